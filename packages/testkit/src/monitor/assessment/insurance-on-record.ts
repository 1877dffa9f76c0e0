import type { WireCarrier } from '../carriers/wire-carrier.ts'
import { newestDay } from './calendar.ts'
import { evidenceOf, evidenceOfNone } from './cover-at-least.ts'
import { coverUntil, lineOnRecord } from './cover-in-force.ts'
import type { CarrierFacts, PolicyFact } from './facts.ts'

const NOTHING = { amount: null, until: null, gap: null, cancelled_on: null, is_at_least: null }
const NOWHERE = { source: null, as_of: null }

/**
 * A carrier's insurance as it goes over the wire: for each line the amount and the last day of the policy in force, else
 * those of the one that ended last, so that "not on record" is only what no source has ever had.
 *
 * Each line says where it was read, and when. A gap says why there are policies without an amount: excess coverage only, none
 * that has begun, or none that states one.
 */
export const insuranceOnRecord = (
  facts: Pick<CarrierFacts, 'insurance'>,
  day: string,
): WireCarrier['insurance'] => {
  const line = (kind: PolicyFact['kind']) => {
    const it = lineOnRecord(facts, kind, day)
    switch (it.status) {
      case 'none':
        return {
          ...NOTHING,
          ...(facts.insurance.policies.length === 0 ? NOWHERE : evidenceOfNone(facts, kind)),
        }
      case 'in-force': {
        const { amount } = it.policy
        return {
          ...evidenceOf(it.policy),
          amount,
          until: coverUntil(it.policy),
          gap: amount === null ? ('no_amount' as const) : null,
          cancelled_on: it.cancelledOn,
          is_at_least: it.isAtLeast,
        }
      }
      case 'ended':
        return { ...NOTHING, ...evidenceOf(it.policy), amount: it.policy.amount, until: it.lastDay }
      case 'excess_only':
      case 'not_begun':
      case 'ended_undated':
        return { ...NOTHING, ...evidenceOf(it.policy), gap: it.status }
    }
  }
  const [bipd, cargo, general] = [line('bipd'), line('cargo'), line('general_liability')]
  return {
    bipd_amount: bipd.amount,
    bipd_until: bipd.until,
    bipd_gap: bipd.gap,
    bipd_cancelled_on: bipd.cancelled_on,
    bipd_is_at_least: bipd.is_at_least,
    bipd_source: bipd.source,
    bipd_as_of: bipd.as_of,
    cargo_amount: cargo.amount,
    cargo_until: cargo.until,
    cargo_gap: cargo.gap,
    cargo_cancelled_on: cargo.cancelled_on,
    cargo_is_at_least: cargo.is_at_least,
    cargo_source: cargo.source,
    cargo_as_of: cargo.as_of,
    general_liability_amount: general.amount,
    general_liability_until: general.until,
    general_liability_gap: general.gap,
    general_liability_cancelled_on: general.cancelled_on,
    general_liability_is_at_least: general.is_at_least,
    general_liability_source: general.source,
    general_liability_as_of: general.as_of,
    as_of: newestDay(facts.insurance.policies),
  }
}
