import { addDays, type CalendarDate, formatCalendarDate } from '../../shared/calendar-date.ts'
import { withCapital } from '../../shared/first-letter.ts'
import { sourceAndDayText } from '../../shared/source-text.ts'
import type { AuthorityEnd } from '../carrier.ts'
import { endOfAuthorityText, noticeOfEndText } from '../facts/authority-facts.ts'
import type { AuthorityAction, AuthorityKind } from './authority-history.ts'

/** A notice that an authority is to be revoked or suspended. Source: section 3, "Carrier detail"; the call is ours. */
export interface AuthorityNotice {
  readonly authority: AuthorityKind
  /** With its prefix: `MC123456`. Null: not on record. */
  readonly docket: string | null
  readonly kind: AuthorityEnd
  readonly servedOn: CalendarDate | null
  /** The first day without the authority, which may lie ahead. */
  readonly effectiveOn: CalendarDate | null
  /** The federal file, and its day. */
  readonly source: string | null
  readonly asOf: CalendarDate | null
}

/** One line of what the agency did to an authority. */
export interface AuthorityAct {
  readonly key: string
  readonly on: CalendarDate
  /** "Common authority, MC 123456". */
  readonly about: string
  readonly text: string
  /** Pending: it lies ahead. Void: it changed nothing. */
  readonly status: 'done' | 'pending' | 'void'
  /** The file and its day: "Motus AuthHist, 20 Nov 2026". Null: none is on record. */
  readonly source: string | null
}

/** A notice and the change that follows from it are one act when they are this near to each other. */
const ONE_ACT_DAYS = 45

const LABELS: Readonly<Record<AuthorityKind, string>> = {
  common: 'Common authority',
  contract: 'Contract authority',
  broker: 'Broker authority',
}

/** Since May 2026 the register no longer tells common and contract authority apart. */
const aboutText = ({
  authority,
  docket = null,
  source = null,
}: Pick<AuthorityAction, 'authority' | 'docket' | 'source'>): string => {
  const label =
    authority === 'common' && source?.startsWith('Motus') === true ? 'Carrier authority' : LABELS[authority]
  return docket === null ? label : `${label}, ${docket.replace(/^([A-Z]+)/, '$1 ')}`
}

const plain = (text: string): string => text.trim().toLowerCase()

const isDiscontinued = ({ finalAction }: AuthorityAction): boolean =>
  finalAction !== null && plain(finalAction).startsWith('discontinued')

/** The day on which an action ended its authority. Null: it did not. */
const endedOn = ({ action, actedOn, finalAction, finalOn }: AuthorityAction): CalendarDate | null => {
  if (plain(action) === 'inactive') return actedOn
  return finalAction !== null && plain(finalAction) === 'revoked' ? finalOn : null
}

/**
 * An action of the register as text: "Involuntary revocation, revoked 9 Feb 2019". A change to inactive is named by what
 * it was: "Revoked", "Suspended".
 *
 * Source: section 3, "Carrier detail".
 */
export const authorityActionText = (row: AuthorityAction): string => {
  const { action, finalAction, finalOn, endKind = null } = row
  if (isDiscontinued(row)) return `${withCapital(plain(action))}, discontinued: authority stayed in force`
  if (plain(action) === 'inactive' && endKind !== null && endKind !== 'inactive') return withCapital(endKind)
  const ended =
    finalAction === null
      ? ''
      : `, ${plain(finalAction)}${finalOn === null ? '' : ` ${formatCalendarDate(finalOn)}`}`
  return `${withCapital(plain(action))}${ended}`
}

const sourceOf = ({ source = null, asOf = null }: Pick<AuthorityAction, 'source' | 'asOf'>): string | null =>
  source === null ? null : sourceAndDayText(source, asOf)

/** Whether the history has the same act: served on the same day, or ended within 45 days of the day of the notice. */
const isOneActWith =
  ({ authority, servedOn, effectiveOn }: AuthorityNotice) =>
  (row: AuthorityAction): boolean => {
    if (row.authority !== authority) return false
    if (servedOn !== null && row.actedOn === servedOn && row.finalAction !== null) return true
    const end = endedOn(row)
    return (
      effectiveOn !== null &&
      end !== null &&
      end >= addDays(effectiveOn, -ONE_ACT_DAYS) &&
      end <= addDays(effectiveOn, ONE_ACT_DAYS)
    )
  }

const noticeText = ({ kind, effectiveOn }: AuthorityNotice, today: CalendarDate): string => {
  if (effectiveOn === null) return `Notice of ${kind === 'suspended' ? 'suspension' : 'revocation'}`
  const end = { kind, on: effectiveOn }
  return withCapital(effectiveOn > today ? noticeOfEndText(end) : endOfAuthorityText(end))
}

/** What is on record of authorities, by the files. */
export interface AuthorityRecord {
  readonly actions: readonly AuthorityAction[]
  readonly notices: readonly AuthorityNotice[]
}

/**
 * What the agency did to the authorities of a carrier, newest first: each act once, with its file and day. A notice
 * ahead is pending, and a discontinued revocation changed nothing.
 *
 * Empty: none. A notice without any day is left out.
 * Source: section 3, "Carrier detail". Choice: since May 2026 one act is in two files, as a notice and as a change;
 * they are taken for one when they are at most 45 days apart. The register's own reasons are free text and not shown.
 */
export const authorityActs = (
  { actions, notices }: AuthorityRecord,
  today: CalendarDate,
): readonly AuthorityAct[] => {
  const done = actions.map(
    (row): Omit<AuthorityAct, 'key'> => ({
      on: row.actedOn,
      about: aboutText(row),
      text: authorityActionText(row),
      status: isDiscontinued(row) ? 'void' : 'done',
      source: sourceOf(row),
    }),
  )
  const announced = notices
    .filter(notice => !actions.some(isOneActWith(notice)))
    .flatMap((notice): readonly Omit<AuthorityAct, 'key'>[] => {
      const on = notice.effectiveOn ?? notice.servedOn
      if (on === null) return []
      return [
        {
          on,
          about: aboutText(notice),
          text: noticeText(notice, today),
          status: on > today ? 'pending' : 'done',
          source: sourceOf(notice),
        },
      ]
    })
  return [...done, ...announced]
    .toSorted((one, other) => (one.on === other.on ? 0 : one.on < other.on ? 1 : -1))
    .map((act, at) => ({ ...act, key: String(at) }))
}
