import { type Kysely, sql } from 'kysely'
import { anyOf } from '../../database/any-of.ts'
import { z } from 'zod'
import { dayText, daysBetween } from '../../kernel/calendar.ts'
import { counted } from '../../kernel/counted.ts'
import type { Schema } from '../../database/schema.ts'
import { INSIGHT_KINDS, type InsightKind, MAY_HAUL } from './insight-carriers.ts'

const text = z.string().nullable()

/** One insight as it goes over the wire. `gap` or `broker` is what it was derived from; the other is null. */
export const wireInsight = z.object({
  id: z.number(),
  carrier_id: z.number(),
  is_type: z.enum(INSIGHT_KINDS),
  detail: z.string(),
  found_on: z.string(),
  as_of: text,
  gap: z.object({ from_on: z.string(), to_on: z.string() }).nullable(),
  broker: z.object({ carrier_id: z.number(), legal_name: text, street: text }).nullable(),
})
export type WireInsight = z.input<typeof wireInsight>

/** The insight fields of a row: the newest of each kind, and how many there are, 50 at most. */
export const wireInsightFields = {
  insights: z.array(wireInsight).optional(),
  insight_counts: z
    .object({ authority_history_gap: z.number(), broker_authority_nearby: z.number() })
    .optional(),
}

/** The most insights of a kind; a virtual office may have thousands of brokers. */
const INSIGHTS_MAX = 50

/** Each authority gap, found on the day that it ended, as it was no gap before. */
async function gapsOf(db: Kysely<Schema>, ids: readonly number[]): Promise<readonly WireInsight[]> {
  const gaps = await db
    .selectFrom('authority_gaps')
    .selectAll()
    .select(({ selectFrom }) =>
      selectFrom('authority_history')
        .whereRef('authority_history.carrier_id', '=', 'authority_gaps.carrier_id')
        .select(({ fn }) => fn.max('authority_history.as_of').as('as_of'))
        .as('as_of'),
    )
    .where('carrier_id', '=', anyOf(ids))
    .orderBy('to_on', 'desc')
    .execute()
  return gaps.map(({ id, carrier_id, from_on, to_on, as_of }) => ({
    // Both kinds share one range of ids: gaps are even, neighbors are odd.
    id: id * 2,
    carrier_id,
    is_type: 'authority_history_gap',
    detail: `No authority from ${dayText(from_on)} to ${dayText(to_on)} (${counted(daysBetween(from_on, to_on), 'day')})`,
    found_on: to_on,
    as_of,
    gap: { from_on, to_on },
    broker: null,
  }))
}

interface Neighbour {
  readonly near_id: number
  readonly id: number
  readonly legal_name: string | null
  readonly street: string | null
  readonly as_of: string | null
  readonly day: string
}

/** Each company with broker authority in the same building, found on the date of its authority record. */
async function brokersNear(db: Kysely<Schema>, ids: readonly number[]): Promise<readonly WireInsight[]> {
  const { rows } = await sql<Neighbour>`
    select near.id as near_id, found.* from carriers as near
    left join carrier_authorities as own on own.carrier_id = near.id
    cross join lateral (
      select broker.id, broker.legal_name, broker.physical_street as street, theirs.as_of,
        coalesce(theirs.as_of, broker.created_at::date) as day
      from carriers as broker
      join carrier_authorities as theirs on theirs.carrier_id = broker.id and theirs.broker = 'A'
      where broker.neighbour_key = near.neighbour_key and broker.id <> near.id and broker.is_findable
      order by day desc, broker.id desc limit ${INSIGHTS_MAX}
    ) as found
    where near.id = ${anyOf(ids)} and ${MAY_HAUL}`.execute(db)
  return rows.map(({ near_id, id, legal_name, street, as_of, day }) => ({
    id: id * 2 + 1,
    carrier_id: near_id,
    is_type: 'broker_authority_nearby',
    detail: `${legal_name ?? 'A company without a name'} has broker authority at ${street ?? 'the same address'}`,
    found_on: day,
    as_of,
    gap: null,
    broker: { carrier_id: id, legal_name, street },
  }))
}

const newestFirst = (one: WireInsight, other: WireInsight) =>
  one.found_on === other.found_on ? other.id - one.id : one.found_on > other.found_on ? -1 : 1

/** The insights of carriers, newest first, at most 50 of a kind. */
export async function insightsOf(
  db: Kysely<Schema>,
  ids: readonly number[],
): Promise<(carrierId: number) => WireInsight[]> {
  const found = [...(await gapsOf(db, ids)), ...(await brokersNear(db, ids))].toSorted(newestFirst)
  const most = (carrierId: number, kind: InsightKind) =>
    found.filter(each => each.carrier_id === carrierId && each.is_type === kind).slice(0, INSIGHTS_MAX)
  return carrierId =>
    [...most(carrierId, 'authority_history_gap'), ...most(carrierId, 'broker_authority_nearby')].toSorted(
      newestFirst,
    )
}

/** The most insights of each kind in a row; the carrier's own list has all. */
const SHOWN_OF_A_KIND = 3

/** The insight fields of a row of a search by insights, newest first. */
export const insightFields = (own: readonly WireInsight[]) => {
  const of = (kind: WireInsight['is_type']) => own.filter(({ is_type }) => is_type === kind)
  const shown = new Set(INSIGHT_KINDS.flatMap(kind => of(kind).slice(0, SHOWN_OF_A_KIND)))
  return {
    insights: own.filter(each => shown.has(each)),
    insight_counts: {
      authority_history_gap: of('authority_history_gap').length,
      broker_authority_nearby: of('broker_authority_nearby').length,
    },
  }
}
