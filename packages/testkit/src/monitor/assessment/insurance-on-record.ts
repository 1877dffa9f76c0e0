import type { WireCarrier } from '../carriers/wire-carrier.ts'
import { newestDay } from './calendar.ts'
import { coverUntil, lineOnRecord } from './cover-in-force.ts'
import type { CarrierFacts, PolicyFact } from './facts.ts'

/**
 * A carrier's insurance as it goes over the wire: for each line the amount and the last day of the policy in force, else
 * those of the one that ended last, so that "not on record" is only what no source has ever told.
 *
 * A gap says why there are policies without an amount: excess coverage only, or none that has begun.
 */
export const insuranceOnRecord = (
  facts: Pick<CarrierFacts, 'insurance'>,
  day: string,
): WireCarrier['insurance'] => {
  const line = (kind: PolicyFact['kind']) => {
    const it = lineOnRecord(facts, kind, day)
    switch (it.status) {
      case 'none':
        return { amount: null, until: null, gap: null }
      case 'in-force':
        return { amount: it.policy.amount, until: coverUntil(it.policy), gap: null }
      case 'ended':
        return { amount: it.policy.amount, until: it.lastDay, gap: null }
      case 'excess_only':
      case 'not_begun':
        return { amount: null, until: null, gap: it.status }
    }
  }
  const [bipd, cargo, general] = [line('bipd'), line('cargo'), line('general_liability')]
  return {
    bipd_amount: bipd.amount,
    bipd_until: bipd.until,
    bipd_gap: bipd.gap,
    cargo_amount: cargo.amount,
    cargo_until: cargo.until,
    cargo_gap: cargo.gap,
    general_liability_amount: general.amount,
    general_liability_until: general.until,
    general_liability_gap: general.gap,
    as_of: newestDay(facts.insurance.policies),
  }
}
