import type { Kysely } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import { NATIONAL_AVERAGES } from '../../rules/assessment/national-averages.ts'
import { safetyWithLookup } from '../with-lookup.ts'
import { readFilesOf } from '../federal-files.ts'
import { type FactsOnRecord, readFacts } from '../read-facts.ts'
import { wireSafetyOf } from '../wire-safety.ts'
import { withOrders } from '../orders.ts'
import { withSafetyRecords } from './with-safety-records.ts'
import type { WireCarrierSafety } from './wire-safety-records.ts'

/** The BASIC categories, in the order of the public record. Other categories follow, by name. */
const BASICS = [
  'unsafe_driving',
  'hours_of_service',
  'driver_fitness',
  'controlled_substances',
  'vehicle_maintenance',
  'crash_indicator',
  'hazmat_compliance',
]
const placeOf = (basic: string) => (BASICS.indexOf(basic) + BASICS.length + 1) % (BASICS.length + 1)

const summaryOf = async (db: Kysely<Schema>, carrier: FactsOnRecord) => {
  const files = await readFilesOf(db, carrier)
  return withSafetyRecords(carrier, safetyWithLookup(carrier, withOrders(carrier.safety, files)), files)
}

/** A carrier's safety record on a day. Empty: every fact is null, without measures. */
export async function readSafety(
  db: Kysely<Schema>,
  carrierId: number,
  day: string,
): Promise<WireCarrierSafety> {
  const [carrier] = await readFacts(db, [carrierId])
  const measures = await db
    .selectFrom('listed_measures')
    .select(['basic', 'measure', 'percentile', 'measured_on'])
    .where('carrier_id', '=', carrierId)
    .orderBy('basic')
    .execute()
  return {
    carrier_id: carrierId,
    summary: wireSafetyOf(carrier ? await summaryOf(db, carrier) : null, day),
    basics: measures
      .toSorted((one, other) => placeOf(one.basic) - placeOf(other.basic))
      .map(({ basic, measure, percentile }) => ({ basic, measure, percentile })),
    measured_on: measures.map(({ measured_on }) => measured_on).toSorted()[0] ?? null,
    national_averages: NATIONAL_AVERAGES,
  }
}
