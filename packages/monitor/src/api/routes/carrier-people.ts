import { z } from 'zod'
import { type PeopleList, allUsersOf } from '../../carriers/people/people-of.ts'
import { redactedPerson, seesPeopleInFull } from '../../carriers/people/shown-person.ts'
import { requireFindable } from '../../carriers/require-findable.ts'
import { idInQuery } from '../../http/fields.ts'
import { seesFullProfile } from '../../http/guards/guards.ts'
import { pageOf, pagingFields } from '../../http/paging.ts'
import { type Route, route } from '../../http/route.ts'

const text = z.string().nullable()
const person = z.object({ id: z.number(), name: text, phone: text, email: text, since: z.string() })

const redactedUsers = route({
  method: 'GET',
  path: 'api/v1/users/redacted_users',
  summary: 'Everyone who acts for a carrier, redacted',
  access: 'broker',
  guards: [seesFullProfile],
  query: z.strictObject({ carrier_id: idInQuery }),
  answer: z.object({
    carrier_users: z.array(person),
    active_dispatchers: z.array(person),
    inactive_dispatchers: z.array(person),
    pending_dispatchers: z.array(person),
  }),
  handle: async ({ services: { db }, actor, query: { carrier_id } }) => {
    await requireFindable(db, carrier_id)
    const people = await allUsersOf(db, carrier_id)
    const isInFull = seesPeopleInFull(actor.user.scopes)
    const of = (list: PeopleList) =>
      people
        .filter(each => each.list === list)
        .map(each => ({
          id: each.id,
          ...redactedPerson(each, isInFull),
          since: each.since.toISOString(),
        }))
    return {
      body: {
        carrier_users: of('carrier_users'),
        active_dispatchers: of('active_dispatchers'),
        inactive_dispatchers: of('inactive_dispatchers'),
        pending_dispatchers: of('pending_dispatchers'),
      },
    }
  },
})

const companies = route({
  method: 'GET',
  path: 'api/v1/companies',
  summary: 'The company accounts of a carrier itself, lowest id first',
  access: 'broker',
  guards: [seesFullProfile],
  query: z.strictObject({ carrier_id: idInQuery, ...pagingFields }),
  answer: z.array(
    z.object({ id: z.number(), carrier_id: z.number(), legal_name: z.string(), created_at: text }),
  ),
  handle: async ({ services: { db }, query }) => {
    await requireFindable(db, query.carrier_id)
    // A broker company that is also a carrier is not an account of the carrier.
    const accounts = db
      .selectFrom('companies')
      .select(['companies.id', 'companies.legal_name', 'companies.created_at'])
      .where('carrier_id', '=', query.carrier_id)
      .where('company_type', '=', 'carrier')
      .orderBy('id')
    const { rows, headers } = await pageOf(accounts, query)
    return {
      body: rows.map(({ created_at, ...account }) => ({
        ...account,
        carrier_id: query.carrier_id,
        created_at: created_at.toISOString(),
      })),
      headers,
    }
  },
})

export const routes: readonly Route[] = [redactedUsers, companies]
