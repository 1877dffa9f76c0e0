import { normalEmail } from '../../shared/normal-contact.ts'
import { type ReadUnit, readingUnits } from './read-alike.ts'

/** A part of an address, and whether it is written otherwise in the other one. */
export interface MarkedPart {
  readonly text: string
  readonly isDifferent: boolean
}

/** Two addresses side by side, each in parts. */
export interface LookalikeMarks {
  readonly requests: readonly MarkedPart[]
  readonly onRecord: readonly MarkedPart[]
}

/** Neighbours that are alike in being different, or not, are one part; nothing is no part. */
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

/** What is written between two signs that are read, and is not read itself: dashes, dots. */
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
 * What is written otherwise in two addresses that look alike, part by part: the `rn` of one and the `m` of the other.
 *
 * Both are told as they are compared, in small letters. Refuses: two that are not read alike are marked sign by sign,
 * from the left. Source: section 5, "Fraud search".
 */
export const lookalikeMarks = (requested: string, onRecord: string): LookalikeMarks => {
  const one = cellsOf(readingUnits(normalEmail(requested) ?? ''))
  const other = cellsOf(readingUnits(normalEmail(onRecord) ?? ''))
  return { requests: marked(one, other), onRecord: marked(other, one) }
}
