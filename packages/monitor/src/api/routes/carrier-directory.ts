import { z } from 'zod'
import {
  federalInformationOf,
  federalRows,
  givenContacts,
} from '../../carriers/people/federal-information.ts'
import { type PeopleList, peopleOf } from '../../carriers/people/people-of.ts'
import { directoryContactOf, directoryUserOf, readDirectory } from '../../carriers/people/read-directory.ts'
import {
  wireDirectory,
  wireDirectoryContact,
  wireDirectoryUser,
  wireFederalRow,
} from '../../carriers/people/wire-directory.ts'
import { requireFindable } from '../../carriers/require-findable.ts'
import { contactReads } from '../../http/guards/contact-reads.ts'
import { seesFullProfile } from '../../http/guards/guards.ts'
import { cut, pageOf, pagingFields, pagingHeaders } from '../../http/paging.ts'
import { type Route, route } from '../../http/route.ts'

const directory = route({
  method: 'GET',
  path: 'carriers/:id/directory',
  summary: 'Who to contact at a carrier, in summary',
  access: 'broker',
  guards: [seesFullProfile, contactReads],
  answer: wireDirectory,
  handle: async ({ services: { db }, params: { id } }) => {
    await requireFindable(db, id)
    return { body: await readDirectory(db, id) }
  },
})

/** The people of one list of a carrier, in pages. */
const people = (part: 'users' | 'dispatch_users', list: PeopleList, summary: string) =>
  route({
    method: 'GET',
    path: `carriers/:id/directory_${part}`,
    summary,
    access: 'broker',
    guards: [seesFullProfile, contactReads],
    query: z.strictObject(pagingFields),
    answer: z.array(wireDirectoryUser),
    handle: async ({ services: { db }, params: { id }, query }) => {
      await requireFindable(db, id)
      const { rows, headers } = await pageOf(peopleOf(db, id, list), query)
      return { body: rows.map(directoryUserOf), headers }
    },
  })

const users = people('users', 'carrier_users', 'The users of a carrier')
const dispatchUsers = people('dispatch_users', 'active_dispatchers', 'Active dispatchers of a carrier')

const contacts = route({
  method: 'GET',
  path: 'carriers/:id/directory_contacts',
  summary: 'Contacts of a carrier that brokers shared',
  access: 'broker',
  guards: [seesFullProfile, contactReads],
  query: z.strictObject(pagingFields),
  answer: z.array(wireDirectoryContact),
  handle: async ({ services: { db }, params: { id }, query }) => {
    await requireFindable(db, id)
    const { rows, headers } = await pageOf(givenContacts(db, id), query)
    return { body: rows.map(directoryContactOf), headers }
  },
})

const federal = route({
  method: 'GET',
  path: 'carriers/:id/directory_fmcsa_info',
  summary: 'Contact details of a carrier in FMCSA records, one row each',
  access: 'broker',
  guards: [seesFullProfile, contactReads],
  query: z.strictObject(pagingFields),
  answer: z.array(wireFederalRow),
  handle: async ({ services: { db }, params: { id }, query }) => {
    await requireFindable(db, id)
    const rows = federalRows(await federalInformationOf(db, id))
    const { limit, offset } = cut(query)
    return { body: rows.slice(offset, offset + limit), headers: pagingHeaders(query, rows.length) }
  },
})

export const routes: readonly Route[] = [directory, users, dispatchUsers, contacts, federal]
