import type { Kysely } from 'kysely'
import type { Schema, TableRow } from '../../database/schema.ts'

/** The lists of a carrier's people. Source: section 3, "Redacted users". */
export type PeopleList = TableRow<'carrier_roles'>['list']

/** The people of one list of a carrier, lowest id first. */
export const peopleOf = (db: Kysely<Schema>, carrierId: number, list: PeopleList) =>
  db
    .selectFrom('carrier_roles')
    .innerJoin('carrier_people', 'carrier_people.id', 'carrier_roles.person_id')
    .select(['carrier_people.id', 'carrier_people.name', 'carrier_people.phone_e164'])
    .select(['carrier_people.email', 'carrier_people.hides', 'carrier_roles.is_types'])
    .where('carrier_roles.carrier_id', '=', carrierId)
    .where('carrier_roles.list', '=', list)
    .orderBy('carrier_people.id')

/** The most people of a carrier in one response. */
const PEOPLE_MAX = 1_000

/** All people of a carrier with their list, lowest id first: one statement for the four lists. */
export const allUsersOf = (db: Kysely<Schema>, carrierId: number) =>
  db
    .selectFrom('carrier_roles')
    .innerJoin('carrier_people', 'carrier_people.id', 'carrier_roles.person_id')
    .select(['carrier_roles.list', 'carrier_people.id', 'carrier_people.name'])
    .select(['carrier_people.phone_e164', 'carrier_people.email', 'carrier_people.hides'])
    .select('carrier_roles.created_at as since')
    .where('carrier_roles.carrier_id', '=', carrierId)
    .orderBy('carrier_people.id')
    .limit(PEOPLE_MAX)
    .execute()
