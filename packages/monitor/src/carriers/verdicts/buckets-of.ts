import type { Services } from '../../http/services.ts'
import { type Actor, companyOf } from '../../http/session/actor.ts'
import { resultsOf } from '../../rules/assessment/results-of.ts'
import { type Bucket, bucketOf } from '../../rules/bucket-of.ts'
import { factsOf } from '../facts-of.ts'
import { readRecords } from '../read-records.ts'
import { decidingOverridesOf } from './deciding-overrides.ts'
import { measuresOf } from './measures.ts'

/** Which bucket each of some carriers is in, by all rules of the caller's company, those hidden from the caller included. */
export async function bucketsOf(
  { db }: Services,
  actor: Actor,
  carrierIds: readonly number[],
  day: string,
): Promise<ReadonlyMap<number, Bucket>> {
  const companyId = companyOf(actor)
  const measures = await measuresOf(db, companyId)
  const types = [...new Set(measures.flatMap(measure => measure.types))]
  const records = await readRecords(db, carrierIds, companyId, { types })
  const overrides = await decidingOverridesOf(db, companyId, carrierIds)
  return new Map(
    records.map(record => {
      const results = resultsOf(factsOf(record), types, day)
      return [record.id, bucketOf(measures, results, overrides.get(record.id) ?? [], day)]
    }),
  )
}
