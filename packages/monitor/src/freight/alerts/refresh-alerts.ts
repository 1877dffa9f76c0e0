import { type Kysely, sql } from 'kysely'
import { refreshAssessments } from '../../carriers/verdicts/refresh-assessments.ts'
import { anyOf } from '../../database/any-of.ts'
import type { Schema } from '../../database/schema.ts'
import type { Services } from '../../http/services.ts'
import { SharedRuns } from '../../kernel/shared-runs.ts'
import { keepAssessments } from './keep-assessments.ts'
import { keepAlerts } from './keep-alerts.ts'
import { readAlertFacts } from './read-alert-facts.ts'

/** Loads that are decided in one transaction. */
const BATCH = 200

/** Marks that are read at once: several may be of one load. */
const MARKS = 1_000

type AlertServices = Pick<Services, 'db' | 'clock'> & {
  readonly config?: Pick<Services['config'], 'disablesDnuAssociations'>
}

interface Marked {
  readonly mark_id: number | null
  readonly load_id: number
}

/** Marked loads, and those whose moment has come. */
const markedOf = async (db: Kysely<Schema>, companyId: number, now: Date) => {
  const { rows } = await sql<Marked>`
    (select id::int8 as mark_id, load_id from load_alert_marks where company_id = ${companyId} order by id limit ${MARKS})
    union all
    (select null, load_id from load_alert_turns where company_id = ${companyId} and turns_at <= ${now}
      order by turns_at, load_id limit ${BATCH})`.execute(db)
  const ids = [...new Set(rows.map(({ load_id }) => load_id))].slice(0, BATCH)
  const taken = new Set(ids)
  return {
    ids,
    marks: rows.flatMap(({ mark_id, load_id }) => (mark_id !== null && taken.has(load_id) ? [mark_id] : [])),
  }
}

/** Decides the alerts of some loads anew. False: none is left. */
const refreshSome = ({ db, clock, config }: AlertServices, companyId: number): Promise<boolean> =>
  db.transaction().execute(async trx => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`alerts of ${companyId}`}, 0))`.execute(trx)
    const now = clock.now()
    const { ids, marks } = await markedOf(trx, companyId, now)
    if (ids.length === 0) return false
    // Before the facts are read: what is written meanwhile makes marks of its own.
    if (marks.length > 0) await trx.deleteFrom('load_alert_marks').where('id', '=', anyOf(marks)).execute()
    const reader = { companyId, now, namesBlocked: config?.disablesDnuAssociations !== true }
    const loads = await readAlertFacts(trx, reader, ids)
    await keepAlerts(trx, companyId, loads, now)
    await keepAssessments(trx, companyId, loads, now)
    const known = await trx.selectFrom('loads').select('id').where('id', '=', anyOf(ids)).execute()
    if (known.length < ids.length) {
      const gone = ids.filter(id => !known.some(load => load.id === id))
      await trx.deleteFrom('load_alert_turns').where('load_id', '=', anyOf(gone)).execute()
    }
    return true
  })

const runsOf = new WeakMap<Kysely<Schema>, SharedRuns<number>>()

/**
 * Raises and ends the alerts of a company's open loads after what was written, and after what came with the day. With
 * nothing to do it is two queries. Requests of one company at once share it.
 */
export async function refreshAlerts(
  services: AlertServices,
  companyId: number,
  signal: AbortSignal,
): Promise<void> {
  const runs = runsOf.get(services.db) ?? new SharedRuns()
  runsOf.set(services.db, runs)
  await runs.run(companyId, signal, async each => {
    await refreshAssessments(services, companyId, each)
    while (!each.aborted && (await refreshSome(services, companyId)));
  })
}

/** Companies that may have something to raise: by a mark, by a moment, or by a carrier of an open load to be assessed. */
const companiesWithWork = async (db: Kysely<Schema>, now: Date) => {
  const { rows } = await sql<{ company_id: number }>`
    select company_id from load_alert_marks
    union select company_id from load_alert_turns where turns_at <= ${now}
    union select l.company_id from loads as l join own_carriers as o using (company_id, carrier_id)
      where l.status in ('available', 'covered', 'progress', 'delayed')
        and (o.is_outdated or o.assessed_until <= ${now})
    order by company_id`.execute(db)
  return rows.map(({ company_id }) => company_id)
}

/** The same for every company: after an import, and in rounds, which no one calls. */
export async function refreshAllAlerts(services: AlertServices, signal: AbortSignal): Promise<void> {
  for (const companyId of await companiesWithWork(services.db, services.clock.now())) {
    if (signal.aborted) return
    await refreshAlerts(services, companyId, signal)
  }
}
