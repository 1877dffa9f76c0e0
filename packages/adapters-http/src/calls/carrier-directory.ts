import {
  type CarrierDirectory,
  type DirectoryPageParams,
  type DirectoryPart,
  type DirectoryRow,
  type DirectoryUser,
  done,
  type Outcome,
  type Page,
  type Refusal,
  rowsOfUsers,
} from '@fairhaul/core'
import { one, pageOf } from '../transport/answer.ts'
import { bindCalls } from '../transport/bind-calls.ts'
import { call } from '../transport/call.ts'
import type { Http } from '../transport/http.ts'
import { contactRow, directory, directoryUser, federalRow } from '../wire/directory.ts'
import { list } from '../wire/list.ts'
import { paged } from '../wire/paging.ts'

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

/** Each part is followed by a call of its own: no address is taken from an answer. */
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
