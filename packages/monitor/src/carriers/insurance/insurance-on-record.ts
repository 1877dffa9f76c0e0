import { newestDay } from '../../kernel/calendar.ts'
import { evidenceOf, evidenceOfEnd, evidenceOfNone } from '../../rules/assessment/cover-at-least.ts'
import { lineOnRecord, type UnconfirmedCover } from '../../rules/assessment/cover-in-force.ts'
import type { CarrierFacts, PolicyFact } from '../../rules/assessment/facts.ts'
import type { WireCarrier } from '../wire-carrier.ts'

const NOTHING = { amount: null, until: null, gap: null, later: null, is_at_least: null }
const NOWHERE = { source: null, as_of: null }

const wireUnconfirmed = (cover: UnconfirmedCover | null) =>
  cover && { reason: cover.reason, on: cover.on, amount: cover.amount, ...evidenceOf(cover.policy) }

/**
 * A carrier's insurance as it goes over the wire: for each line the amount and the last day of the policy in force, else
 * those of the one that ended last, so that "not on record" is only what no source has ever had.
 *
 * Each line says where it was read, and when; what cover it has later; and what cover is not confirmed, and why. A gap says why
 * there are policies without an amount: excess coverage only, none that has begun, none that states one, or none on file.
 */
export const insuranceOnRecord = (
  facts: Pick<CarrierFacts, 'insurance'>,
  day: string,
): WireCarrier['insurance'] => {
  const line = (kind: PolicyFact['kind']) => {
    const it = lineOnRecord(facts, kind, day)
    const unconfirmed = wireUnconfirmed(it.unconfirmed)
    switch (it.status) {
      case 'none':
        return {
          ...NOTHING,
          unconfirmed,
          ...(facts.insurance.policies.length === 0 ? NOWHERE : evidenceOfNone(facts, kind)),
        }
      case 'in-force': {
        const { amount } = it.policy
        return {
          ...evidenceOf(it.policy),
          unconfirmed,
          amount,
          until: it.until,
          gap: amount === null ? ('no_amount' as const) : null,
          later: [...it.later],
          is_at_least: it.isAtLeast,
        }
      }
      case 'ended':
        return {
          ...NOTHING,
          ...evidenceOfEnd(it.policy),
          unconfirmed,
          amount: it.policy.amount,
          until: it.lastDay,
        }
      case 'ended_undated':
        return { ...NOTHING, ...evidenceOfEnd(it.policy), unconfirmed, gap: it.status }
      case 'excess_only':
      case 'not_begun':
      case 'none_on_file':
        return { ...NOTHING, ...evidenceOf(it.policy), unconfirmed, gap: it.status }
    }
  }
  const [bipd, cargo, general] = [line('bipd'), line('cargo'), line('general_liability')]
  return {
    bipd_amount: bipd.amount,
    bipd_until: bipd.until,
    bipd_gap: bipd.gap,
    bipd_later: bipd.later,
    bipd_unconfirmed: bipd.unconfirmed,
    bipd_is_at_least: bipd.is_at_least,
    bipd_source: bipd.source,
    bipd_as_of: bipd.as_of,
    cargo_amount: cargo.amount,
    cargo_until: cargo.until,
    cargo_gap: cargo.gap,
    cargo_later: cargo.later,
    cargo_unconfirmed: cargo.unconfirmed,
    cargo_is_at_least: cargo.is_at_least,
    cargo_source: cargo.source,
    cargo_as_of: cargo.as_of,
    general_liability_amount: general.amount,
    general_liability_until: general.until,
    general_liability_gap: general.gap,
    general_liability_later: general.later,
    general_liability_unconfirmed: general.unconfirmed,
    general_liability_is_at_least: general.is_at_least,
    general_liability_source: general.source,
    general_liability_as_of: general.as_of,
    as_of: newestDay(facts.insurance.policies),
    broker_bond: facts.insurance.policies.length === 0 ? null : line('broker_bond'),
  }
}
