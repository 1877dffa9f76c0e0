import { type Kysely, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { assessedTypes } from '../assessment/assess.ts'
import type { EventCursor } from '../company-events/cursor.ts'
import type { Schema } from '../database/schema.ts'
import { ORDERS_KIND, withOrders } from '../safety/orders.ts'
import { changesSince, factsMemoryOf } from './facts-memory.ts'
import { type CensusFacts, readFacts } from './read-facts.ts'
import { SHORT_CONNECTION } from './short-connection.ts'

/** Rows by carrier. Each of these tables has at most one row for a carrier. */
const oneEach = <T extends { readonly carrier_id: number }>(rows: readonly T[]): ReadonlyMap<number, T> =>
  new Map(rows.map(row => [row.carrier_id, row]))

/** All of each carrier, in the order of the rows. */
export const allOfEach = <T extends { readonly carrier_id: number }>(
  rows: readonly T[],
): ReadonlyMap<number, readonly T[]> => {
  const groups = new Map<number, T[]>()
  for (const row of rows) {
    const group = groups.get(row.carrier_id)
    if (group === undefined) groups.set(row.carrier_id, [row])
    else group.push(row)
  }
  return groups
}

/**
 * What a company has to do with some carriers, what is the same for all carriers, and whose facts changed since a place:
 * one statement.
 */
const readRelations = (
  db: Kysely<Schema>,
  { ids, companyId, since }: { ids: readonly number[]; companyId: number; since: EventCursor | undefined },
) =>
  db
    .selectNoFrom(eb => {
      const those = sql<number>`any(${sql.val(ids)}::int[])`
      return [
        jsonArrayFrom(eb.selectFrom('federal_files').select('as_of').where('kind', '=', ORDERS_KIND)).as(
          'orders',
        ),
        jsonArrayFrom(
          eb
            .selectFrom('rule_sets')
            .select(['fact_ages', 'is_types'])
            .where('company_id', '=', companyId)
            .where('carrier_id', 'is', null)
            .where('classification_id', 'is', null),
        ).as('rule_sets'),
        jsonArrayFrom(
          eb
            .selectFrom('subscriptions')
            .select(['carrier_id', 'id', 'created_at'])
            .where('carrier_id', '=', those)
            .where('company_id', '=', companyId),
        ).as('subscriptions'),
        jsonArrayFrom(
          eb
            .selectFrom('connections')
            .select(['carrier_id', ...SHORT_CONNECTION])
            .where('carrier_id', '=', those)
            .where('issuer_id', '=', companyId),
        ).as('connections'),
        jsonArrayFrom(
          eb
            .selectFrom('identity_alerts')
            .select(({ fn }) => ['carrier_id', fn.countAll<number>().as('count')])
            .where('carrier_id', '=', those)
            .where('unpublished_at', 'is', null)
            .groupBy('carrier_id'),
        ).as('alerts'),
        changesSince(since).as('later'),
      ]
    })
    .executeTakeFirstOrThrow()

/** Of the words by which carriers describe what they do: these are of those who haul for others. */
const FOR_OTHERS: ReadonlySet<string> = new Set(['Authorized For Hire', 'Exempt For Hire'])

/** The census, and whether the carrier hauls its own goods only. */
const withPrivacy = (census: CensusFacts | null) => {
  if (census === null) return null
  const terms = census.operation_classifications
  const is_private =
    terms.length === 0
      ? null
      : terms.some(it => it.startsWith('Private')) && !terms.some(it => FOR_OTHERS.has(it))
  return { ...census, is_private }
}

/**
 * The data of list rows for some findable carriers, in no order. It includes the calling company's own relations and
 * never those of another company.
 *
 * Choice: a carrier that the company is connected to, or monitors, is included even when searches no longer find it.
 * One that lost its registration must not disappear from a list that warns of it.
 */
export const readRecords = async (db: Kysely<Schema>, ids: readonly number[], companyId: number) => {
  const memory = factsMemoryOf(db)
  const since = memory.place
  const relations = await readRelations(db, { ids, companyId, since })
  memory.follow(since, relations.later)
  const facts = await memory.factsOf(ids, missing => readFacts(db, missing))
  const subscriptions = oneEach(relations.subscriptions)
  const connections = oneEach(relations.connections)
  const alerts = new Map(relations.alerts.map(({ carrier_id, count }) => [carrier_id, count]))
  const rules = relations.rule_sets[0]
  const ruleTypes = rules === undefined ? null : assessedTypes(rules.is_types)
  const orders = relations.orders[0]?.as_of ?? null
  return [...facts.values()]
    .filter(({ id, is_findable }) => is_findable || connections.has(id) || subscriptions.has(id))
    .map(carrier => ({
      ...carrier,
      ages: rules?.fact_ages ?? {},
      /** The rule types that the company assesses by its own set; null when it has none. */
      rule_types: ruleTypes,
      census: withPrivacy(carrier.census),
      safety: withOrders(carrier.safety, carrier, orders),
      subscription: subscriptions.get(carrier.id) ?? null,
      connection: connections.get(carrier.id) ?? null,
      identity_alerts_count: alerts.get(carrier.id) ?? 0,
    }))
}

export type CarrierRecord = Awaited<ReturnType<typeof readRecords>>[number]
