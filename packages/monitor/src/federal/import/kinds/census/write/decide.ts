import { FILE_KINDS, type FileKind, type Mark, type Marks } from './federal-marks.ts'

/** What one row of a file does to a carrier that is known already. */
export interface Decision {
  readonly outcome: 'changed' | 'unchanged' | 'outdated'
  /** Write what both kinds of file tell: names, addresses, fleet. */
  readonly writesShared: boolean
  /** Write what only the Company Census File tells: status, dockets, officers, cargo, rating. */
  readonly writesRegistration: boolean
  /** The marks afterwards; the very ones from before when nothing is to be kept. */
  readonly marks: Marks
}

/** The later day is the stronger word; on one day, the register itself is. */
const isStronger = (kind: FileKind, asOf: string, other: FileKind, otherAsOf: string) =>
  asOf === otherAsOf ? FILE_KINDS.indexOf(kind) > FILE_KINDS.indexOf(other) : asOf > otherAsOf

/** Whether a file of this kind and day has the last word on what both kinds tell. */
const hasLastWord = (kind: FileKind, asOf: string, marks: Marks) =>
  FILE_KINDS.every(other => {
    const mark = marks[other]
    return other === kind || mark === undefined || isStronger(kind, asOf, other, mark.asOf)
  })

/**
 * What a row changes, given what was last read of the carrier.
 *
 * A file never overwrites what a later one said; the order in which files are read makes no difference to what stands
 * in the end; and a row read again changes nothing. A row that is repeated on a later day counts as unchanged, though
 * the day is kept.
 */
export const decide = (before: Marks, kind: FileKind, row: Mark): Decision => {
  const own = before[kind]
  const speaks = hasLastWord(kind, row.asOf, before)
  if (own === undefined ? !speaks && kind === 'sms' : row.asOf < own.asOf)
    return { outcome: 'outdated', writesShared: false, writesRegistration: false, marks: before }
  const isNew = own?.digest !== row.digest
  const spoke = own !== undefined && hasLastWord(kind, own.asOf, before)
  const writesShared = speaks && (isNew || !spoke)
  const writesRegistration = kind === 'company' && isNew
  return {
    outcome: writesShared || writesRegistration ? 'changed' : 'unchanged',
    writesShared,
    writesRegistration,
    marks: !isNew && own?.asOf === row.asOf ? before : { ...before, [kind]: row },
  }
}

/**
 * The day that is on a carrier's census facts.
 *
 * Choice: where both kinds of file were read it is the register's, which is the earlier one whenever the SMS census had
 *   the last word. One day stands for all of these facts, so it must not make any of them younger than it is.
 */
export const censusDay = (marks: Marks): string | null => marks.company?.asOf ?? marks.sms?.asOf ?? null
