import type { WireCarrier } from '../carriers/wire-carrier.ts'
import { newestDay } from './calendar.ts'
import { evidenceOf } from './cover-at-least.ts'
import { coverUntil, lineOnRecord } from './cover-in-force.ts'
import type { CarrierFacts, PolicyFact } from './facts.ts'

/**
 * A carrier's insurance as it goes over the wire: for each line the amount and the last day of the policy in force, else
 * those of the one that ended last, so that "not on record" is only what no source has ever told.
 *
 * Each line says where it was read, and when. A gap says why there are policies without an amount: excess coverage only, or none that has begun.
 */
export const insuranceOnRecord = (
  facts: Pick<CarrierFacts, 'insurance'>,
  day: string,
): WireCarrier['insurance'] => {
  const line = (kind: PolicyFact['kind']) => {
    const it = lineOnRecord(facts, kind, day)
    switch (it.status) {
      case 'none':
        return { source: null, as_of: null, amount: null, until: null, gap: null }
      case 'in-force':
        return { ...evidenceOf(it.policy), amount: it.policy.amount, until: coverUntil(it.policy), gap: null }
      case 'ended':
        return { ...evidenceOf(it.policy), amount: it.policy.amount, until: it.lastDay, gap: null }
      case 'excess_only':
      case 'not_begun':
        return { ...evidenceOf(it.policy), amount: null, until: null, gap: it.status }
    }
  }
  const [bipd, cargo, general] = [line('bipd'), line('cargo'), line('general_liability')]
  return {
    bipd_amount: bipd.amount,
    bipd_until: bipd.until,
    bipd_gap: bipd.gap,
    bipd_source: bipd.source,
    bipd_as_of: bipd.as_of,
    cargo_amount: cargo.amount,
    cargo_until: cargo.until,
    cargo_gap: cargo.gap,
    cargo_source: cargo.source,
    cargo_as_of: cargo.as_of,
    general_liability_amount: general.amount,
    general_liability_until: general.until,
    general_liability_gap: general.gap,
    general_liability_source: general.source,
    general_liability_as_of: general.as_of,
    as_of: newestDay(facts.insurance.policies),
  }
}
