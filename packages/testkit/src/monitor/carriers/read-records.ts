import { type Kysely, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { assessedTypes } from '../assessment/assess.ts'
import type { Schema } from '../database/schema.ts'
import { SHORT_CONNECTION } from './short-connection.ts'
import { ORDERS_KIND, withOrders } from '../safety/orders.ts'

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
 * The rows of some carriers: one statement that reads each table once. Joining them row by row inside the database took
 * twice as long.
 */
const readTables = (db: Kysely<Schema>, ids: readonly number[], companyId: number) =>
  db
    .selectNoFrom(eb => {
      const those = sql<number>`any(${sql.val(ids)}::int[])`
      return [
        jsonArrayFrom(
          eb
            .selectFrom('carriers')
            .select(['id', 'legal_name', 'dba_name', 'phone', 'email', 'source'])
            .select(['physical_street', 'physical_city', 'physical_state', 'physical_postal_code'])
            .select(['physical_country', 'mailing_street', 'mailing_city', 'mailing_state'])
            .select(['mailing_postal_code', 'mailing_country'])
            .where('id', '=', those)
            .where(({ or, eb, exists, selectFrom }) =>
              or([
                eb('is_findable', '=', true),
                exists(
                  selectFrom('connections')
                    .select('connections.id')
                    .whereRef('connections.carrier_id', '=', 'carriers.id')
                    .where('connections.issuer_id', '=', companyId),
                ),
                exists(
                  selectFrom('subscriptions')
                    .select('subscriptions.id')
                    .whereRef('subscriptions.carrier_id', '=', 'carriers.id')
                    .where('subscriptions.company_id', '=', companyId),
                ),
              ]),
            ),
        ).as('carriers'),
        jsonArrayFrom(eb.selectFrom('listed_census').selectAll().where('carrier_id', '=', those)).as(
          'census',
        ),
        jsonArrayFrom(eb.selectFrom('carrier_authorities').selectAll().where('carrier_id', '=', those)).as(
          'authorities',
        ),
        jsonArrayFrom(eb.selectFrom('listed_safety').selectAll().where('carrier_id', '=', those)).as(
          'safety',
        ),
        jsonArrayFrom(eb.selectFrom('federal_files').select('as_of').where('kind', '=', ORDERS_KIND)).as(
          'orders',
        ),
        jsonArrayFrom(
          eb
            .selectFrom('carrier_identifiers')
            .select(['carrier_id', 'is_type', 'value', 'region', 'is_former'])
            .where('carrier_id', '=', those)
            // The first docket is the one that is shown: a former one comes last.
            .orderBy('is_former')
            .orderBy('id'),
        ).as('identifiers'),
        jsonArrayFrom(
          eb
            .selectFrom('carrier_insurances')
            .select(['carrier_id', 'kind', 'is_primary', 'amount', 'effective_on', 'expires_on'])
            .select(['cancelled_on', 'source', 'as_of', 'source_file', 'policy_number', 'insurer'])
            .select('is_replaced')
            .where('carrier_id', '=', those)
            // A policy that no insurer has confirmed is not a fact.
            .where('is_pending', '=', false)
            .orderBy('id'),
        ).as('insurances'),
        jsonArrayFrom(
          eb
            .selectFrom('carrier_facts')
            .select(['carrier_id', 'kind', 'is_verified', 'verified_on'])
            .where('carrier_id', '=', those),
        ).as('facts'),
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
      ]
    })
    .executeTakeFirstOrThrow()

/** Of the words by which carriers describe what they do: these are of those who haul for others. */
const FOR_OTHERS: ReadonlySet<string> = new Set(['Authorized For Hire', 'Exempt For Hire'])

/** The census, and whether the carrier hauls its own goods only. */
const withPrivacy = <T extends { readonly operation_classifications: readonly string[] }>(
  census: T | undefined,
) => {
  if (census === undefined) return null
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
  const tables = await readTables(db, ids, companyId)
  const census = oneEach(tables.census)
  const authorities = oneEach(tables.authorities)
  const safety = oneEach(tables.safety)
  const identifiers = allOfEach(tables.identifiers)
  const insurances = allOfEach(tables.insurances)
  const facts = allOfEach(tables.facts)
  const subscriptions = oneEach(tables.subscriptions)
  const connections = oneEach(tables.connections)
  const alerts = new Map(tables.alerts.map(({ carrier_id, count }) => [carrier_id, count]))
  const rules = tables.rule_sets[0]
  const ruleTypes = rules === undefined ? null : assessedTypes(rules.is_types)
  return tables.carriers.map(carrier => ({
    ...carrier,
    ages: rules?.fact_ages ?? {},
    /** The rule types that the company assesses by its own set; null when it has none. */
    rule_types: ruleTypes,
    census: withPrivacy(census.get(carrier.id)),
    authority: authorities.get(carrier.id) ?? null,
    safety: withOrders(safety.get(carrier.id) ?? null, carrier, tables.orders[0]?.as_of ?? null),
    identifiers: identifiers.get(carrier.id) ?? [],
    insurances: insurances.get(carrier.id) ?? [],
    facts: facts.get(carrier.id) ?? [],
    subscription: subscriptions.get(carrier.id) ?? null,
    connection: connections.get(carrier.id) ?? null,
    identity_alerts_count: alerts.get(carrier.id) ?? 0,
  }))
}

export type CarrierRecord = Awaited<ReturnType<typeof readRecords>>[number]
