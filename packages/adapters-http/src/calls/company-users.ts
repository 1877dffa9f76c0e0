import type { CompanyUsers, CompanyUserSearch, CompanyUsersAsk, ScopeChange, UserId } from '@fairhaul/core'
import { nothing, one, pageOf } from '../transport/answer.ts'
import { bindCalls } from '../transport/bind-calls.ts'
import { call } from '../transport/call.ts'
import type { Http } from '../transport/http.ts'
import { companyUser } from '../wire/company-user.ts'
import { list } from '../wire/list.ts'
import { paged } from '../wire/paging.ts'

interface OneUser {
  readonly id: UserId
}

/** Source: section 7, "Auth and user". */
export const companyUserCalls = {
  list: call({
    route: 'GET api/v1/users',
    query: (ask: CompanyUsersAsk) => ({
      ...paged(ask),
      q: { s: 'first_name asc', scopes_contains: ask.scope },
    }),
    read: pageOf(list(companyUser)),
  }),
  search: call({
    route: 'GET api/v1/users/search_company_users',
    query: (ask: CompanyUserSearch) => ({ search_term: ask.term, page: ask.page ?? 1 }),
    fields: { search_term: 'term' },
    read: pageOf(list(companyUser)),
  }),
  changeScopes: call({
    route: 'PATCH api/v1/users/:id',
    path: (ask: ScopeChange) => ({ id: ask.id }),
    body: ask => ({ user: { scopes: ask.scopes } }),
    fields: { 'user.scopes': 'scopes' },
    read: one(companyUser),
  }),
  remove: call({
    route: 'DELETE api/v1/users/:id',
    path: (ask: OneUser) => ({ id: ask.id }),
    read: nothing,
  }),
}

export const httpCompanyUsers = (http: Http): CompanyUsers => bindCalls(http, companyUserCalls)
