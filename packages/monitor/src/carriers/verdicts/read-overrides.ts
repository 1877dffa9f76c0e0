import { type Kysely, sql } from 'kysely'
import { anyOf } from '../../database/any-of.ts'
import { SAFETY_RULES } from '../../rules/terms/rule-types.ts'
import type { WireNewestOverride, WireOverride } from '../wire-carrier.ts'
import type { Schema } from '../../database/schema.ts'
import { blocksSafety } from '../../http/guards/guards.ts'
import { type Actor, companyOf } from '../../http/session/actor.ts'

/** The overrides of one company, newest first, each with who made it and the name of its file. */
const ownOverrides = (db: Kysely<Schema>, companyId: number) =>
  db
    .selectFrom('rule_overrides')
    .innerJoin('users', 'users.id', 'rule_overrides.user_id')
    .leftJoin('uploaded_files', 'uploaded_files.id', 'rule_overrides.uploaded_file_id')
    .leftJoin('users as enders', 'enders.id', 'rule_overrides.ended_by')
    .selectAll('rule_overrides')
    .select(['enders.first_name as ender_first_name', 'enders.last_name as ender_last_name'])
    .select(['users.first_name', 'users.last_name', 'uploaded_files.name as file_name'])
    .where('rule_overrides.company_id', '=', companyId)
    .orderBy('rule_overrides.created_at', 'desc')
    .orderBy('rule_overrides.id', 'desc')

/**
 * The same, as a user may see them. An override of a safety rule reveals safety data, so it is hidden from users
 * without access to that data. Source: section 6, "Safety data".
 */
export const visibleOverrides = (db: Kysely<Schema>, actor: Actor) => {
  const own = ownOverrides(db, companyOf(actor))
  return blocksSafety(actor) ? own.where('is_type', '!~', SAFETY_RULES) : own
}

type Read = Awaited<ReturnType<ReturnType<typeof ownOverrides>['execute']>>[number]

/** An override as it was read, its instants as text where it was read as JSON. */
type OverrideRecord = Omit<Read, 'created_at' | 'ended_at'> & {
  readonly created_at: Date | string
  readonly ended_at: Date | string | null
}

const iso = (instant: Date | string): string => new Date(instant).toISOString()

const nameOf = (...names: readonly (string | null)[]) => names.filter(Boolean).join(' ') || null

/** An override as it goes over the wire. A user without a name has a null name; no address replaces it. */
export const wireOverrideOf = (record: OverrideRecord): WireOverride => ({
  id: record.id,
  is_active: record.is_active,
  expiration_date: record.expiration_date,
  carrier_id: record.carrier_id,
  classification_id: record.classification_id,
  is_type: record.is_type,
  file:
    record.file_name === null
      ? null
      : { name: record.file_name, url: `/monitor/rule_overrides/${record.id}/file` },
  user_id: record.user_id,
  user_name: nameOf(record.first_name, record.last_name),
  company_id: record.company_id,
  created_at: iso(record.created_at),
  policy_version: record.policy_version,
  ended:
    record.ended_by === null || record.ended_at === null
      ? null
      : {
          at: iso(record.ended_at),
          user_id: record.ended_by,
          user_name: nameOf(record.ender_first_name, record.ender_last_name),
        },
})

/** One override that a user may see; undefined for a missing or a foreign one. */
export async function readOverride(db: Kysely<Schema>, actor: Actor, id: number) {
  const record = await visibleOverrides(db, actor).where('rule_overrides.id', '=', id).executeTakeFirst()
  return record && wireOverrideOf(record)
}

/** Of each rule and classification the newest override for some carriers, newest first, with the number of older ones. */
export const newestOverrides = (db: Kysely<Schema>, companyId: number, carrierIds: readonly number[]) =>
  ownOverrides(db, companyId)
    .innerJoin(
      sql<{ id: number; earlier_count: number }>`(
        select distinct on (carrier_id, is_type, classification_id) id,
          (count(*) over (partition by carrier_id, is_type, classification_id))::int - 1 as earlier_count
        from rule_overrides
        where company_id = ${companyId} and carrier_id = ${anyOf(carrierIds)}
        order by carrier_id, is_type, classification_id, created_at desc, id desc)`.as('newest'),
      'newest.id',
      'rule_overrides.id',
    )
    .select('newest.earlier_count')

/** Newest overrides by carrier, as they go over the wire. */
export function wireOverridesByCarrier(
  records: readonly (OverrideRecord & { readonly earlier_count: number })[],
): ReadonlyMap<number, readonly WireNewestOverride[]> {
  const found = new Map<number, WireNewestOverride[]>()
  for (const record of records) {
    const wire = { ...wireOverrideOf(record), earlier_count: record.earlier_count }
    const those = found.get(record.carrier_id)
    if (those === undefined) found.set(record.carrier_id, [wire])
    else those.push(wire)
  }
  return found
}

/**
 * The overrides for some carriers at once, newest first for each: of each rule and classification the newest alone, which
 * decides, with the number of older ones. `GET rule_overrides` has all.
 */
export const overridesByCarrier = async (
  db: Kysely<Schema>,
  companyId: number,
  carrierIds: readonly number[],
): Promise<ReadonlyMap<number, readonly WireNewestOverride[]>> =>
  wireOverridesByCarrier(await newestOverrides(db, companyId, carrierIds).execute())
