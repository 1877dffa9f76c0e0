import { type Kysely, sql } from 'kysely'
import { anyOf } from '../../database/any-of.ts'
import { wireRows } from '../../carriers/wire-rows.ts'
import { today } from '../../kernel/clock.ts'
import type { Schema, TableRow } from '../../database/schema.ts'
import { blocksSafety } from '../../http/guards/guards.ts'
import { refreshAssessments } from '../../carriers/verdicts/refresh-assessments.ts'
import type { Services } from '../../http/services.ts'
import { type Actor, companyOf } from '../../http/session/actor.ts'
import type { Outcome } from '../../rules/assessment/worst-outcome.ts'
import type { ChangeKind } from '../../rules/changes-of.ts'
import { type Position, pageBy } from './cursor.ts'
import { LISTED_DAYS } from '../../carriers/verdicts/record-changes.ts'
import { addDays } from '../../kernel/calendar.ts'
import { ENDING_DAYS, type WatchedState } from '../../rules/watched-states.ts'

const DAY_MS = 86_400_000

interface PageOfFeed {
  readonly cursor: Position | undefined
  readonly limit: number
}

/** The rows behind a position, in the order of the feed: the worst first, then the newest. */
const afterCursor = (severity: string, day: string, id: string, position: Position | undefined) => {
  if (position === undefined) return sql<boolean>`true`
  const [severities, days, ids] = [severity, day, id].map(text => sql.raw(text))
  return sql<boolean>`(${severities} > ${position.severity}
    or (${severities} = ${position.severity} and (${days}, ${ids}) < (${position.day}::date, ${position.id}::int)))`
}

/** The changes that a caller may see, of the last month or since a later moment. */
const visible = (db: Kysely<Schema>, { clock }: Services, actor: Actor, since: Date | undefined) => {
  const oldest = new Date(clock.now().getTime() - LISTED_DAYS * DAY_MS)
  const rows = db
    .selectFrom('carrier_changes')
    .where('company_id', '=', companyOf(actor))
    .where('noticed_at', '>', since !== undefined && since > oldest ? since : oldest)
  const open = blocksSafety(actor) ? rows.where('is_safety', '=', false) : rows
  return actor.paywall.can_rule ? open : open.where('kind', '<>', 'verdict')
}

/** The carriers of a page as rows of a list, by id. */
const carriersOf = async (services: Services, actor: Actor, ids: readonly number[]) => {
  const found = await wireRows(services, actor, [...new Set(ids)])
  return new Map(found.map(({ wire }) => [wire.id, wire]))
}

/** A state as it goes over the wire. */
const wireState = (state: WatchedState | null) =>
  state && { status: state.status, day: state.day, amount: state.amount }

/** A change as it goes over the wire, without its carrier. */
const wireChange = (row: TableRow<'carrier_changes'>) => ({
  id: row.id,
  kind: row.kind,
  subject: row.subject,
  tone: row.tone,
  was: wireState(row.was),
  now: wireState(row.now),
  on: row.on_day,
  noticed_at: row.noticed_at.toISOString(),
})

/**
 * The newest change of each of some carriers that a company monitors; of one day the verdict, then the worst. Those
 * without a change are left out.
 */
export async function readLatest(
  services: Services,
  actor: Actor,
  carrierIds: readonly number[],
  signal: AbortSignal,
) {
  await refreshAssessments(services, companyOf(actor), signal)
  if (carrierIds.length === 0) return []
  const rows = await visible(services.db, services, actor, undefined)
    .where('carrier_id', '=', anyOf(carrierIds))
    .distinctOn('carrier_id')
    .selectAll()
    .orderBy('carrier_id')
    .orderBy('happened_on', 'desc')
    .orderBy(sql`kind <> 'verdict'`)
    .orderBy('severity')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(row => ({ ...wireChange(row), carrier_id: row.carrier_id }))
}

/**
 * One page of the changes about the carriers that a company monitors, the worst first, then the newest; and how many
 * there are of each kind in all.
 */
export async function readChanges(
  services: Services,
  actor: Actor,
  sent: PageOfFeed & { readonly kind: ChangeKind | undefined; readonly since: Date | undefined },
  signal: AbortSignal,
) {
  const { db, clock } = services
  const readAt = clock.now()
  await refreshAssessments(services, companyOf(actor), signal)
  const all = visible(db, services, actor, sent.since)
  let page = all
    .selectAll()
    .where(afterCursor('severity', 'happened_on', 'id', sent.cursor))
    .orderBy('severity')
    .orderBy('happened_on', 'desc')
    .orderBy('id', 'desc')
    .limit(sent.limit + 1)
  if (sent.kind !== undefined) page = page.where('kind', '=', sent.kind)
  const [rows, counted] = await Promise.all([
    page.execute(),
    all
      .select(({ fn }) => ['kind', fn.countAll<number>().as('count')])
      .groupBy('kind')
      .execute(),
  ])
  const { page: shown, next_cursor } = pageBy(rows, sent.limit, row => ({
    severity: row.severity,
    day: row.happened_on,
    id: row.id,
  }))
  const carriers = await carriersOf(
    services,
    actor,
    shown.map(row => row.carrier_id),
  )
  const count = (kind: ChangeKind) => counted.find(each => each.kind === kind)?.count ?? 0
  return {
    changes: shown.flatMap(row => {
      const carrier = carriers.get(row.carrier_id)
      if (carrier === undefined) return []
      return [{ ...wireChange(row), carrier }]
    }),
    next_cursor,
    counts: {
      verdict: count('verdict'),
      authority: count('authority'),
      insurance: count('insurance'),
      alert: count('alert'),
    },
    read_at: readAt.toISOString(),
  }
}

/** Registers still write the old letters of Quebec. */
const STATE = sql`case physical_state when 'PQ' then 'QC' else physical_state end`

/**
 * One page of the carriers that a company monitors, the worst verdict first, then the one that turned last; and how many
 * there are of each verdict in all.
 *
 * Empty: a plan without rules assesses nothing, so no carrier is listed, and all are counted as `none`.
 */
export async function readByVerdict(
  services: Services,
  actor: Actor,
  sent: PageOfFeed & {
    readonly verdict: Outcome | undefined
    readonly place: { readonly country: string; readonly state: string } | undefined
  },
  signal: AbortSignal,
) {
  const { db } = services
  const companyId = companyOf(actor)
  const mayRule = actor.paywall.can_rule
  if (mayRule) await refreshAssessments(services, companyId, signal)
  const day = "coalesce(turned_on, '0001-01-01')"
  const monitored = sql`subscriptions join own_carriers using (company_id, carrier_id)`
  const inPlace =
    sent.place === undefined
      ? sql`true`
      : sql`exists (select from carriers where carriers.id = carrier_id
          and physical_country = ${sent.place.country} and ${STATE} = ${sent.place.state})`
  interface Row {
    readonly id: number
    readonly carrier_id: number
    readonly verdict: Outcome | null
    readonly severity: number
    readonly turned_on: string | null
    readonly day: string
  }
  const { rows } = mayRule
    ? await sql<Row>`
        select id, carrier_id, verdict, severity, turned_on, ${sql.raw(day)} as day
        from ${monitored}
        where company_id = ${companyId} and ${inPlace}
          and ${sent.verdict === undefined ? sql`true` : sql`verdict = ${sent.verdict}`}
          and ${afterCursor('severity', day, 'id', sent.cursor)}
        order by severity, ${sql.raw(day)} desc, id desc limit ${sent.limit + 1}`.execute(db)
    : { rows: [] }
  const { rows: counted } = await sql<{ verdict: Outcome | null; count: number }>`
    select ${mayRule ? sql`verdict` : sql`null::text`} as verdict, count(*)::int as count from ${monitored}
    where company_id = ${companyId} and ${inPlace} group by 1`.execute(db)
  const { page, next_cursor } = pageBy(rows, sent.limit, row => row)
  const carriers = await carriersOf(
    services,
    actor,
    page.map(row => row.carrier_id),
  )
  const count = (of: Outcome | null) => counted.find(each => each.verdict === of)?.count ?? 0
  return {
    carriers: page.flatMap(row => {
      const carrier = carriers.get(row.carrier_id)
      return carrier === undefined ? [] : [{ turned_on: row.turned_on, carrier }]
    }),
    next_cursor,
    counts: {
      fail: count('fail'),
      incomplete: count('incomplete'),
      override: count('override'),
      pass: count('pass'),
      none: count(null),
    },
  }
}

interface RegionRow {
  readonly country: string | null
  readonly state: string | null
  readonly monitored: number
  readonly fail: number
  readonly incomplete: number
  readonly ending: number
}

/** How many carriers a company monitors in each state: in all, failing, incomplete, and with cover that ends soon. */
export async function readRegions(
  services: Services,
  actor: Actor,
  signal: AbortSignal,
): Promise<RegionRow[]> {
  const { db, clock } = services
  const companyId = companyOf(actor)
  await refreshAssessments(services, companyId, signal)
  const verdict = actor.paywall.can_rule ? sql`verdict` : sql`null::text`
  const day = today(clock)
  const { rows } = await sql<RegionRow>`
    select physical_country as country, ${STATE} as state, count(*)::int as monitored,
      (count(*) filter (where ${verdict} = 'fail'))::int as fail,
      (count(*) filter (where ${verdict} = 'incomplete'))::int as incomplete,
      (count(*) filter (where cover_ends_on between ${day}::date and ${addDays(day, ENDING_DAYS)}::date))::int as ending
    from subscriptions join own_carriers using (company_id, carrier_id)
      join carriers on carriers.id = carrier_id
    where company_id = ${companyId}
    group by 1, 2 order by 4 desc, 3 desc, 1, 2`.execute(db)
  return rows
}
