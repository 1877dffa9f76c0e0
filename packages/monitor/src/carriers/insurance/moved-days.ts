import type { Unconfirmed } from '../../rules/assessment/policy-terms.ts'
import { byEnd, byList, type Filing } from './same-policy.ts'
import type { Resolved } from './resolve-filings.ts'

/** Why a filing is not confirmed, by a day that it is compared with: one of a later day may be confirmed. */
const BY_DAY: ReadonlySet<Unconfirmed> = new Set([
  'outdated',
  'no_longer_listed',
  'none_on_file',
  'newer_file',
  'newer_lookup',
])

/** Whether a filing of a later day may be another policy, or one that other files confirm. */
const isOther = (was: Filing, now: Filing): boolean =>
  was.source_file !== now.source_file ||
  now.source_file === 'ActPendInsur' ||
  (was.motus_as_of === null) !== (now.motus_as_of === null) ||
  (was.listed_as_of === null) !== (now.listed_as_of === null) ||
  (was.history_as_of === null) !== (now.history_as_of === null)

/**
 * The days of the ends that have another day now, where a file of a later day repeats some filings of a carrier and nothing else
 * follows from it: all are in the order in which they were, and none waits for a later day. `wasOf`: a filing with its days
 * before.
 *
 * Undefined: something else may follow, and all filings are to be settled.
 */
export function movedDays<T extends Filing & Resolved>(
  filings: readonly T[],
  wasOf: (filing: T) => Filing,
): ReadonlyMap<T, string> | undefined {
  const dayOf = new Map<string, string>()
  for (const now of filings) {
    const was = wasOf(now)
    const isByDay = now.unconfirmed !== null && BY_DAY.has(now.unconfirmed)
    if (isByDay || now.source_file === 'QCMobile' || (was !== now && isOther(was, now))) return undefined
    if (was.history_as_of === null || now.history_as_of === null) continue
    if ((dayOf.get(was.history_as_of) ?? now.history_as_of) !== now.history_as_of) return undefined
    dayOf.set(was.history_as_of, now.history_as_of)
  }
  for (const order of [byList, byEnd]) {
    const before = filings.toSorted((one, other) => order(wasOf(one), wasOf(other)))
    if (before.some((one, at) => at > 0 && order(before[at - 1] ?? one, one) > 0)) return undefined
  }
  return new Map(
    filings.flatMap(filing => {
      const day = dayOf.get(filing.ended_as_of ?? '')
      return day === undefined || day === filing.ended_as_of ? [] : [[filing, day]]
    }),
  )
}
