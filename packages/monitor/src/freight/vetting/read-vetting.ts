import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import { anyOf } from '../../database/any-of.ts'
import type { Services } from '../../http/services.ts'
import { type Actor, companyOf } from '../../http/session/actor.ts'
import { today } from '../../kernel/clock.ts'
import { type Position, pageBy } from '../../own-carriers/monitored/cursor.ts'
import {
  readVettingTerms,
  type VettingTerms,
  wireVettingTerms,
} from '../../own-carriers/policy/vetting-settings.ts'

/** Why a carrier is to be decided on again; of two that came on one day, the first. */
export const VETTING_REASONS = ['never_decided', 'decided_long_ago', 'not_used', 'older_version'] as const
export type VettingReason = (typeof VETTING_REASONS)[number]

/** A carrier's last decision and use. */
export const wireVetted = z.object({
  carrier_id: z.number(),
  is_onboarded: z.boolean(),
  last_decision: z
    .object({ record_id: z.number(), on: z.string(), policy_version: z.number().nullable() })
    .nullable(),
  last_used_on: z.string().nullable(),
})

const wireVettedCarrier = z.object({ ...wireVetted.shape, legal_name: z.string() })
const count = z.number()

/** The carriers that are due. */
export const wireVettingFeed = z.object({
  terms: wireVettingTerms,
  carriers: z.array(wireVettedCarrier),
  next_cursor: z.string().nullable(),
  counts: z.object({
    never_decided: count,
    decided_long_ago: count,
    not_used: count,
    older_version: count,
  }),
  /** The carrier that is due next. Null: some are due now, or none ever is. */
  upcoming: wireVettedCarrier.nullable(),
})

/** Some carriers with the terms by which they are due. */
export const wireVettedCarriers = z.object({ terms: wireVettingTerms, carriers: z.array(wireVetted) })

interface VettedRow {
  readonly id: number
  readonly legal_name: string
  readonly is_onboarded: boolean
  readonly record_id: number | null
  readonly decided_on: string | null
  readonly policy_version: number | null
  readonly used_on: string | null
}

const wireOf = (row: VettedRow): z.output<typeof wireVettedCarrier> => ({
  carrier_id: row.id,
  legal_name: row.legal_name,
  is_onboarded: row.is_onboarded,
  last_decision:
    row.record_id === null || row.decided_on === null
      ? null
      : { record_id: row.record_id, on: row.decided_on, policy_version: row.policy_version },
  last_used_on: row.used_on,
})

const onboarded = (companyId: number) => sql`exists (
  select from connections where issuer_id = ${companyId} and carrier_id = carriers.id and tab = 'my-carriers')`

/**
 * Carriers with a company's last decision about each, and the day of its newest load or rate confirmation. `among` limits
 * what is read of these by `carrier_id`: each is read once for all carriers.
 *
 * Choice: a decision is a record that someone requested, or that of an onboarding or a block. What an override or a load
 * keeps, and a decision about a load, is about one rule, one truck or one load. A load that was canceled is no use.
 */
const vetted = (companyId: number, isOnboarded: RawBuilder<unknown>, among = sql`true`) => sql`
  select carriers.id, carriers.legal_name, ${isOnboarded} as is_onboarded, decision.id as record_id,
    left(decision.made_at, 10)::date as decided_on, decision.policy_version,
    greatest(load.at, confirmation.at)::date as used_on
  from carriers
    left join (
      select distinct on (carrier_id) carrier_id, id, made_at, policy_version from decision_records
      where company_id = ${companyId} and ${among} and (act is null or act in ('onboarded', 'do_not_dispatch')) and stage is null
      order by carrier_id, id desc) as decision on decision.carrier_id = carriers.id
    left join (
      select carrier_id, max(created_at) at time zone 'UTC' as at from loads
      where company_id = ${companyId} and ${among} and status <> 'cancelled'
      group by carrier_id) as load on load.carrier_id = carriers.id
    left join (
      select carrier_id, max(created_at) at time zone 'UTC' as at from rate_confirmations
      where company_id = ${companyId} and ${among}
      group by carrier_id) as confirmation on confirmation.carrier_id = carriers.id`

/** The last decision and use of some carriers, those that are on record, in the order of their ids. */
export async function readVetted(
  { db }: Services,
  actor: Actor,
  carrierIds: readonly number[],
): Promise<z.output<typeof wireVettedCarriers>> {
  const companyId = companyOf(actor)
  const terms = await readVettingTerms(db, companyId)
  const { rows } = await sql<VettedRow>`
    ${vetted(companyId, onboarded(companyId), sql`carrier_id = ${anyOf(carrierIds)}`)}
    where carriers.id = ${anyOf(carrierIds)} and carriers.is_findable order by carriers.id`.execute(db)
  return { terms, carriers: rows.map(wireOf) }
}

/**
 * The onboarded carriers of a company, each with the day on which it is due first, and why.
 *
 * Choice: days without a use count from the last decision where that is later. A carrier on which no one has decided is due
 * before all others.
 */
const dated = (companyId: number, { every_days, unused_days, after_new_version, in_force }: VettingTerms) => {
  const isOn = every_days !== null || unused_days !== null || after_new_version
  const version = after_new_version && in_force !== null ? in_force : null
  return sql`
    vetted as (
      ${vetted(companyId, sql`true`)}
      where ${onboarded(companyId)} and carriers.is_findable),
    days as (
      select *, decided_on + ${every_days}::int as every_on,
        case when used_on is not null then greatest(decided_on, used_on) + ${unused_days}::int end as unused_on,
        case when coalesce(policy_version, 0) < ${version?.number ?? null}::int
          then greatest(decided_on, ${version?.since ?? null}::date) end as version_on
      from vetted),
    firsts as (
      select *, case when record_id is not null then least(every_on, unused_on, version_on) end as due_on from days),
    dated as (
      select *, case when record_id is null then 0 else 1 end as severity,
        coalesce(due_on, '0001-01-01') as day,
        case when record_id is null then 'never_decided' when due_on = every_on then 'decided_long_ago'
          when due_on = unused_on then 'not_used' else 'older_version' end as reason
      from firsts where ${isOn} and (record_id is null or due_on is not null))`
}

interface DatedRow extends VettedRow, Position {
  readonly reason: VettingReason
}

interface Counted {
  readonly counts: Readonly<Partial<Record<VettingReason, number>>>
}

/** Which part of the list is requested. */
interface Requested {
  readonly reason: VettingReason | undefined
  readonly cursor: Position | undefined
  readonly limit: number
}

/** One page of the onboarded carriers that are due, the most overdue first, and how many there are for each reason. */
export async function readVettingDue(
  { db, clock }: Services,
  actor: Actor,
  { reason, cursor, limit }: Requested,
): Promise<z.output<typeof wireVettingFeed>> {
  const companyId = companyOf(actor)
  const terms = await readVettingTerms(db, companyId)
  const all = dated(companyId, terms)
  const ofReason = reason === undefined ? sql`true` : sql`reason = ${reason}`
  const behind =
    cursor === undefined
      ? sql`true`
      : sql`(severity, day, id) > (${cursor.severity}::int, ${cursor.day}::date, ${cursor.id}::int)`
  // The carriers are read once for both the page and the counts.
  const { rows: found } = await sql<(DatedRow | { readonly id: null }) & Counted>`
    with ${all}, due as (select * from dated where record_id is null or due_on <= ${today(clock)}::date)
    select counts, page.* from (
      select coalesce(jsonb_object_agg(reason, count), '{}') as counts
      from (select reason, count(*) from due group by 1) as by_reason) as counted
      left join lateral (
        select * from due where ${ofReason} and ${behind}
        order by severity, day, id limit ${limit + 1}) as page on true`.execute(db)
  const counts = found[0]?.counts ?? {}
  const rows = found.flatMap(row => (row.id === null ? [] : [row]))
  const { rows: next } =
    Object.keys(counts).length > 0
      ? { rows: [] }
      : await sql<DatedRow>`with ${all} select * from dated order by day, id limit 1`.execute(db)
  const { page, next_cursor } = pageBy(rows, limit, ({ severity, day, id }) => ({ severity, day, id }))
  const [first] = next
  return {
    terms,
    carriers: page.map(wireOf),
    next_cursor,
    counts: {
      never_decided: counts.never_decided ?? 0,
      decided_long_ago: counts.decided_long_ago ?? 0,
      not_used: counts.not_used ?? 0,
      older_version: counts.older_version ?? 0,
    },
    upcoming: first === undefined ? null : wireOf(first),
  }
}
