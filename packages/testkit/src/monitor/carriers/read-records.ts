import type { Kysely } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Schema } from '../database/schema.ts'

/**
 * All that a row of a list is made of, for some carriers at once: one statement however many there are. The calling
 * company's own relations come along; another company's never do.
 */
export const readRecords = (db: Kysely<Schema>, ids: readonly number[], companyId: number) =>
  db
    .selectFrom('carriers')
    .selectAll('carriers')
    .where('carriers.id', 'in', [...ids])
    .where('carriers.is_findable', '=', true)
    .select(eb => {
      const census = eb.selectFrom('carrier_census').selectAll()
      const authority = eb.selectFrom('carrier_authorities').selectAll()
      const safety = eb.selectFrom('carrier_safety').selectAll()
      return [
        jsonObjectFrom(census.whereRef('carrier_census.carrier_id', '=', 'carriers.id')).as('census'),
        jsonObjectFrom(authority.whereRef('carrier_authorities.carrier_id', '=', 'carriers.id')).as(
          'authority',
        ),
        jsonObjectFrom(safety.whereRef('carrier_safety.carrier_id', '=', 'carriers.id')).as('safety'),
        jsonArrayFrom(
          eb
            .selectFrom('carrier_identifiers')
            .select(['is_type', 'value', 'region'])
            .whereRef('carrier_identifiers.carrier_id', '=', 'carriers.id')
            .orderBy('carrier_identifiers.id'),
        ).as('identifiers'),
        jsonArrayFrom(
          eb
            .selectFrom('carrier_insurances')
            .select(['kind', 'is_primary', 'amount', 'effective_on', 'expires_on', 'cancelled_on', 'as_of'])
            .whereRef('carrier_insurances.carrier_id', '=', 'carriers.id')
            .orderBy('carrier_insurances.id'),
        ).as('insurances'),
        jsonArrayFrom(
          eb
            .selectFrom('carrier_facts')
            .select(['kind', 'is_verified', 'verified_on'])
            .whereRef('carrier_facts.carrier_id', '=', 'carriers.id'),
        ).as('facts'),
        jsonObjectFrom(
          eb
            .selectFrom('subscriptions')
            .select(['id', 'created_at'])
            .whereRef('subscriptions.carrier_id', '=', 'carriers.id')
            .where('subscriptions.company_id', '=', companyId),
        ).as('subscription'),
        jsonObjectFrom(
          eb
            .selectFrom('connections')
            .select(['id', 'status', 'is_dismissed'])
            .whereRef('connections.carrier_id', '=', 'carriers.id')
            .where('connections.issuer_id', '=', companyId),
        ).as('connection'),
        eb
          .selectFrom('identity_alerts')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .whereRef('identity_alerts.carrier_id', '=', 'carriers.id')
          .where('identity_alerts.unpublished_at', 'is', null)
          .as('identity_alerts_count'),
      ]
    })
    .execute()

export type CarrierRecord = Awaited<ReturnType<typeof readRecords>>[number]
