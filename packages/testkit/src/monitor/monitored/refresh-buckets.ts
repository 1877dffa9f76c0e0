import { type Kysely, sql } from 'kysely'
import { assess, type RuleType } from '../assessment/assess.ts'
import type { CarrierFacts } from '../assessment/facts.ts'
import { factsOf } from '../assessment/facts-of.ts'
import type { Result } from '../assessment/finding.ts'
import type { DecidingOverride } from '../assessment/worst-outcome.ts'

import { allOfEach, readRecords } from '../carriers/read-records.ts'
import { today } from '../clock.ts'
import type { Schema } from '../database/schema.ts'
import { companyRuleTypes } from '../rules/company-rules.ts'
import type { Services } from '../services.ts'
import { type Bucket, bucketOf, type Measure } from './bucket-of.ts'
import { measuresOf } from './measures.ts'
import { nextTurn } from './next-turn.ts'
import {
  type ChangesOfSubscription,
  type Assessable,
  keepChanges,
  publishedAlertsOf,
  recordOf,
} from './record-changes.ts'
import { SUBJECTS, type Watched } from './watched-states.ts'

/** Carriers assessed at a time. */
const BATCH = 500

interface Stale {
  readonly id: number
  readonly carrier_id: number
  readonly changes: number
  readonly watched: Watched | null
}

const staleOf = (db: Kysely<Schema>, companyId: number, now: Date): Promise<Stale[]> =>
  db
    .selectFrom('subscriptions')
    .select(['id', 'carrier_id', 'changes', 'watched'])
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

interface AssessedRow extends ChangesOfSubscription {
  readonly bucket: Bucket | null
}

/** Writes in the order of the ids, as the triggers do, to avoid deadlocks. */
const keep = (db: Kysely<Schema>, rows: readonly AssessedRow[], now: Date) =>
  db.transaction().execute(async trx => {
    const assessed = rows.map(row => ({ ...row, changes: undefined, over: undefined }))
    await sql`
      with assessed as (
        select * from json_to_recordset(${JSON.stringify(assessed)}::json) as a
          (id int, bucket text, count int, until timestamptz, verdict text,
           turned_on date, cover_ends_on date, watched jsonb)
      ),
      locked as (select id from subscriptions where id in (select id from assessed) order by id for update)
      update subscriptions as s
      set bucket = a.bucket, assessed_changes = a.count,
        assessed_until = a.until, verdict = a.verdict,
        turned_on = coalesce(a.turned_on, s.turned_on), cover_ends_on = a.cover_ends_on, watched = a.watched
      from assessed as a join locked on locked.id = a.id where s.id = a.id`.execute(trx)
    await keepChanges(trx, rows, now)
  })

const NOT_FOUND = {
  bucket: null,
  until: null,
  watched: null,
  changes: [],
  over: SUBJECTS,
} as const

/**
 * Refreshes the stored buckets and verdicts of a company whose facts, overrides, rules or day have changed, and records
 * what changed about each carrier. With nothing to do it is one query of the company's own subscriptions.
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
  for (;;) {
    const stale = await staleOf(db, companyId, now)
    if (stale.length === 0) return
    signal.throwIfAborted()
    const measures = await measuresOf(db, companyId)
    const ids = stale.map(row => row.carrier_id)
    const general = (await companyRuleTypes(db, companyId)) ?? []
    const records = new Map((await readRecords(db, ids, companyId)).map(record => [record.id, record]))
    const overrides = await bucketOverridesOf(db, companyId, ids)
    const alerts = await publishedAlertsOf(db, ids)
    const assessed = stale.map(({ id, carrier_id, changes: count, watched }) => {
      const record = records.get(carrier_id)
      // A carrier that can no longer be found is in no list.
      if (record === undefined) return { id, count, ...NOT_FOUND }
      const facts = factsOf(record)
      const own: readonly DecidingOverride[] = overrides.get(carrier_id) ?? []
      const results = resultsOf(facts, measures, day)
      const carrier: Assessable = {
        facts,
        overrides: own,
        alerts: alerts.get(carrier_id),
        types: general,
        resultsOn: on => resultsOf(facts, [{ classificationId: null, types: general }], on),
      }
      return {
        id,
        bucket: bucketOf(measures, results, own, day),
        count,
        until: nextTurn(facts, own, now),
        ...recordOf(carrier, watched, day),
      }
    })
    await keep(db, assessed, now)
    if (stale.length < BATCH) return
  }
}
