import { daysBefore } from '../../kernel/calendar.ts'
import type { Unconfirmed } from '../../rules/assessment/policy-terms.ts'
import { compare, daysApart, type Filing, FIRST_DAY_DAYS, type Policy } from './same-policy.ts'

/** The record of a docket of the carrier. */
export interface FiledDocket {
  readonly docket: string
  readonly policies_removed_as_of: string | null
  readonly bipd_on_file: number | null
  readonly is_cargo_on_file: boolean | null
  readonly as_of: string | null
  /** Another carrier has it now. */
  readonly is_given_away: boolean
}

/** The last day of the frozen lists of policies. */
const FROZEN_ON = '2026-05-14'

/** A cancellation under the number of a policy whose first day is this near may be one of that policy. */
const SAME_TERM_DAYS = 45

/** An earlier policy overlaps the one that follows it by no more than its notice of cancellation. */
const OVERLAP_DAYS = 60

/** Why a policy is not confirmed, and the day on which that was so. */
export type Reason = readonly [reason: Unconfirmed, on: string | null]

/** The dockets under which lists have a policy, each with the day of its last list. */
const docketsOf = ({ docket, other_dockets, listed_as_of }: Filing) => [
  { docket, day: listed_as_of ?? '' },
  ...(other_dockets?.split(',') ?? []).map(text => {
    const [other = '', day = ''] = text.split(' ')
    return { docket: other, day }
  }),
]

/** Whether another carrier has all dockets of a policy now. */
const isGivenAway = ({ shown }: Policy, dockets: ReadonlyMap<string, FiledDocket>): boolean =>
  dockets.size > 0 &&
  docketsOf(shown).every(({ docket }) => dockets.get(docket ?? '')?.is_given_away === true)

/** Why no docket of a policy supports it any more. Undefined: one does. */
const docketReason = ({ shown }: Policy, dockets: ReadonlyMap<string, FiledDocket>): Reason | undefined => {
  // Most carriers have none that says something, and all of their policies come by here.
  if (dockets.size === 0) return undefined
  const { kind, motus_as_of } = shown
  const reasons = docketsOf(shown).map(({ docket, day }): Reason | undefined => {
    const known = dockets.get(docket ?? '')
    if (known === undefined) return undefined
    const { policies_removed_as_of: removed, as_of } = known
    if (removed !== null && removed > day && (motus_as_of !== null || removed <= FROZEN_ON))
      return ['no_longer_listed', removed]
    const isNone =
      kind === 'bipd' ? known.bipd_on_file === 0 : kind === 'cargo' && known.is_cargo_on_file === false
    return isNone && as_of !== null && as_of >= day ? ['none_on_file', as_of] : undefined
  })
  return reasons.includes(undefined)
    ? undefined
    : reasons.toSorted((one, other) => compare(`${other?.[1]}`, `${one?.[1]}`))[0]
}

/**
 * Whether a cancellation that names no listed policy may be meant for this one: it had begun by then, and neither a later
 * transaction nor another first day tells them apart. An earlier policy of another number that ended about when this one began is
 * another policy, and so is another term of the same number.
 */
const mayMean = (end: Policy, policy: Policy): boolean => {
  const { shown } = policy
  const { history_cancelled_on, effective_on } = end.shown
  // A day before its own first day says nothing.
  const on = (history_cancelled_on ?? '') < (effective_on ?? '') ? null : history_cancelled_on
  const isSameNumber = end.number !== null && end.number === policy.number
  if (end.shown.kind !== shown.kind || (end.shown.is_primary !== shown.is_primary && !isSameNumber))
    return false
  const [theirs, own] = [end.shown.effective_on, shown.effective_on]
  // A filing that is canceled on its first day was made in error.
  if (on !== null && on === theirs) return false
  if (on !== null && ((own !== null && own > on) || (shown.transacted_on ?? '') > on)) return false
  if (theirs === null || own === null) return true
  const isEarlier = theirs < own && theirs < daysBefore(own, FIRST_DAY_DAYS)
  // It ended on the day on which this one began.
  if (isEarlier && on === own) return false
  if (isSameNumber) return daysApart(theirs, own) <= SAME_TERM_DAYS
  return !isEarlier || (on !== null && daysBefore(on, OVERLAP_DAYS) > own)
}

/** The last of the days of filings, by their kind. */
export const lastDays = (filings: readonly Filing[], dayOf: (row: Filing) => string | null) => {
  const days = new Map<string, string>()
  for (const row of filings) {
    const day = dayOf(row)
    if (day !== null && day > (days.get(row.kind) ?? '')) days.set(row.kind, day)
  }
  return days
}

const firstOf = (days: readonly string[]) => days.toSorted()[0] ?? null

/** What decides of each policy of a carrier whether it is confirmed: all of its others. */
export interface Others {
  readonly dockets: ReadonlyMap<string, FiledDocket>
  /** What the service for one carrier gave. */
  readonly lookups: readonly Filing[]
  /** Cancellations that name no policy on record. */
  readonly unmatched: readonly Policy[]
  /** The last day of the register, by the kind of cover. */
  readonly listedTo: ReadonlyMap<string, string>
  /** The last day on which the frozen list of policies in force had one of the carrier. */
  readonly lastFrozenList: string
}

export const othersOf = (
  filings: readonly Filing[],
  policies: readonly Policy[],
): Pick<Others, 'unmatched' | 'listedTo' | 'lastFrozenList'> => ({
  unmatched: policies.filter(
    ({ isListed, history }) =>
      !isListed && (history?.history_cancelled_on != null || history?.history_kind === 'canceled'),
  ),
  listedTo: lastDays(filings, row => row.motus_as_of),
  lastFrozenList: filings.reduce(
    (day, { source_file, listed_as_of }) =>
      source_file === 'ActPendInsur' && (listed_as_of ?? '') > day ? (listed_as_of ?? '') : day,
    '',
  ),
})

/** Why its own rows do not confirm a policy. */
const ownReason = ({ shown, history, isListed }: Policy): Reason | undefined => {
  if (history !== undefined && history.history_cancelled_on === null && isListed) return ['no_end_day', null]
  if (!isListed) return ['history_only', null]
  if (shown.listed_as_of === null) return ['no_longer_listed', shown.unlisted_on]
  return undefined
}

/** Why a later list does not confirm a policy that is still to end after it. */
const listReason = (
  { shown, rows }: Policy,
  cancelled_on: string | null,
  { listedTo, lastFrozenList }: Others,
): Reason | undefined => {
  const listed = listedTo.get(shown.kind) ?? ''
  const isFrozen = listed !== '' && rows.every(row => row.motus_as_of === null)
  if (isFrozen && (cancelled_on === null || cancelled_on > listed)) return ['outdated', listed]
  const isLeftOut =
    shown.source_file === 'ActPendInsur' && shown.listed_as_of !== null && shown.listed_as_of < lastFrozenList
  if (isLeftOut && (cancelled_on === null || cancelled_on > lastFrozenList))
    return ['no_longer_listed', lastFrozenList]
  return undefined
}

/** Why a policy is not confirmed, given how its own rows say that it ends. */
export const reasonOf = (
  policy: Policy,
  { cancelled_on, has_ended }: { readonly cancelled_on: string | null; readonly has_ended: boolean },
  others: Others,
): Reason | undefined => {
  const { shown, rows, history } = policy
  const { dockets, lookups, unmatched } = others
  const lookup = lookups.find(
    ({ kind, as_of }) => kind === shown.kind && rows.every(row => row.as_of <= as_of),
  )
  if (lookup !== undefined) return ['newer_lookup', lookup.as_of]
  if (has_ended) return undefined
  if (isGivenAway(policy, dockets)) return ['docket_given_away', null]
  const later = listReason(policy, cancelled_on, others)
  if (later !== undefined) return later
  if (history?.history_cancelled_on == null) {
    const reason = ownReason(policy) ?? docketReason(policy, dockets)
    if (reason !== undefined) return reason
  }
  if (!policy.isListed) return undefined
  const ends = unmatched.filter(
    end =>
      mayMean(end, policy) &&
      !(cancelled_on !== null && cancelled_on <= (end.shown.history_cancelled_on ?? '')),
  )
  if (ends.length === 0) return undefined
  const days = ends.flatMap(({ history: end }) => end?.history_cancelled_on ?? [])
  return ['unmatched_cancellation', days.length < ends.length ? null : firstOf(days)]
}
