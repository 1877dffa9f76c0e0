import type { CalendarDate, CarrierId } from '@fairhaul/core'
import fc from 'fast-check'
import type { Seed } from './contract-company.ts'

/** Carriers with generated policies of every line, assessed by the rules about insurance. */
export interface CoverFacts {
  readonly assessed: readonly CarrierId[]
  readonly today: CalendarDate
}

const COVER_RULES = [
  'bipd_at_least_750000',
  'bipd_at_least_1000000',
  'cargo_at_least_100000',
  'general_liability_at_least_1000000',
  'broker_bond_in_force',
]
/** Why filings are not confirmed. */
const UNCONFIRMED = [
  'unmatched_cancellation',
  'no_longer_listed',
  'none_on_file',
  'outdated',
  'newer_lookup',
] as const
const CARRIERS = 40
/** Of some carriers authority as a broker is not on record. */
const BROKER_STATES = ['A', 'A', 'N', null]
const SEED = 17

/** Seeds carriers with up to eight policies each: in force, ahead, ended, replaced, excess, without an amount or a day, ended without one, not confirmed. */
export const seedCovers: Seed<CoverFacts> = async ({ db, today, ann, firstSpareCarrier }) => {
  const { daysBefore } = await import('@fairhaul/monitor/kernel/calendar.ts')
  await db
    .updateTable('rule_sets')
    .set({ is_types: JSON.stringify(Object.fromEntries(COVER_RULES.map(type => [type, 2]))) })
    .where('company_id', '=', ann.companyId)
    .execute()
  const days = fc.constantFrom(-400, -1, 0, 1, 30, 300).map(ahead => daysBefore(today, -ahead))
  const maybe = <T>(values: fc.Arbitrary<T>) => fc.option(values, { freq: 2 })
  const policies = fc.record({
    kind: fc.constantFrom(
      'bipd' as const,
      'cargo' as const,
      'general_liability' as const,
      'broker_bond' as const,
    ),
    amount: maybe(fc.constantFrom(0, 50_000, 75_000, 100_000, 750_000, 1_000_000)),
    effective_on: maybe(days),
    expires_on: maybe(days),
    cancelled_on: maybe(days),
    is_primary: fc.integer({ min: 0, max: 3 }).map(it => it > 0),
    end_kind: fc.constantFrom(null, 'canceled' as const, 'replaced' as const, 'name_changed' as const),
    unconfirmed: fc
      .integer({ min: 0, max: 5 })
      .chain(it => fc.constantFrom(...(it > 0 ? [null] : UNCONFIRMED))),
    unconfirmed_on: maybe(days),
    source: fc.constantFrom('filing' as const, 'certificate' as const),
    source_file: fc.constantFrom(null, 'Motus Insur' as const, 'ActPendInsur' as const),
    as_of: maybe(days),
    has_ended: fc.integer({ min: 0, max: 4 }).map(it => it === 0),
  })
  const generated = fc.sample(fc.array(policies, { maxLength: 8 }), { seed: SEED, numRuns: CARRIERS })
  const carrierIds = generated.map((_, at) => (firstSpareCarrier + at) as CarrierId)
  await db
    .insertInto('carrier_insurances')
    .values(
      generated.flatMap((rows, at) =>
        rows.map((row, place) => ({
          ...row,
          is_pending: row.has_ended || row.unconfirmed !== null,
          carrier_id: carrierIds[at] as CarrierId,
          insurer: 'INVENTED MUTUAL',
          policy_number: `P-${at}-${place}`,
          source_file: row.source === 'filing' ? row.source_file : null,
        })),
      ),
    )
    .execute()
  await db
    .insertInto('carrier_authorities')
    .values(
      carrierIds.map((carrier_id, at) => ({
        carrier_id,
        broker: BROKER_STATES[at % 4] ?? null,
        as_of: today,
      })),
    )
    .onConflict(known =>
      known.column('carrier_id').doUpdateSet(({ ref }) => ({ broker: ref('excluded.broker') })),
    )
    .execute()
  return { assessed: carrierIds, today: today as CalendarDate }
}
