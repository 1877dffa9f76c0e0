import type { Kysely } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import { federalInformationOf, givenContacts } from './federal-information.ts'
import { peopleOf } from './people-of.ts'
import { hiddenOf, shownPerson } from './shown-person.ts'
import { pointOf } from './wire-directory.ts'

/** The most users and contacts in the summary of a directory. */
const AT_A_GLANCE = 10

type Listed = Awaited<ReturnType<ReturnType<typeof peopleOf>['execute']>>[number]
type Given = Awaited<ReturnType<ReturnType<typeof givenContacts>['execute']>>[number]

/** A person as the directory shows them. */
export const directoryUserOf = (person: Listed) => {
  const { name, phone, email } = shownPerson(person)
  return {
    name,
    phone: pointOf(phone),
    email_address: pointOf(email),
    is_types: person.is_types,
    id: person.id,
    hides: hiddenOf(person),
  }
}

/** A contact as the directory shows it. */
export const directoryContactOf = ({ name, title, phone, email, source }: Given) => ({
  source,
  name,
  title,
  phone: pointOf(phone),
  email_address: pointOf(email),
})

const countOf = (db: Kysely<Schema>, carrierId: number) =>
  db
    .selectFrom('carrier_roles')
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('list', '=', 'carrier_users').as('users'),
      fn.countAll<number>().filterWhere('list', '=', 'active_dispatchers').as('dispatchers'),
    ])
    .where('carrier_id', '=', carrierId)
    .executeTakeFirstOrThrow()

/** The summary of a carrier's directory, merged from its sources, with links to the parts that it leaves out. */
export async function readDirectory(db: Kysely<Schema>, carrierId: number) {
  const users = await peopleOf(db, carrierId, 'carrier_users').limit(AT_A_GLANCE).execute()
  const contacts = await givenContacts(db, carrierId)
    .limit(AT_A_GLANCE + 1)
    .execute()
  const counts = await countOf(db, carrierId)
  const link = (part: string, hasMore: boolean) =>
    hasMore ? `carriers/${carrierId}/directory_${part}` : null
  return {
    users: users.map(directoryUserOf),
    contacts: contacts.slice(0, AT_A_GLANCE).map(directoryContactOf),
    total_users: counts.users,
    fmcsa_information: await federalInformationOf(db, carrierId),
    links: {
      contacts: link('contacts', contacts.length > AT_A_GLANCE),
      users: link('users', counts.users > AT_A_GLANCE),
      dispatch_users: link('dispatch_users', counts.dispatchers > 0),
      // The summary has all of it.
      fmcsa_info: null,
    },
  }
}
