import { type Kysely, sql } from 'kysely'
import { assess, type RuleType } from '../assessment/assess.ts'
import type { CarrierFacts } from '../assessment/facts.ts'
import { factsOf } from '../assessment/facts-of.ts'
import type { Result } from '../assessment/finding.ts'
import type { DecidingOverride } from '../assessment/worst-outcome.ts'

import { allOfEach, readRecords } from '../carriers/read-records.ts'
import { earliestToday, today } from '../clock.ts'
import type { Schema } from '../database/schema.ts'
import type { Services } from '../services.ts'
import { bucketOf, type Measure } from './bucket-of.ts'
import { measuresOf } from './measures.ts'
import { nextTurn } from './next-turn.ts'

/** Carriers assessed at a time. */
const BATCH = 500

interface Stale {
  readonly id: number
  readonly carrier_id: number
  readonly changes: number
}

const staleOf = (db: Kysely<Schema>, companyId: number, now: Date): Promise<Stale[]> =>
  db
    .selectFrom('subscriptions')
    .select(['id', 'carrier_id', 'changes'])
    .where('company_id', '=', companyId)
    .where(eb =>
      eb.or([eb('assessed_changes', 'is distinct from', eb.ref('changes')), eb('assessed_until', '<=', now)]),
    )
    .orderBy('id')
    .limit(BATCH)
    .execute()

/** The overrides of one company for some carriers, newest first for each. */
export async function bucketOverridesOf(
  db: Kysely<Schema>,
  companyId: number,
  carrierIds: readonly number[],
) {
  const rows = await db
    .selectFrom('rule_overrides')
    .select(['carrier_id', 'classification_id', 'is_type', 'is_active', 'expiration_date'])
    .where('company_id', '=', companyId)
    .where('carrier_id', 'in', [...carrierIds])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return allOfEach(rows)
}

/** The result of each rule of some measures for a carrier. */
export const resultsOf = (facts: CarrierFacts, measures: readonly Measure[], day: string) => {
  const types = [...new Set(measures.flatMap(measure => measure.types))]
  return Object.fromEntries(
    Object.entries(assess(facts, types, day)).map(([type, finding]) => [type, finding.result]),
  ) as Partial<Record<RuleType, Result>>
}

/** Writes buckets in the order of their ids, as the triggers do, to avoid deadlocks. */
const keep = (db: Kysely<Schema>, assessed: readonly object[]) =>
  sql`
    with assessed as (
      select * from json_to_recordset(${JSON.stringify(assessed)}::json) as a
        (id int, bucket text, changes int, until timestamptz)
    ),
    locked as (select id from subscriptions where id in (select id from assessed) order by id for update)
    update subscriptions as s
    set bucket = a.bucket, assessed_changes = a.changes, assessed_until = a.until
    from assessed as a join locked on locked.id = a.id where s.id = a.id`.execute(db)

/**
 * Refreshes the stored buckets of a company whose facts, overrides, rules or day have changed. With nothing to do it is
 * one query of the company's own subscriptions.
 *
 * Changes made meanwhile are not missed: each bucket is stored with the change count read before its facts.
 */
export async function refreshBuckets(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  companyId: number,
  signal: AbortSignal,
): Promise<void> {
  const now = clock.now()
  const day = today(clock)
  const lastDay = earliestToday(clock)
  for (;;) {
    const stale = await staleOf(db, companyId, now)
    if (stale.length === 0) return
    signal.throwIfAborted()
    const measures = await measuresOf(db, companyId)
    const ids = stale.map(row => row.carrier_id)
    const records = new Map((await readRecords(db, ids, companyId)).map(record => [record.id, record]))
    const overrides = await bucketOverridesOf(db, companyId, ids)
    const assessed = stale.map(({ id, carrier_id, changes }) => {
      const record = records.get(carrier_id)
      // A carrier that can no longer be found is in no list.
      if (record === undefined) return { id, bucket: null, changes, until: null }
      const facts = factsOf(record)
      const own: readonly DecidingOverride[] = overrides.get(carrier_id) ?? []
      const results = resultsOf(facts, measures, day)
      return {
        id,
        bucket: bucketOf(measures, results, own, lastDay),
        changes,
        until: nextTurn(facts, own, now),
      }
    })
    await keep(db, assessed)
    if (stale.length < BATCH) return
  }
}
