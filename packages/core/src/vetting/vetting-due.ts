import { addDays, type CalendarDate, daysBetween } from '../shared/calendar-date.ts'
import type { LastDecision, Vetted, VettingReason, VettingSettings, VettingTerms } from './vetting.ts'

/** A carrier that is due, and why. */
export type VettingIsDue =
  | { readonly code: 'never_decided'; readonly dueOn: null }
  | {
      /** `days` since the day of the decision or of the use. */
      readonly code: 'decided_long_ago' | 'not_used'
      readonly since: CalendarDate
      readonly days: number
      /** The first day on which it was due. */
      readonly dueOn: CalendarDate
    }
  | {
      readonly code: 'older_version'
      /** The version that decided. Null: none. */
      readonly version: number | null
      readonly inForce: number
      readonly dueOn: CalendarDate
    }

/** Whether a carrier is to be decided on again, and why or when. */
export type VettingDue =
  | VettingIsDue
  /** `dueOn`: the day on which it becomes due if nothing happens. Null: it never does. */
  | { readonly code: 'not_due'; readonly dueOn: CalendarDate | null }

const later = (one: CalendarDate, other: CalendarDate): CalendarDate => (one > other ? one : other)

/** Whether a decision was made before the version that is in force. */
const isUnderOlderVersion = (
  { policyVersion }: Pick<LastDecision, 'policyVersion'>,
  { inForce }: Pick<VettingTerms, 'inForce'>,
): boolean => inForce !== null && (policyVersion ?? 0) < inForce.number

/**
 * The version that is in force, where a carrier was decided on under an older one.
 *
 * Empty: undefined where the decision is under the version in force, and without a decision or a version. Source: section 3,
 * "Re-vetting".
 */
export const newerVersion = (
  { lastDecision }: Pick<Vetted, 'lastDecision'>,
  terms: Pick<VettingTerms, 'inForce'>,
): number | undefined =>
  lastDecision !== null && isUnderOlderVersion(lastDecision, terms) ? terms.inForce?.number : undefined

/** Each reason that is on, with its first day. */
const reasonsOf = (
  decision: LastDecision,
  lastUsedOn: CalendarDate | null,
  terms: VettingTerms,
  today: CalendarDate,
): readonly (VettingIsDue & { readonly dueOn: CalendarDate })[] => {
  const { everyDays, unusedDays, afterNewVersion, inForce } = terms
  const { on, policyVersion } = decision
  const timed = (code: 'decided_long_ago' | 'not_used', since: CalendarDate, dueOn: CalendarDate) => ({
    code,
    since,
    days: daysBetween(since, today),
    dueOn,
  })
  return [
    ...(everyDays === null ? [] : [timed('decided_long_ago', on, addDays(on, everyDays))]),
    ...(unusedDays === null || lastUsedOn === null
      ? []
      : [timed('not_used', lastUsedOn, addDays(later(on, lastUsedOn), unusedDays))]),
    ...(!afterNewVersion || inForce === null || !isUnderOlderVersion(decision, terms)
      ? []
      : [
          {
            code: 'older_version',
            version: policyVersion,
            inForce: inForce.number,
            dueOn: later(on, inForce.since),
          } as const,
        ]),
  ]
}

/** Whether carriers are decided on again at all. Empty: false, with every setting off. */
export const vettingIsOn = ({ everyDays, unusedDays, afterNewVersion }: VettingSettings): boolean =>
  everyDays !== null || unusedDays !== null || afterNewVersion

/**
 * Whether a carrier is to be decided on again: by the reason that came first, or else the day on which one comes.
 *
 * Source: section 3, "Re-vetting". Choice: days without a use count from the last decision where that is later, so that a
 * decision settles them, and are a reason again when as many pass after it; a carrier that was never used cannot be used
 * again. A decision under an older version is a reason only where the company says so. Empty: not due, without a day, for a
 * carrier that is not onboarded, and with everything off.
 */
export const vettingDue = (
  { isOnboarded, lastDecision, lastUsedOn }: Omit<Vetted, 'carrierId'>,
  terms: VettingTerms,
  today: CalendarDate,
): VettingDue => {
  if (!isOnboarded || !vettingIsOn(terms)) return { code: 'not_due', dueOn: null }
  if (lastDecision === null) return { code: 'never_decided', dueOn: null }
  const [first] = reasonsOf(lastDecision, lastUsedOn, terms, today).toSorted((one, other) =>
    one.dueOn < other.dueOn ? -1 : one.dueOn > other.dueOn ? 1 : 0,
  )
  if (first === undefined) return { code: 'not_due', dueOn: null }
  return first.dueOn <= today ? first : { code: 'not_due', dueOn: first.dueOn }
}

/** The reason for which a carrier is due. Empty: undefined: it is not. */
export const vettingReason = ({ code }: VettingDue): VettingReason | undefined =>
  code === 'not_due' ? undefined : code

/** What sorts before everything else comes first: never decided, then by the day, and without a day last. */
const sortKey = ({ code, dueOn }: VettingDue): string => (code === 'never_decided' ? '' : (dueOn ?? '~'))

/** The most overdue first: those on which no one has decided, then by the first day on which they are due. */
export const mostOverdueFirst = (one: VettingDue, other: VettingDue): number => {
  const [before, after] = [sortKey(one), sortKey(other)]
  return before < after ? -1 : before > after ? 1 : 0
}
