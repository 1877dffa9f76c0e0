/** A text cut in three, of which the middle part is the one that was typed. */
export interface HighlightedText {
  readonly before: string
  readonly highlight: string
  readonly after: string
}

interface Counting {
  readonly character: string
  readonly start: number
  readonly end: number
}

/** The letters and digits of a text in capitals, each with where it stands; nothing else counts. */
const countingCharacters = (text: string): readonly Counting[] => {
  const counting: Counting[] = []
  let start = 0
  for (const character of text) {
    const end = start + character.length
    if (/[\p{L}\p{N}]/u.test(character)) counting.push({ character: character.toUpperCase(), start, end })
    start = end
  }
  return counting
}

/**
 * Where `typed` stands in `text`, when only letters and digits count and case does not: "J.B. Hunt" begins with "JBH".
 *
 * `where`: whether it must stand at the start, be the whole, or may stand anywhere.
 * Empty:   an empty `typed` lights nothing and still matches.
 * Refuses: undefined when it does not stand there.
 */
export const highlightText = (
  text: string,
  typed: string,
  where: 'start' | 'whole' | 'anywhere' = 'start',
): HighlightedText | undefined => {
  const counting = countingCharacters(text)
  const stripped = counting.map(({ character }) => character).join('')
  const wanted = countingCharacters(typed)
    .map(({ character }) => character)
    .join('')
  const at = stripped.indexOf(wanted)
  if (at < 0 || (where !== 'anywhere' && at > 0)) return undefined
  if (where === 'whole' && stripped !== wanted) return undefined
  if (wanted === '') return { before: text, highlight: '', after: '' }
  const ends = positionsOf(counting, at, wanted.length)
  return ends === undefined
    ? undefined
    : {
        before: text.slice(0, ends.from),
        highlight: text.slice(ends.from, ends.to),
        after: text.slice(ends.to),
      }
}

/** Where the counting characters from `at`, `length` code units of capitals long, stand in the text itself. */
const positionsOf = (counting: readonly Counting[], at: number, length: number) => {
  let passed = 0
  let from: number | undefined
  for (const { character, start, end } of counting) {
    if (from === undefined && passed >= at) from = start
    passed += character.length
    if (from !== undefined && passed >= at + length) return { from, to: end }
  }
  return undefined
}
