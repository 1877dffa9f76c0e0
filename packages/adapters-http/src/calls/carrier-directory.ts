import {
  type CarrierDirectory,
  DIRECTORY_PARTS,
  type Directory,
  type DirectoryContact,
  type DirectoryPageParams,
  type DirectoryPart,
  type DirectoryRow,
  type DirectoryUser,
  done,
  type FederalInformation,
  HIDEABLE_FIELDS,
  NO_ROW,
  type Outcome,
  type Page,
  type Refusal,
  rowsOfUsers,
} from '@fairhaul/core'
import { one, pageOf } from '../transport/answer.ts'
import { bindCalls } from '../transport/bind-calls.ts'
import { call } from '../transport/call.ts'
import type { Http } from '../transport/http.ts'
import { knownValues, list } from '../wire/list.ts'
import { paged } from '../wire/paging.ts'

import { place } from '../wire/place.ts'
import type { Reader } from '../wire/reader.ts'
import { record } from '../wire/record.ts'
import { calendarDate, count, id, nullable, text } from '../wire/values.ts'

const valueIn = record({ value: text })
/** A phone or e-mail, which the directory sends as an object. */
const point: Reader<string | null> = value => nullable(valueIn)(value)?.value ?? null

/** A person who acts for the carrier. Source: section 3, "Directory". */
const directoryUser: Reader<DirectoryUser> = record({
  name: nullable(text),
  phone: point,
  email_address: ['email', point],
  is_types: ['kinds', list(text)],
  id: id<'user'>,
  hides: knownValues(HIDEABLE_FIELDS),
})

const contact: Reader<DirectoryContact> = record({
  name: nullable(text),
  title: nullable(text),
  phone: point,
  email_address: ['email', point],
  source: nullable(text),
})

/** A contact, as a row of its part. */
const contactRow: Reader<DirectoryRow> = value => ({
  ...NO_ROW,
  ...contact(value),
  part: 'contacts',
})

const federal = record({
  name: nullable(text),
  phone_number: ['phone', nullable(text)],
  email_address: ['email', nullable(text)],
  address: nullable(place),
})

/** One value of the federal register, as a row of its part. */
const federalRow: Reader<DirectoryRow> = value => ({
  ...NO_ROW,
  ...federal(value),
  part: 'federal_information',
})

const federalInformation: Reader<FederalInformation> = record({
  names: list(text),
  phone_numbers: list(text),
  email_addresses: list(text),
  addresses: list(place),
  as_of: ['asOf', nullable(calendarDate)],
})

const links = record({
  contacts: nullable(text),
  users: nullable(text),
  dispatch_users: ['dispatch_users', nullable(text)],
  fmcsa_info: ['federal_information', nullable(text)],
})

/** The parts that have a link. The calls know its target. */
const linkedParts: Reader<readonly DirectoryPart[]> = value => {
  const linked = links(value)
  return DIRECTORY_PARTS.filter(part => linked[part] !== null)
}

/** The summary of the directory. Source: section 3, "Directory". */
const directory: Reader<Directory> = record({
  users: list(directoryUser),
  contacts: list(contact),
  total_users: nullable(count),
  fmcsa_information: ['federalInformation', nullable(federalInformation)],
  links: ['moreIn', linkedParts],
})

const page = (params: DirectoryPageParams) => paged(params)
const path = (params: DirectoryPageParams) => ({ id: params.carrierId })

/** Source: section 7, "Carriers". */
export const carrierDirectoryCalls = {
  find: call({
    route: 'GET carriers/:id/directory',
    path,
    read: one(directory),
  }),
  users: call({
    route: 'GET carriers/:id/directory_users',
    path,
    query: page,
    read: pageOf(list(directoryUser)),
  }),
  dispatchUsers: call({
    route: 'GET carriers/:id/directory_dispatch_users',
    path,
    query: page,
    read: pageOf(list(directoryUser)),
  }),
  contacts: call({
    route: 'GET carriers/:id/directory_contacts',
    path,
    query: page,
    read: pageOf(list(contactRow)),
  }),
  federalInformation: call({
    route: 'GET carriers/:id/directory_fmcsa_info',
    path,
    query: page,
    read: pageOf(list(federalRow)),
  }),
}

const asRows = (
  outcome: Outcome<Page<DirectoryUser>, Refusal>,
  part: 'users' | 'dispatch_users',
): Outcome<Page<DirectoryRow>, Refusal> =>
  outcome.ok ? done({ ...outcome.value, items: rowsOfUsers(outcome.value.items, part) }) : outcome

/** Each part is loaded by a call of its own: no address is taken from a response. */
export const httpCarrierDirectory = (http: Http): CarrierDirectory => {
  const calls = bindCalls(http, carrierDirectoryCalls)
  const following: Readonly<Record<DirectoryPart, CarrierDirectory['follow']>> = {
    contacts: calls.contacts,
    users: async (params, signal) => asRows(await calls.users(params, signal), 'users'),
    dispatch_users: async (params, signal) =>
      asRows(await calls.dispatchUsers(params, signal), 'dispatch_users'),
    federal_information: calls.federalInformation,
  }
  return {
    find: calls.find,
    users: calls.users,
    follow: (params, signal) => following[params.part](params, signal),
  }
}
