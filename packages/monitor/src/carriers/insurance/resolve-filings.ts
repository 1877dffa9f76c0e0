import type { FilingEndKind, Unconfirmed } from '../../rules/assessment/policy-terms.ts'
import { type Filing, policiesOf, type Policy } from './same-policy.ts'
import {
  type FiledDocket,
  lastDays,
  type Others,
  othersOf,
  type Reason,
  reasonOf,
} from './why-unconfirmed.ts'

/** What follows for a row from all filings of its carrier. */
export interface Resolved {
  readonly cancelled_on: string | null
  readonly has_ended: boolean
  readonly end_kind: FilingEndKind | null
  readonly ended_source_file: string | null
  readonly ended_as_of: string | null
  readonly is_pending: boolean
  readonly unconfirmed: Unconfirmed | null
  readonly unconfirmed_on: string | null
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

/** Whether a policy was filed again after the day on which its own rows say that it ended. */
const isFiledAgain = ({ shown }: Policy, { cancelled_on, end_kind }: ReturnType<typeof endOf>): boolean =>
  cancelled_on !== null &&
  end_kind !== 'canceled' &&
  shown.motus_as_of !== null &&
  (shown.transacted_on ?? '') > cancelled_on

/**
 * What follows for each filing of a carrier from all of them, the same whatever the order in which they were read: which rows
 * are one policy, how it ended, and why it is not confirmed.
 *
 * A missing end does not prove cover. A filing is not confirmed when a register of the same or a later day has nothing of its
 * kind on file for its dockets; when a later list has these without policies, or no longer has it; when another carrier has them
 * now; when only the list of ended policies has it, or tells an end without a day; when the register that began on May 14, 2026
 * lists policies of its kind, and not this one; when it was filed again after its end; when a cancellation names no policy on
 * record and may mean it. What the service for one carrier gave comes before the files up to its day, and is not confirmed beside
 * a later one.
 */
export const resolveFilings = (
  all: readonly (Filing & Partial<Resolved>)[],
  dockets: ReadonlyMap<string, FiledDocket>,
): ReadonlyMap<Filing, Resolved> => {
  const resolved = new Map<Filing, Resolved>()
  const filings = all.filter(({ federal_key }) => federal_key !== null)
  const lookups = all.filter(({ source_file }) => source_file === 'QCMobile')
  const policies = policiesOf(filings)
  const others: Others = { dockets, lookups, ...othersOf(filings, policies) }
  for (const policy of policies) {
    const own = endOf(policy)
    const isAgain = isFiledAgain(policy, own)
    const reason: Reason | undefined = isAgain
      ? ['filed_again', own.cancelled_on]
      : reasonOf(policy, own, others)
    const cancelled_on = isAgain ? null : own.cancelled_on
    // Each value by its name: these are written for each row of an import, and a copy of an object takes several times as long.
    for (const row of policy.rows) {
      const isShown = row === policy.shown
      resolved.set(row, {
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
    resolved.set(lookup, {
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
  return resolved
}
