/** A text cut into three parts, of which the middle one matches what was typed. */
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

/** The letters and digits of a text in capitals, each with its position; other characters are ignored. */
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
 * Finds `typed` in `text`, comparing only letters and digits, without case: "J.B. Hunt" begins with "JBH".
 *
 * `where`: whether it must be at the start, be the whole text, or may be anywhere.
 * Empty:   an empty `typed` highlights nothing and still matches.
 * Refuses: undefined when it is not there.
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

/** The positions in the text of `length` code units of capitals, from the counting character `at`. */
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
