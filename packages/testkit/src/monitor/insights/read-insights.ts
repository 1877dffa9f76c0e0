import { type Kysely, sql } from 'kysely'
import { dayInWords } from '../assessment/day-in-words.ts'
import type { Schema } from '../database/schema.ts'
import { type InsightKind, MAY_HAUL } from './insight-carriers.ts'

/** A virtual office may have thousands of brokers: so many insights of a kind are enough to see what it is. */
const INSIGHTS_MAX = 50

/** One insight as it travels. */
export interface Insight {
  readonly id: number
  readonly carrier_id: number
  readonly is_type: InsightKind
  readonly detail: string
  readonly found_on: string
}

const DAY_MS = 86_400_000
const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)
const inDays = (days: number) => `${days.toLocaleString('en-US')} ${days === 1 ? 'day' : 'days'}`

/** Each gap; found on the day that the authority came back, for before that day it was no gap. */
async function gapsOf(db: Kysely<Schema>, carrierId: number): Promise<readonly Insight[]> {
  const gaps = await db
    .selectFrom('authority_gaps')
    .selectAll()
    .where('carrier_id', '=', carrierId)
    .orderBy('to_on', 'desc')
    .limit(INSIGHTS_MAX)
    .execute()
  return gaps.map(({ id, carrier_id, from_on, to_on }) => ({
    // Two kinds, one row of numbers: even ones are gaps, odd ones are neighbours.
    id: id * 2,
    carrier_id,
    is_type: 'authority_history_gap',
    detail: `No authority from ${dayInWords(from_on)} to ${dayInWords(to_on)} (${inDays(daysBetween(from_on, to_on))})`,
    found_on: to_on,
  }))
}

/** Each company with broker authority in the same building; found on the day that its authority is of. */
async function brokersNear(db: Kysely<Schema>, carrierId: number): Promise<readonly Insight[]> {
  const { rows } = await sql<{ id: number; legal_name: string | null; suite: string | null; day: string }>`
    select broker.id, broker.legal_name, broker.physical_street as suite,
      coalesce(theirs.as_of, broker.created_at::date) as day
    from carriers as near
    join carriers as broker on broker.neighbour_key = near.neighbour_key and broker.id <> near.id
    join carrier_authorities as theirs on theirs.carrier_id = broker.id and theirs.broker = 'A'
    left join carrier_authorities as own on own.carrier_id = near.id
    where near.id = ${carrierId} and broker.is_findable and ${MAY_HAUL}
    order by day desc, broker.id desc limit ${INSIGHTS_MAX}`.execute(db)
  return rows.map(({ id, legal_name, suite, day }) => ({
    id: id * 2 + 1,
    carrier_id: carrierId,
    is_type: 'broker_authority_nearby',
    detail: `${legal_name ?? 'A company without a name'} has broker authority at ${suite ?? 'the same address'}`,
    found_on: day,
  }))
}

/** What is derived about a carrier, the newest first. Empty: nothing is. */
export async function insightsOf(db: Kysely<Schema>, carrierId: number): Promise<Insight[]> {
  const found = [...(await gapsOf(db, carrierId)), ...(await brokersNear(db, carrierId))]
  return found.toSorted((one, other) =>
    one.found_on === other.found_on ? other.id - one.id : one.found_on > other.found_on ? -1 : 1,
  )
}
