import { formatCount } from '../../shared/amounts.ts'
import { addMonths, type CalendarDate } from '../../shared/calendar-date.ts'
import type { UploadedFile } from '../../shared/files.ts'
import type { CarrierId } from '../../shared/ids.ts'
import { done, type Outcome, refused } from '../../shared/outcome.ts'
import type { Problem } from '../../shared/refusal.ts'
import { type FileKind, PDF, PICTURES, uploadProblems } from '../../shared/upload-problems.ts'
import type { RecordedCheckKind } from './own-check.ts'

/** The kinds of file for a check. Source: section 3, "Check of one's own". Choice: a document or a photograph of one. */
export const OWN_CHECK_FILE_KINDS: readonly FileKind[] = [PDF, ...PICTURES]

/** Characters of a note and of a reason, at most. Choice: a paragraph. */
export const OWN_CHECK_CHARACTERS_MAX = 1_000

/** How many months a check counts at most. Choice: what was seen three years ago is no check. */
const MONTHS_MAX = 36

/** How long a new check counts. Source: section 3, "Check of one's own". */
export type OwnCheckTerm = '3-months' | '6-months' | '12-months' | 'on-a-date'

/** The label of each, in the order in which they are offered. Source: section 3, "Check of one's own"; the wording is ours. */
export const OWN_CHECK_TERM_LABELS: Readonly<Record<OwnCheckTerm, string>> = {
  '3-months': '3 months',
  '6-months': '6 months',
  '12-months': '1 year',
  'on-a-date': 'Date',
}

const MONTHS: Readonly<Partial<Record<OwnCheckTerm, number>>> = {
  '3-months': 3,
  '6-months': 6,
  '12-months': 12,
}

/**
 * The last day of a check that counts so long, from its own day on. `date`: the one chosen for "on a date".
 *
 * Empty: null without a day to count from, or without a date. Source: section 3, "Check of one's own".
 */
export const lastDayOfCheck = (
  term: OwnCheckTerm,
  checkedOn: CalendarDate | null,
  date: CalendarDate | null,
): CalendarDate | null => {
  const months = MONTHS[term]
  if (months === undefined) return date
  return checkedOn === null ? null : addMonths(checkedOn, months)
}

/** A new check of a carrier. Source: section 3, "Check of one's own". */
export interface NewOwnCheck {
  readonly carrierId: CarrierId
  readonly kind: RecordedCheckKind
  readonly isVerified: boolean
  readonly checkedOn: CalendarDate
  /** The last day it counts. Null: it found nothing. */
  readonly expiresOn: CalendarDate | null
  readonly note: string | null
  readonly file?: UploadedFile
}

/** A check as it is typed. Source: section 3, "Check of one's own". */
export interface OwnCheckDraft {
  readonly carrierId: CarrierId
  /** Null: none is chosen. */
  readonly kind: RecordedCheckKind | null
  /** What came of it. Null: not chosen. */
  readonly isVerified: boolean | null
  /** Null: no day, or one that cannot be read. */
  readonly checkedOn: CalendarDate | null
  /** The last day it counts, which is left out for a check that found nothing. */
  readonly expiresOn: CalendarDate | null
  readonly note: string
  readonly file: UploadedFile | null
}

const tooLong = (text: string): string | undefined => {
  const tooMany = text.trim().length - OWN_CHECK_CHARACTERS_MAX
  return tooMany > 0 ? `Shorten it by ${formatCount(tooMany, 'character')}.` : undefined
}

const endProblem = (
  { isVerified, checkedOn, expiresOn }: OwnCheckDraft,
  today: CalendarDate,
): string | undefined => {
  if (isVerified === false) return undefined
  if (expiresOn === null) return 'Choose the last day it counts.'
  if (checkedOn !== null && expiresOn < checkedOn) return 'This is before the check. Choose a later day.'
  if (expiresOn < today) return 'This date is in the past. Choose today or later.'
  return checkedOn !== null && expiresOn > addMonths(checkedOn, MONTHS_MAX)
    ? 'Choose a day within 3 years of the check.'
    : undefined
}

type Check = (draft: OwnCheckDraft, today: CalendarDate) => string | undefined

const CHECKS: Readonly<Record<keyof Omit<NewOwnCheck, 'carrierId'>, Check>> = {
  kind: ({ kind }) => (kind === null ? 'Choose what was checked.' : undefined),
  isVerified: ({ isVerified }) => (isVerified === null ? 'Choose what came of it.' : undefined),
  checkedOn: ({ checkedOn }, today) => {
    if (checkedOn === null) return 'Enter the day of the check.'
    return checkedOn > today ? 'This day is in the future. Enter the day it was checked.' : undefined
  },
  expiresOn: endProblem,
  note: ({ note }) => tooLong(note),
  file: ({ file }) => (file === null ? undefined : uploadProblems(file, OWN_CHECK_FILE_KINDS)[0]),
}

/**
 * The problems of a check as typed, by field, in the order of the form.
 *
 * Empty: none, when it may be sent. Source: section 3, "Check of one's own".
 */
export const ownCheckProblems = (draft: OwnCheckDraft, today: CalendarDate): readonly Problem[] =>
  Object.entries(CHECKS).flatMap(([field, check]) => {
    const message = check(draft, today)
    return message === undefined ? [] : [{ field, message }]
  })

/** The check to send for what was typed. Refuses: with the problems, by field. Source: section 3, "Check of one's own". */
export const readOwnCheck = (
  draft: OwnCheckDraft,
  today: CalendarDate,
): Outcome<NewOwnCheck, readonly Problem[]> => {
  const problems = ownCheckProblems(draft, today)
  const { kind, isVerified, checkedOn, expiresOn, carrierId, note, file } = draft
  if (problems.length > 0 || kind === null || isVerified === null || checkedOn === null)
    return refused(problems)
  return done({
    carrierId,
    kind,
    isVerified,
    checkedOn,
    expiresOn: isVerified ? expiresOn : null,
    note: note.trim() || null,
    ...(file !== null && { file }),
  })
}

/**
 * The problems of the reason for which a check is taken back.
 *
 * Empty: none. Source: section 3, "Check of one's own". Choice: without a reason no one knows later why it no longer counts.
 */
export const withdrawalProblems = (reason: string): readonly Problem[] => {
  const message = reason.trim() === '' ? 'Enter the reason.' : tooLong(reason)
  return message === undefined ? [] : [{ field: 'reason', message }]
}
