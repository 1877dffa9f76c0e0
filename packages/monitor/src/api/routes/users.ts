import { z } from 'zod'
import { changeScopes, removeUser } from '../../company/users/change-users.ts'
import { outlookKey } from '../../company/users/outlook-key.ts'
import {
  companyUsers,
  holdsScope,
  isCalled,
  mayManage,
  SCOPES_OF_ASSIGNEES,
  wireUser,
  wireUserFor,
} from '../../company/users/read-users.ts'
import { scopesInBody } from '../../company/users/scopes-in-body.ts'
import { authorOf } from '../../http/audit-log/record-entry.ts'
import { lineOfText, sortedBy } from '../../http/fields.ts'
import { brokerCompany, scopeGuard, sessionOnly } from '../../http/guards/guards.ts'
import { pageOf, pagingFields } from '../../http/paging.ts'
import { forbidden, missing } from '../../http/refused.ts'
import { type Route, route } from '../../http/route.ts'
import { companyOf } from '../../http/session/actor.ts'
import { MANAGE_USERS, SCOPES } from '../../kernel/scopes.ts'

const TERM_MAX = 200

/** Users belong to the account, which stays open to an expired company. Source: section 6, "Expired company". */
const managing = [brokerCompany, scopeGuard(MANAGE_USERS)]

const list = route({
  method: 'GET',
  path: 'api/v1/users',
  summary: "The company's users by first name, all or those who hold a right",
  access: 'account',
  guards: [brokerCompany],
  query: z.strictObject({
    q: z
      .strictObject({
        s: sortedBy('first_name asc'),
        scopes_contains: z.enum(SCOPES, 'This permission does not exist.').optional(),
      })
      .optional(),
    ...pagingFields,
  }),
  answer: z.array(wireUser),
  handle: async ({ services: { db }, actor, query }) => {
    const scope = query.q?.scopes_contains
    // Users cannot search by a scope that they may not see.
    if (scope !== undefined && !mayManage(actor) && !SCOPES_OF_ASSIGNEES.includes(scope))
      throw forbidden('Only an admin can see who has this permission.')
    const own = companyUsers(db, companyOf(actor))
    const { rows, headers } = await pageOf(scope === undefined ? own : own.where(holdsScope(scope)), query)
    return { body: rows.map(wireUserFor(actor)), headers }
  },
})

const search = route({
  method: 'GET',
  path: 'api/v1/users/search_company_users',
  summary: "The company's users whose name or address contains a text",
  access: 'account',
  guards: [brokerCompany],
  query: z.strictObject({
    search_term: lineOfText({ max: TERM_MAX, empty: 'Type a part of a name or an address.' }),
    ...pagingFields,
  }),
  answer: z.array(wireUser),
  handle: async ({ services: { db }, actor, query }) => {
    const found = companyUsers(db, companyOf(actor)).where(isCalled(query.search_term))
    const { rows, headers } = await pageOf(found, query)
    return { body: rows.map(wireUserFor(actor)), headers }
  },
})

const patch = route({
  method: 'PATCH',
  path: 'api/v1/users/:id',
  summary: 'Changes the scopes of a user of the company',
  access: 'account',
  guards: managing,
  body: z.strictObject({ user: z.strictObject({ scopes: scopesInBody }) }),
  answer: wireUser,
  handle: async ({ services: { db, clock }, actor, params, body }) => {
    const who = { author: authorOf(actor, clock), userId: params.id }
    return { body: wireUserFor(actor)(await changeScopes(db, { ...who, scopes: body.user.scopes })) }
  },
})

const destroy = route({
  method: 'DELETE',
  path: 'api/v1/users/:id',
  summary: 'Removes a user from the company and ends their sessions',
  access: 'account',
  guards: managing,
  handle: async ({ services: { db, clock }, actor, params }) => {
    await removeUser(db, { author: authorOf(actor, clock), userId: params.id })
    return {}
  },
})

/** Choice: the key is part of the product, so an expired company has none; only its own user may read it. */
const key = route({
  method: 'GET',
  path: 'api/v1/users/:id/outlook_integration_key',
  summary: "The key of the caller's Outlook add-in, created on the first request",
  access: 'broker',
  guards: [sessionOnly],
  answer: z.object({ key: z.string() }),
  handle: async ({ services, actor, params: { id } }) => {
    if (id !== actor.user.id) throw missing()
    return { body: { key: await outlookKey(services, id) } }
  },
})

export const routes: readonly Route[] = [list, search, patch, destroy, key]
