import { daysBefore } from '../assessment/calendar.ts'
import type { EndKind, Unconfirmed } from '../database/tables/vetting-tables.ts'
import { insurerKey, policyNumberKey } from './policy-number.ts'

/** What follows for a row from all filings of its carrier. */
export interface Settled {
  readonly cancelled_on: string | null
  readonly has_ended: boolean
  readonly end_kind: EndKind | null
  readonly ended_source_file: string | null
  readonly ended_as_of: string | null
  readonly is_pending: boolean
  readonly unconfirmed: Unconfirmed | null
  readonly unconfirmed_on: string | null
}

/** A stored filing as the files tell it: one row for each way in which they write a policy. */
export interface Filing {
  readonly federal_key: number | null
  readonly kind: string
  readonly is_primary: boolean
  readonly policy_number: string | null
  readonly insurer: string | null
  readonly amount: number | null
  readonly effective_on: string | null
  readonly transacted_on: string | null
  readonly docket: string | null
  readonly other_dockets: string | null
  readonly listed_cancelled_on: string | null
  readonly listed_as_of: string | null
  readonly motus_as_of: string | null
  readonly unlisted_on: string | null
  readonly history_cancelled_on: string | null
  readonly history_kind: EndKind | null
  readonly history_file: string | null
  readonly history_as_of: string | null
  readonly source_file: string | null
  readonly as_of: string
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

/** The first day of a policy may differ by so much between files. */
const FIRST_DAY_DAYS = 3

/** A cancellation under the number of a policy whose first day is this near may be one of that policy. */
const SAME_TERM_DAYS = 45

/** An earlier policy overlaps the one that follows it by no more than its notice of cancellation. */
const OVERLAP_DAYS = 60

const daysApart = (one: string, other: string) => Math.abs(Date.parse(one) - Date.parse(other)) / 86_400_000

const compare = (one: string | number, other: string | number) => (one === other ? 0 : one < other ? -1 : 1)

/** The row that stands for its policy first: the one that was listed last, of those the one with the least amount. */
const byList = (one: Filing, other: Filing): number =>
  compare(other.motus_as_of ?? '', one.motus_as_of ?? '') ||
  compare(other.listed_as_of ?? '', one.listed_as_of ?? '') ||
  compare(other.as_of, one.as_of) ||
  compare(one.amount ?? Infinity, other.amount ?? Infinity) ||
  compare(one.federal_key ?? 0, other.federal_key ?? 0)

/** The end of one of several rows: the last day, then the kind that is the least of a renewal. */
const byEnd = (one: Filing, other: Filing): number =>
  compare(other.history_cancelled_on ?? '', one.history_cancelled_on ?? '') ||
  compare(one.history_kind ?? '~', other.history_kind ?? '~') ||
  compare(other.history_as_of ?? '', one.history_as_of ?? '') ||
  compare(other.history_file ?? '', one.history_file ?? '')

/** A policy: the rows that are of it, and what they tell together. */
interface Policy {
  readonly rows: readonly Filing[]
  readonly shown: Filing
  readonly number: string | null
  /** The row of the list of ended policies that tells its end. */
  readonly history: Filing | undefined
  readonly isListed: boolean
}

const policyOf = (number: string | null, rows: readonly Filing[]): Policy => {
  const [shown] = rows.toSorted(byList)
  if (shown === undefined) throw new Error('A policy has a row.')
  return {
    rows,
    shown,
    number,
    history: rows.filter(({ history_as_of }) => history_as_of !== null).toSorted(byEnd)[0],
    isListed: rows.some(({ listed_as_of, motus_as_of }) => listed_as_of !== null || motus_as_of !== null),
  }
}

const grouped = <T>(rows: readonly T[], keyOf: (row: T) => string): readonly (readonly T[])[] => {
  const groups = new Map<string, T[]>()
  for (const row of rows) {
    const key = keyOf(row)
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [row])
    else group.push(row)
  }
  return [...groups.values()]
}

/**
 * Rows of one number in terms: the first day of each is near that of another row of its term. A row without a first day is of the
 * one term that there is; beside several a listed one is of the last, and an end of none of them.
 */
const termsOf = (rows: readonly Filing[]): readonly (readonly Filing[])[] => {
  if (rows.length === 1) return [rows]
  const terms: Filing[][] = []
  let before = ''
  const dated = rows
    .filter(row => row.effective_on !== null)
    .toSorted((one, other) => compare(one.effective_on ?? '', other.effective_on ?? ''))
  for (const row of dated) {
    const day = row.effective_on ?? ''
    const term = terms.at(-1)
    if (term !== undefined && daysApart(before, day) <= FIRST_DAY_DAYS) term.push(row)
    else terms.push([row])
    before = day
  }
  const undated = rows.filter(row => row.effective_on === null)
  const last = terms.at(-1)
  if (last === undefined) return [undated]
  const isOfLast = ({ history_as_of }: Filing) => terms.length === 1 || history_as_of === null
  const ends = undated.filter(row => !isOfLast(row))
  last.push(...undated.filter(isOfLast))
  return ends.length === 0 ? terms : [...terms, ends]
}

/**
 * Which rows are one policy: of one kind, class and number, with near first days, whoever the insurer. Rows without a number are
 * one only where kind, class, first day, amount and insurer agree.
 */
const policiesOf = (filings: readonly Filing[]): readonly Policy[] => {
  const numbered = filings.map(row => ({ row, number: policyNumberKey(row.policy_number) }))
  const classOf = ({ kind, is_primary }: Filing) => `${kind} ${is_primary}`
  return grouped(numbered, ({ row, number }) =>
    number === null
      ? `${classOf(row)}|${row.effective_on}|${row.amount}|${insurerKey(row.insurer)}`
      : `${classOf(row)} ${number}`,
  ).flatMap(group => {
    const number = group[0]?.number ?? null
    const rows = group.map(({ row }) => row)
    return (number === null ? [rows] : termsOf(rows)).map(each => policyOf(number, each))
  })
}

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

/** Why no docket of a policy supports it any more. Undefined: one does. */
const docketReason = ({ shown }: Policy, dockets: ReadonlyMap<string, FiledDocket>): Reason | undefined => {
  const { kind, motus_as_of } = shown
  const reasons = docketsOf(shown).map(({ docket, day }): Reason | undefined => {
    const known = dockets.get(docket ?? '')
    if (known === undefined) return undefined
    const { policies_removed_as_of: removed, as_of } = known
    if (known.is_given_away) return ['docket_given_away', null]
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
  const on = end.shown.history_cancelled_on
  const isSameNumber = end.number !== null && end.number === policy.number
  if (end.shown.kind !== shown.kind || (end.shown.is_primary !== shown.is_primary && !isSameNumber))
    return false
  const [theirs, own] = [end.shown.effective_on, shown.effective_on]
  // A filing that is canceled on its first day was made in error.
  if (on !== null && on === theirs) return false
  if (on !== null && ((own !== null && own > on) || (shown.transacted_on ?? '') > on)) return false
  if (theirs === null || own === null) return true
  if (isSameNumber) return daysApart(theirs, own) <= SAME_TERM_DAYS
  const isEarlier = theirs < daysBefore(own, FIRST_DAY_DAYS)
  return !isEarlier || (on !== null && daysBefore(on, OVERLAP_DAYS) > own)
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
  const newest = (kind: string, dayOf: (row: Filing) => string | null) =>
    filings.reduce(
      (day, row) => (row.kind === kind && (dayOf(row) ?? '') > day ? (dayOf(row) ?? '') : day),
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
    const asOf = rows.reduce((day, row) => (row.as_of > day ? row.as_of : day), '')
    const lookup = lookups.find(({ kind, as_of }) => kind === shown.kind && asOf <= as_of)
    if (lookup !== undefined) return ['newer_lookup', lookup.as_of]
    if (has_ended) return undefined
    const listed = newest(shown.kind, row => row.motus_as_of)
    const isFrozen = listed !== '' && rows.every(row => row.motus_as_of === null)
    if (isFrozen && (cancelled_on === null || cancelled_on > listed)) return ['outdated', listed]
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
    const told = endOf(policy)
    const isFiledAgain =
      told.cancelled_on !== null &&
      told.end_kind !== 'canceled' &&
      policy.shown.motus_as_of !== null &&
      (policy.shown.transacted_on ?? '') > told.cancelled_on
    const reason: Reason | undefined = isFiledAgain
      ? ['filed_again', told.cancelled_on]
      : reasonOf(policy, told)
    const end = { ...told, cancelled_on: isFiledAgain ? null : told.cancelled_on }
    for (const row of policy.rows)
      settled.set(
        row,
        row === policy.shown
          ? {
              ...end,
              is_pending: reason !== undefined || end.has_ended,
              unconfirmed: reason?.[0] ?? null,
              unconfirmed_on: reason?.[1] ?? null,
            }
          : { ...end, is_pending: true, unconfirmed: 'same_policy', unconfirmed_on: null },
      )
  }
  for (const lookup of lookups) {
    const later = newest(lookup.kind, row => row.as_of)
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
