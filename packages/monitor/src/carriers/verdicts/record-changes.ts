import { type Kysely, sql } from 'kysely'
import { anyOf } from '../../database/any-of.ts'
import { addDays } from '../../kernel/calendar.ts'
import type { RuleType } from '../../rules/terms/rule-types.ts'
import type { CarrierFacts } from '../../rules/assessment/facts.ts'
import type { Result } from '../../rules/assessment/finding.ts'
import { type DecidingOverride, type Outcome, worstOutcome } from '../../rules/assessment/worst-outcome.ts'
import type { Schema } from '../../database/schema.ts'
import { type Change, changesOf } from '../../rules/changes-of.ts'
import {
  coverEndsOn,
  type PublishedAlerts,
  type Subject,
  type Watched,
  watchedOn,
} from '../../rules/watched-states.ts'

/** How far back the dates in a carrier's record are news when it is assessed for the first time. */
export const LISTED_DAYS = 30

/** The newest published alert of each of some carriers, and how many it has. */
export async function publishedAlertsOf(db: Kysely<Schema>, carrierIds: readonly number[]) {
  const { rows } = await sql<PublishedAlerts & { carrier_id: number }>`
    select distinct on (carrier_id) carrier_id, id, is_type, file_date,
      count(*) over (partition by carrier_id)::int as count
    from identity_alerts
    where carrier_id = ${anyOf(carrierIds)} and unpublished_at is null
    order by carrier_id, id desc`.execute(db)
  return new Map(rows.map(({ carrier_id, ...alerts }) => [carrier_id, alerts]))
}

/** What decides the verdict of one carrier on any day. */
export interface Assessable {
  readonly facts: CarrierFacts
  readonly overrides: readonly DecidingOverride[]
  readonly alerts: PublishedAlerts | undefined
  /** The rules of the company. */
  readonly types: readonly RuleType[]
  readonly resultsOn: (day: string) => Readonly<Record<string, Result>>
}

const verdictOn = ({ types, overrides, resultsOn }: Assessable, day: string): Outcome | null =>
  worstOutcome(types, null, resultsOn(day), overrides, day)

/** The first day of the last month since which the verdict has been as it is now. */
const turnedOn = (carrier: Assessable, day: string): string => {
  const now = verdictOn(carrier, day)
  let ago = 0
  while (ago < LISTED_DAYS && verdictOn(carrier, addDays(day, -ago - 1)) === now) ago += 1
  return addDays(day, -ago)
}

/**
 * What is stored about a carrier, and the changes since `before`. A carrier that was never assessed is
 * compared with what its own dates show of a month ago.
 */
export function recordOf(carrier: Assessable, before: Watched | null, day: string) {
  const { facts, alerts } = carrier
  const verdict = verdictOn(carrier, day)
  const watched = watchedOn(facts, verdict, alerts, day)
  const monthAgo = addDays(day, -LISTED_DAYS)
  const earlier = before ?? watchedOn(facts, verdictOn(carrier, monthAgo), alerts, monthAgo, day)
  const { found, over } = changesOf(earlier, watched)
  const turn = found.find(({ subject }) => subject === 'verdict')
  const turned_on = turn === undefined ? null : before === null ? turnedOn(carrier, day) : day
  const turned_from = turn?.was?.status ?? null
  const changes = found.map(({ on, ...change }) => {
    const on_day = on ?? (change.subject === 'verdict' ? turned_on : null)
    return { ...change, on_day, happened_on: on_day !== null && on_day < day ? on_day : day }
  })
  return { verdict, turned_from, turned_on, cover_ends_on: coverEndsOn(watched), watched, changes, over }
}

/** The changes of one carrier. */
export interface ChangesOfCarrier {
  readonly carrier_id: number
  readonly changes: readonly (Omit<Change, 'on'> & {
    readonly on_day: string | null
    readonly happened_on: string
  })[]
  readonly over: readonly Subject[]
}

/**
 * Stores the changes of those carriers that the company monitors; each replaces the earlier one of the same fact.
 */
export async function keepChanges(
  trx: Kysely<Schema>,
  companyId: number,
  rows: readonly ChangesOfCarrier[],
  noticedAt: Date,
): Promise<void> {
  const gone = rows.flatMap(({ carrier_id, changes, over }) =>
    [...over, ...changes.map(({ subject }) => subject)].map(subject => ({ carrier_id, subject })),
  )
  if (gone.length === 0) return
  await sql`
    delete from carrier_changes using json_to_recordset(${JSON.stringify(gone)}::json) as g(carrier_id int, subject text)
    where company_id = ${companyId} and carrier_changes.carrier_id = g.carrier_id
      and carrier_changes.subject = g.subject`.execute(trx)
  const found = rows.flatMap(({ carrier_id, changes }) => changes.map(change => ({ carrier_id, ...change })))
  if (found.length === 0) return
  await sql`
    insert into carrier_changes (subscription_id, company_id, carrier_id, kind, subject, tone, is_safety, was, now,
      on_day, happened_on, noticed_at)
    select s.id, s.company_id, s.carrier_id, c.kind, c.subject, c.tone, c.is_safety, c.was, c.now, c.on_day,
      c.happened_on, ${noticedAt}
    from json_to_recordset(${JSON.stringify(found)}::json) as c (carrier_id int, kind text, subject text, tone text,
      is_safety boolean, was jsonb, now jsonb, on_day date, happened_on date)
    join subscriptions as s on s.company_id = ${companyId} and s.carrier_id = c.carrier_id
    order by s.id, c.subject
    on conflict (subscription_id, subject) do nothing`.execute(trx)
}
