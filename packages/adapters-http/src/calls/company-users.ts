import {
  type CompanyUser,
  type CompanyUserSearch,
  type CompanyUsers,
  type CompanyUsersParams,
  SCOPES,
  type ScopeChange,
  type UserId,
} from '@fairhaul/core'
import { nothing, one, pageOf } from '../transport/answer.ts'
import { bindCalls } from '../transport/bind-calls.ts'
import { call } from '../transport/call.ts'
import type { Http } from '../transport/http.ts'
import { knownValues, list } from '../wire/list.ts'
import { paged } from '../wire/paging.ts'

import type { Reader } from '../wire/reader.ts'
import { record } from '../wire/record.ts'
import { id, instant, nullable, text } from '../wire/values.ts'

/** A user of the company. The scopes are those that the caller may see. Source: section 3, "Current user". */
const companyUser: Reader<CompanyUser> = record({
  id: id<'user'>,
  first_name: nullable(text),
  last_name: nullable(text),
  email: text,
  phone_e164: nullable(text),
  scopes: knownValues(SCOPES),
  created_at: instant,
})

interface OneUser {
  readonly id: UserId
}

/** Source: section 7, "Auth and user". */
export const companyUserCalls = {
  list: call({
    route: 'GET api/v1/users',
    query: (params: CompanyUsersParams) => ({
      ...paged(params),
      q: { s: 'first_name asc', scopes_contains: params.scope },
    }),
    read: pageOf(list(companyUser)),
  }),
  search: call({
    route: 'GET api/v1/users/search_company_users',
    query: (params: CompanyUserSearch) => ({ search_term: params.term, page: params.page ?? 1 }),
    fields: { search_term: 'term' },
    read: pageOf(list(companyUser)),
  }),
  changeScopes: call({
    route: 'PATCH api/v1/users/:id',
    path: (params: ScopeChange) => ({ id: params.id }),
    body: params => ({ user: { scopes: params.scopes } }),
    fields: { 'user.scopes': 'scopes' },
    read: one(companyUser),
  }),
  remove: call({
    route: 'DELETE api/v1/users/:id',
    path: (params: OneUser) => ({ id: params.id }),
    read: nothing,
  }),
}

export const httpCompanyUsers = (http: Http): CompanyUsers => bindCalls(http, companyUserCalls)
