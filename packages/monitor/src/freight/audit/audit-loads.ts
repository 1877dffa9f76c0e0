import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import type { Services } from '../../http/services.ts'
import { today } from '../../kernel/clock.ts'
import { addDays } from '../../kernel/calendar.ts'
import { refreshAlerts } from '../alerts/refresh-alerts.ts'

/** What an audit finds: a refused carrier at the tender or the pickup, a turn with no decision, a block. */
export const AUDIT_KINDS_OF_LOADS = [
  'refused_at_tender',
  'refused_at_pickup',
  'turned_while_open',
  'blocked_on_open',
] as const

/** Loads that came in within so many days are audited. */
const AUDITED_DAYS = 90

const OPEN = sql`('available', 'covered', 'progress', 'delayed')`

/**
 * What was said of each load, with what was said before. The first of a carrier on a load is at its tender, unless the load
 * came in before this was noted.
 */
const said = (companyId: number, since: string) => sql`
  loads_in as (
    select * from loads where company_id = ${companyId} and created_at >= ${since}::date::timestamp at time zone 'UTC'),
  said as (
    select a.*, l.status, l.carrier_id as carrier_now, l.created_at,
      lag(a.carrier_id) over w as carrier_before, lag(a.verdict) over w as verdict_before,
      lead(a.said_at) over w as until
    from load_assessments as a join loads_in as l on l.id = a.load_id
    window w as (partition by a.load_id order by a.id)),
  picked_up as (
    select distinct on (s.load_id) s.load_id, coalesce((
      select min(occurred_at) from load_logs as g where g.stop_id = s.id and g.is_type in ('arrival', 'pickup', 'departure')),
      case when l.status = 'delivered' then s.window_ends_at end) as at
    from load_stops as s join loads_in as l on l.id = s.load_id
    where s.is_type = 'pickup' order by s.load_id, s.sequence, s.id)`

/** The first decision record about a load, or about its carrier as a whole, from a moment on. */
const decidedSince = (load: string, carrier: string, at: string) => sql`(
  select d.id from decision_records as d
  where d.company_id = b.company_id and d.carrier_id = ${sql.raw(carrier)} and d.made_at::timestamptz >= ${sql.raw(at)}
    and (d.load_id = ${sql.raw(load)} or (d.load_id is null and d.act is null))
  order by d.id limit 1)`

/** Every breach of the loads of a company since a day. */
const breaches = (companyId: number, since: string, now: Date) => sql`
  with ${said(companyId, since)},
  found as (
    select company_id, load_id, carrier_id, 'refused_at_tender' as kind, said_at as since, policy_version, rules
    from said where verdict = 'fail'
      and case when carrier_before is null then said_at < created_at + interval '1 hour' else carrier_before <> carrier_id end
    union all
    select s.company_id, s.load_id, s.carrier_id, 'refused_at_pickup', p.at, s.policy_version, s.rules
    from said as s join picked_up as p on p.load_id = s.load_id
    where s.verdict = 'fail' and s.said_at <= p.at and (s.until is null or s.until > p.at) and p.at <= ${now}
    union all
    (select distinct on (load_id, carrier_id) company_id, load_id, carrier_id, 'turned_while_open', said_at, policy_version, rules
    from said where verdict = 'fail' and carrier_before = carrier_id and verdict_before <> 'fail'
      and carrier_now = carrier_id and status <> 'cancelled'
    order by load_id, carrier_id, id desc)
    union all
    select l.company_id, l.id, l.carrier_id, 'blocked_on_open', greatest(l.created_at, coalesce((
        select max(seen_at) from carrier_facts_seen as f
        where f.carrier_id = l.carrier_id and f.company_id = l.company_id and f.kind = 'connection'
          and f.subject = 'status' and f.now = 'do_not_dispatch'), c.updated_at)), null, '[]'
    from loads_in as l join connections as c on c.issuer_id = l.company_id and c.carrier_id = l.carrier_id
    where c.status = 'do_not_dispatch' and l.status in ${OPEN}),
  decided as (
    select distinct on (load_id, kind, carrier_id) b.*, ${decidedSince('b.load_id', 'b.carrier_id', 'b.since')} as decision_record_id
    from found as b order by load_id, kind, carrier_id, since)
  select * from decided where kind <> 'turned_while_open' or decision_record_id is null`

/**
 * Audits the loads of a company that came in within 90 days, and keeps what is found in place of what was found before.
 * What an earlier audit found too keeps the moment at which it was found first.
 */
export async function auditLoads(
  services: Pick<Services, 'db' | 'clock'> & { readonly config?: Services['config'] },
  companyId: number,
  signal: AbortSignal,
): Promise<void> {
  await refreshAlerts(services, companyId, signal)
  const now = services.clock.now()
  const since = addDays(today(services.clock), -AUDITED_DAYS)
  await services.db.transaction().execute(async trx => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`audit of ${companyId}`}, 0))`.execute(trx)
    await sql`
      with found as (${breaches(companyId, since, now)}),
      gone as (
        delete from load_audit_lines as k where k.company_id = ${companyId} and not exists (
          select from found as f where (f.load_id, f.kind, f.carrier_id) = (k.load_id, k.kind, k.carrier_id)))
      insert into load_audit_lines as k
        (company_id, load_id, carrier_id, kind, since, policy_version, rules, decision_record_id, found_at)
      select company_id, load_id, carrier_id, kind, since, policy_version, rules::jsonb, decision_record_id, ${now}::timestamptz
      from found order by load_id, kind
      on conflict (load_id, kind, carrier_id) do update set since = excluded.since,
        policy_version = excluded.policy_version, rules = excluded.rules, decision_record_id = excluded.decision_record_id`.execute(
      trx,
    )
    await trx
      .insertInto('load_audits')
      .values({ company_id: companyId, made_at: now, first_load_on: since })
      .onConflict(known => known.column('company_id').doUpdateSet({ made_at: now, first_load_on: since }))
      .execute()
  })
}

/** Companies with loads whose last audit is not of this day. */
const dueCompanies = async (db: Kysely<Schema>, day: string) => {
  const { rows } = await sql<{ id: number }>`
    select id from companies as c
    where exists (select from loads where company_id = c.id)
      and not exists (
        select from load_audits as a where a.company_id = c.id and (a.made_at at time zone 'UTC')::date >= ${day}::date)
    order by id`.execute(db)
  return rows.map(({ id }) => id)
}

/** The audit of each night: once a day and company, by the first round of the day. */
export async function auditDueLoads(
  services: Pick<Services, 'db' | 'clock'> & { readonly config?: Services['config'] },
  onFault: (fault: unknown) => void,
  signal: AbortSignal,
): Promise<void> {
  for (const companyId of await dueCompanies(services.db, today(services.clock))) {
    if (signal.aborted) return
    await auditLoads(services, companyId, signal).catch(onFault)
  }
}
