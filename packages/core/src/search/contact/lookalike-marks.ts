import { normalEmail } from '../../shared/normal-contact.ts'
import { type ReadUnit, readingUnits } from './read-alike.ts'

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

/**
 * Marks the differences of two similar addresses, part by part: the `rn` of one and the `m` of the other.
 *
 * Both are returned as compared, in lower case. Refuses: two addresses that do not look alike are marked character by
 * character, from the left. Source: section 5, "Fraud search".
 */
export const lookalikeMarks = (requested: string, onRecord: string): LookalikeMarks => {
  const one = cellsOf(readingUnits(normalEmail(requested) ?? ''))
  const other = cellsOf(readingUnits(normalEmail(onRecord) ?? ''))
  return { requests: marked(one, other), onRecord: marked(other, one) }
}
