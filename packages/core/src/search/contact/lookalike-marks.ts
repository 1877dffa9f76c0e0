import { normalEmail } from '../../shared/normal-contact.ts'
import { type ReadUnit, readingOf, readingUnits } from './read-alike.ts'

/** A part of an address, and whether it differs from the other address. */
export interface MarkedPart {
  readonly text: string
  readonly isDifferent: boolean
}

/** Two addresses side by side, each in parts. */
export interface LookalikeMarks {
  readonly requests: readonly MarkedPart[]
  readonly onRecord: readonly MarkedPart[]
}

/** Joins neighboring parts that are both marked or both unmarked, and drops empty ones. */
const joined = (parts: readonly MarkedPart[]): readonly MarkedPart[] => {
  const all: MarkedPart[] = []
  for (const { text, isDifferent } of parts) {
    if (text === '') continue
    const last = all.at(-1)
    if (last?.isDifferent === isDifferent) all.splice(-1, 1, { text: last.text + text, isDifferent })
    else all.push({ text, isDifferent })
  }
  return all
}

/** Characters between two compared ones that are ignored in the comparison: dashes, dots. */
interface Cell {
  readonly unread: string
  readonly written: string
}

const cellsOf = (units: readonly ReadUnit[]): readonly Cell[] => {
  const cells: Cell[] = []
  let unread = ''
  for (const { written, read } of units) {
    if (read === '') unread += written
    else {
      cells.push({ unread, written })
      unread = ''
    }
  }
  return [...cells, { unread, written: '' }]
}

const marked = (own: readonly Cell[], other: readonly Cell[]): readonly MarkedPart[] =>
  joined(
    own.flatMap(({ unread, written }, at) => [
      { text: unread, isDifferent: unread !== other[at]?.unread },
      { text: written, isDifferent: written !== other[at]?.written },
    ]),
  )

/** Marks what stands between the same beginning and the same end. */
const between = (one: readonly string[], other: readonly string[]): LookalikeMarks => {
  const most = Math.min(one.length, other.length)
  let start = 0
  while (start < most && one[start] === other[start]) start += 1
  let end = 0
  while (end < most - start && one.at(-1 - end) === other.at(-1 - end)) end += 1
  const marks = (signs: readonly string[]) =>
    joined([
      { text: signs.slice(0, start).join(''), isDifferent: false },
      { text: signs.slice(start, signs.length - end).join(''), isDifferent: true },
      { text: signs.slice(signs.length - end).join(''), isDifferent: false },
    ])
  return { requests: marks(one), onRecord: marks(other) }
}

/**
 * Marks the differences of two similar addresses, part by part: the `rn` of one and the `m` of the other.
 *
 * Both are returned as compared, in lower case. Two that do not read alike, such as with a letter more, are marked from
 * the first difference to the last. Source: section 5, "Fraud search".
 */
export const lookalikeMarks = (requested: string, onRecord: string): LookalikeMarks => {
  const [a, b] = [normalEmail(requested) ?? '', normalEmail(onRecord) ?? '']
  if (readingOf(a) !== readingOf(b)) return between([...a], [...b])
  const one = cellsOf(readingUnits(a))
  const other = cellsOf(readingUnits(b))
  return { requests: marked(one, other), onRecord: marked(other, one) }
}
