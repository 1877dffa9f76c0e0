import { daysBefore } from '../../kernel/calendar.ts'
import type { FilingEndKind, Unconfirmed } from '../../rules/assessment/policy-terms.ts'
import { compare, daysApart, type Filing, FIRST_DAY_DAYS, policiesOf, type Policy } from './same-policy.ts'

/** What follows for a row from all filings of its carrier. */
export interface Settled {
  readonly cancelled_on: string | null
  readonly has_ended: boolean
  readonly end_kind: FilingEndKind | null
  readonly ended_source_file: string | null
  readonly ended_as_of: string | null
  readonly is_pending: boolean
  readonly unconfirmed: Unconfirmed | null
  readonly unconfirmed_on: string | null
}

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

/** The end that the rows of a policy tell. The list of ended policies comes before any notice in a list of policies in force. */
const endOf = ({ shown, history }: Policy) => {
  const on = history?.history_cancelled_on ?? null
  const isUndated = history !== undefined && on === null
  const has_ended = isUndated && history.history_kind === 'canceled'
  if (history !== undefined && (on !== null || has_ended))
    return {
      cancelled_on: on,
      has_ended,
      end_kind: history.history_kind ?? 'other',
      ended_source_file: history.history_file,
      ended_as_of: history.history_as_of,
    } as const
  const { listed_cancelled_on } = shown
  const end_kind = listed_cancelled_on === null ? null : 'canceled'
  return {
    cancelled_on: listed_cancelled_on,
    has_ended: false,
    end_kind,
    ended_source_file: null,
    ended_as_of: null,
  } as const
}

type Reason = readonly [reason: Unconfirmed, on: string | null]

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
const lastDays = (filings: readonly Filing[], dayOf: (row: Filing) => string | null) => {
  const days = new Map<string, string>()
  for (const row of filings) {
    const day = dayOf(row)
    if (day !== null && day > (days.get(row.kind) ?? '')) days.set(row.kind, day)
  }
  return days
}

const firstOf = (days: readonly string[]) => days.toSorted()[0] ?? null

/**
 * What follows for each filing of a carrier from all of them, the same whatever the order in which they were read: which rows
 * are one policy, how it ended, and why it is not confirmed.
 *
 * A missing end does not prove cover. A filing is not confirmed when a register of the same or a later day has nothing of its
 * kind on file for its dockets; when a later list has these without policies, or no longer has it; when another carrier has them
 * now; when only the list of ended policies has it, or tells an end without a day; when the register that began on 14 May 2026
 * lists policies of its kind, and not this one; when it was filed again after its end; when a cancellation names no policy on
 * record and may mean it. What the service for one carrier gave comes before the files up to its day, and is not confirmed beside
 * a later one.
 */
export const settleFilings = (
  all: readonly (Filing & Partial<Settled>)[],
  dockets: ReadonlyMap<string, FiledDocket>,
): ReadonlyMap<Filing, Settled> => {
  const settled = new Map<Filing, Settled>()
  const filings = all.filter(({ federal_key }) => federal_key !== null)
  const lookups = all.filter(({ source_file }) => source_file === 'QCMobile')
  const policies = policiesOf(filings)
  const unmatched = policies.filter(
    ({ isListed, history }) =>
      !isListed && (history?.history_cancelled_on != null || history?.history_kind === 'canceled'),
  )
  const listedTo = lastDays(filings, row => row.motus_as_of)
  // The last day on which the frozen list of policies in force had one of the carrier.
  const lastFrozenList = filings.reduce(
    (day, { source_file, listed_as_of }) =>
      source_file === 'ActPendInsur' && (listed_as_of ?? '') > day ? (listed_as_of ?? '') : day,
    '',
  )

  const listReason = (policy: Policy): Reason | undefined => {
    const { shown, history, isListed } = policy
    if (history !== undefined && history.history_cancelled_on === null && isListed)
      return ['no_end_day', null]
    if (!isListed) return ['history_only', null]
    if (shown.listed_as_of === null) return ['no_longer_listed', shown.unlisted_on]
    return undefined
  }
  const reasonOf = (
    policy: Policy,
    { cancelled_on, has_ended }: ReturnType<typeof endOf>,
  ): Reason | undefined => {
    const { shown, rows, history } = policy
    const lookup = lookups.find(
      ({ kind, as_of }) => kind === shown.kind && rows.every(row => row.as_of <= as_of),
    )
    if (lookup !== undefined) return ['newer_lookup', lookup.as_of]
    if (has_ended) return undefined
    if (isGivenAway(policy, dockets)) return ['docket_given_away', null]
    const listed = listedTo.get(shown.kind) ?? ''
    const isFrozen = listed !== '' && rows.every(row => row.motus_as_of === null)
    if (isFrozen && (cancelled_on === null || cancelled_on > listed)) return ['outdated', listed]
    const isLeftOut =
      shown.source_file === 'ActPendInsur' &&
      shown.listed_as_of !== null &&
      shown.listed_as_of < lastFrozenList
    if (isLeftOut && (cancelled_on === null || cancelled_on > lastFrozenList))
      return ['no_longer_listed', lastFrozenList]
    if (history?.history_cancelled_on == null) {
      const reason = listReason(policy) ?? docketReason(policy, dockets)
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

  for (const policy of policies) {
    const own = endOf(policy)
    const isFiledAgain =
      own.cancelled_on !== null &&
      own.end_kind !== 'canceled' &&
      policy.shown.motus_as_of !== null &&
      (policy.shown.transacted_on ?? '') > own.cancelled_on
    const reason: Reason | undefined = isFiledAgain
      ? ['filed_again', own.cancelled_on]
      : reasonOf(policy, own)
    const cancelled_on = isFiledAgain ? null : own.cancelled_on
    // Each value by its name: these are written for each row of an import, and a copy of an object takes several times as long.
    for (const row of policy.rows) {
      const isShown = row === policy.shown
      settled.set(row, {
        cancelled_on,
        has_ended: own.has_ended,
        end_kind: own.end_kind,
        ended_source_file: own.ended_source_file,
        ended_as_of: own.ended_as_of,
        is_pending: !isShown || reason !== undefined || own.has_ended,
        unconfirmed: isShown ? (reason?.[0] ?? null) : 'same_policy',
        unconfirmed_on: isShown ? (reason?.[1] ?? null) : null,
      })
    }
  }
  for (const lookup of lookups) {
    const later = lastDays(filings, row => row.as_of).get(lookup.kind) ?? ''
    const isOld = later > lookup.as_of
    settled.set(lookup, {
      cancelled_on: lookup.cancelled_on ?? null,
      has_ended: false,
      end_kind: lookup.end_kind ?? null,
      ended_source_file: lookup.ended_source_file ?? null,
      ended_as_of: lookup.ended_as_of ?? null,
      is_pending: isOld,
      unconfirmed: isOld ? 'newer_file' : null,
      unconfirmed_on: isOld ? later : null,
    })
  }
  return settled
}
