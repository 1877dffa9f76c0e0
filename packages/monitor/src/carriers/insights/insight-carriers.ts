import { type RawBuilder, sql } from 'kysely'

/** The insights about carriers. Source: section 7, "Carriers". */
export const INSIGHT_KINDS = ['authority_history_gap', 'broker_authority_nearby'] as const
export type InsightKind = (typeof INSIGHT_KINDS)[number]

/**
 * The insight is about companies that haul, so a company that only brokers has no broker nearby.
 *
 * `near` is the carrier and `own` its authorities; an authority that is not on record excludes nothing.
 */
export const MAY_HAUL: RawBuilder<boolean> = sql`
  (own.broker is distinct from 'A' or own.common = 'A' or own.contract = 'A')`

const FROM: Readonly<Record<InsightKind, RawBuilder<unknown>>> = {
  authority_history_gap: sql`select carrier_id from authority_gaps`,
  broker_authority_nearby: sql`
    select near.id as carrier_id from carrier_authorities as theirs
    join carriers as broker on broker.id = theirs.carrier_id
    join carriers as near on near.neighbour_key = broker.neighbour_key and near.id <> broker.id
    left join carrier_authorities as own on own.carrier_id = near.id
    where theirs.broker = 'A' and broker.is_findable and ${MAY_HAUL}`,
}

/** Every carrier with one of these insights, possibly more than once, from indexes on the few that have any. */
export const insightCarriers = (kinds: readonly InsightKind[]): RawBuilder<unknown> =>
  sql.join(
    kinds.map(kind => FROM[kind]),
    sql` union all `,
  )

const HAS: Readonly<Record<InsightKind, RawBuilder<boolean>>> = {
  authority_history_gap: sql`exists (select from authority_gaps where authority_gaps.carrier_id = carriers.id)`,
  broker_authority_nearby: sql`exists (
    select from carriers as broker
    join carrier_authorities as theirs on theirs.carrier_id = broker.id and theirs.broker = 'A'
    left join carrier_authorities as own on own.carrier_id = carriers.id
    where broker.neighbour_key = carriers.neighbour_key and broker.id <> carriers.id and broker.is_findable
      and ${MAY_HAUL})`,
}

/** Whether the row `carriers` has one of these insights. */
export const hasInsight = (kinds: readonly InsightKind[]): RawBuilder<boolean> =>
  sql`(${sql.join(
    kinds.map(kind => HAS[kind]),
    sql` or `,
  )})`
