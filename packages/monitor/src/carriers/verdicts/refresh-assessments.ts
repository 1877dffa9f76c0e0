import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import type { Services } from '../../http/services.ts'
import { batchesOf } from '../../kernel/batches-of.ts'
import { today } from '../../kernel/clock.ts'
import { keepTies } from '../associations/carrier-ties.ts'
import { SharedRuns } from '../../kernel/shared-runs.ts'
import { assess, findingsOf } from '../../rules/assessment/assess.ts'
import { readsTies } from '../../rules/assessment/tied.ts'
import { resultsIn, resultsOf } from '../../rules/assessment/results-of.ts'
import { verdictReasons } from '../../rules/assessment/verdict-reasons.ts'
import type { RuleType } from '../../rules/terms/rule-types.ts'
import { type Bucket, bucketOf } from '../../rules/bucket-of.ts'
import { SUBJECTS, type Watched } from '../../rules/watched-states.ts'
import { factsOf } from '../facts-of.ts'
import { readRecords } from '../read-records.ts'
import { companyRuleTypes } from './company-rules.ts'
import { decidingOverridesOf } from './deciding-overrides.ts'
import { measuresOf } from './measures.ts'
import { nextTurn } from './next-turn.ts'
import {
  type Assessable,
  type ChangesOfCarrier,
  keepChanges,
  publishedAlertsOf,
  recordOf,
} from './record-changes.ts'

/** Carriers assessed by one reading of facts and one write. */
const BATCH = 500

/** Batches at a time: while the facts of one are read by a server, another is assessed here. */
const LANES = 2

const MOST = LANES * BATCH

interface Outdated {
  readonly carrier_id: number
  readonly changes: number
  readonly watched: Watched | null
}

/** The next carriers to be assessed, each of the two reasons from an index of its own. */
const outdatedOf = async (db: Kysely<Schema>, companyId: number, now: Date): Promise<readonly Outdated[]> => {
  const { rows } = await sql<Outdated>`
    with changed as (
      select carrier_id from own_carriers
      where company_id = ${companyId} and is_outdated order by carrier_id limit ${MOST}),
    turned as (
      select carrier_id from own_carriers where company_id = ${companyId} and assessed_until <= ${now}
      order by assessed_until limit ${MOST})
    select carrier_id, changes, watched from own_carriers
    where company_id = ${companyId} and carrier_id = any(array(
      select carrier_id from changed union select carrier_id from turned limit ${MOST}))
    order by carrier_id`.execute(db)
  return rows
}

interface Assessed extends ChangesOfCarrier {
  readonly bucket: Bucket | null
  /** Whether a file that decides one of its rules does not tell all of it. */
  readonly waits_for_files: boolean
}

/** Writes in the order of the triggers, to avoid deadlocks. */
const keep = (db: Kysely<Schema>, companyId: number, rows: readonly Assessed[], now: Date) =>
  db.transaction().execute(async trx => {
    const assessed = rows.map(row => ({ ...row, changes: undefined, over: undefined }))
    await sql`
      with assessed as (
        select * from json_to_recordset(${JSON.stringify(assessed)}::json) as a
          (carrier_id int, bucket text, count int, until timestamptz, verdict text, reasons jsonb,
           turned_from text, turned_on date, cover_ends_on date, watched jsonb, waits_for_files boolean)
      ),
      locked as (
        select carrier_id from own_carriers
        where company_id = ${companyId} and carrier_id in (select carrier_id from assessed)
        order by carrier_id for update)
      update own_carriers as o
      set bucket = a.bucket, assessed_changes = a.count, assessed_until = a.until, verdict = a.verdict,
        waits_for_files = a.waits_for_files, reasons = a.reasons, cover_ends_on = a.cover_ends_on, watched = a.watched,
        turned_from = case when a.turned_on is null then o.turned_from else a.turned_from end,
        turned_on = coalesce(a.turned_on, o.turned_on)
      from assessed as a join locked on locked.carrier_id = a.carrier_id
      where o.company_id = ${companyId} and o.carrier_id = a.carrier_id`.execute(trx)
    await keepChanges(trx, companyId, rows, now)
  })

const NOT_FOUND = {
  bucket: null,
  until: null,
  verdict: null,
  reasons: [],
  watched: null,
  changes: [],
  over: SUBJECTS,
  waits_for_files: false,
} as const

/** After many were assessed: the embedded engine neither frees old rows nor gathers statistics by itself. */
async function tidy(db: Kysely<Schema>, batches: number): Promise<void> {
  if (batches > 0) await sql`vacuum (analyze) own_carriers`.execute(db)
}

const runsOf = new WeakMap<Kysely<Schema>, SharedRuns<number>>()

/**
 * Assesses the carriers of a company whose facts, overrides, rules or day have changed since, and records what changed
 * about those that it monitors. With nothing to do it is one query of the company's own carriers. Requests of one company
 * at once share it.
 *
 * Changes made meanwhile are not missed: each assessment is stored with the number of changes read before its facts.
 */
export async function refreshAssessments(
  services: Pick<Services, 'db' | 'clock'>,
  companyId: number,
  signal: AbortSignal,
): Promise<void> {
  const runs = runsOf.get(services.db) ?? new SharedRuns()
  runsOf.set(services.db, runs)
  await runs.run(companyId, signal, each => assessOutdated(services, companyId, each))
}

/**
 * The same, and no response waits for it. What a carrier is like when a company begins to monitor it is what its changes
 * are compared with, so it is assessed then and not when someone first reads it.
 */
export const assessInBackground = (
  services: Pick<Services, 'db' | 'clock' | 'background'>,
  companyId: number,
): void =>
  services.background.run(() => refreshAssessments(services, companyId, new AbortController().signal))

/** The same for every company that monitors a carrier whose facts have changed. */
export async function refreshMonitored(
  services: Pick<Services, 'db' | 'clock'>,
  signal: AbortSignal,
): Promise<void> {
  const { rows } = await sql<{ company_id: number }>`
    select distinct company_id from own_carriers join subscriptions using (company_id, carrier_id)
    where is_outdated order by company_id`.execute(services.db)
  for (const { company_id } of rows) await refreshAssessments(services, company_id, signal)
}

/** What a company assesses its carriers by. */
interface By {
  readonly companyId: number
  readonly measures: Awaited<ReturnType<typeof measuresOf>>
  readonly types: readonly RuleType[]
  /** Those of the company, and of its lists. */
  readonly all: readonly RuleType[]
  readonly now: Date
  readonly day: string
}

async function assessBatch(db: Kysely<Schema>, by: By, outdated: readonly Outdated[]): Promise<void> {
  const { companyId, measures, types, all, now, day } = by
  const ids = outdated.map(row => row.carrier_id)
  // Before the facts are read, so that whatever moves them meanwhile outdates the carrier again.
  if (all.some(readsTies)) await keepTies(db, ids)
  const records = new Map(
    (await readRecords(db, ids, companyId, { types: all })).map(record => [record.id, record]),
  )
  const overrides = await decidingOverridesOf(db, companyId, ids)
  const alerts = await publishedAlertsOf(db, ids)
  const assessed = outdated.map(({ carrier_id, changes: count, watched }) => {
    const record = records.get(carrier_id)
    // A carrier that can no longer be found is in no list.
    if (record === undefined) return { carrier_id, count, ...NOT_FOUND }
    const facts = factsOf(record)
    const own = overrides.get(carrier_id) ?? []
    const findings = assess(facts, all, day)
    const results = resultsIn(findings)
    const carrier: Assessable = {
      facts,
      overrides: own,
      alerts: alerts.get(carrier_id),
      types,
      resultsOn: on => (on === day ? results : resultsOf(facts, types, on)),
    }
    return {
      carrier_id,
      count,
      waits_for_files: Object.values(findings).some(({ unread }) => unread !== undefined),
      bucket: bucketOf(measures, results, own, day),
      reasons: verdictReasons(findingsOf(types, findings), own, day),
      until: nextTurn(facts, all, own, now),
      ...recordOf(carrier, watched, day),
    }
  })
  await keep(db, companyId, assessed, now)
}

async function assessOutdated(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  companyId: number,
  signal: AbortSignal,
): Promise<void> {
  const now = clock.now()
  const day = today(clock)
  for (let reads = 0; ; reads += 1) {
    const outdated = await outdatedOf(db, companyId, now)
    if (outdated.length === 0) return await tidy(db, reads)
    signal.throwIfAborted()
    const measures = await measuresOf(db, companyId)
    const types = (await companyRuleTypes(db, companyId)) ?? []
    const all = [...new Set([...types, ...measures.flatMap(measure => measure.types)])]
    const by = { companyId, measures, types, all, now, day }
    const lanes = batchesOf(outdated, BATCH).map(batch => assessBatch(db, by, batch))
    // None of them is left running behind one that fails.
    await Promise.allSettled(lanes)
    await Promise.all(lanes)
    if (outdated.length < MOST) return await tidy(db, reads)
  }
}
