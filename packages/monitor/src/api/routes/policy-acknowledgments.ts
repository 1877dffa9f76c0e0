import { z } from 'zod'
import { nameIn } from '../../carriers/insurance/own-papers.ts'
import { companyUsers } from '../../company/users/read-users.ts'
import { authorOf } from '../../http/audit-log/record-entry.ts'
import { planGuard } from '../../http/guards/guards.ts'
import { pageOf, pagingFields } from '../../http/paging.ts'
import { type Route, route } from '../../http/route.ts'
import { companyOf } from '../../http/session/actor.ts'
import { requireVersion } from '../../own-carriers/policy/read-policy.ts'
import { acknowledge } from '../../own-carriers/policy/write-policy.ts'

const mayRule = planGuard('can_rule')

/** Beyond section 7, as all calls of this file. */
const acknowledged = route({
  method: 'POST',
  path: 'policy_versions/:id/acknowledge',
  summary: 'Says that the user read a version',
  access: 'broker',
  guards: [mayRule],
  handle: async ({ services: { db, clock }, actor, params: { id } }) => {
    await acknowledge(db, authorOf(actor, clock), id)
    return {}
  },
})

const acknowledgments = route({
  method: 'GET',
  path: 'policy_versions/:id/acknowledgments',
  summary: 'The people of the company, each with when they acknowledged a version',
  access: 'broker',
  guards: [mayRule],
  query: z.strictObject(pagingFields),
  answer: z.array(
    z.object({ user_id: z.number(), user_name: z.string().nullable(), at: z.string().nullable() }),
  ),
  handle: async ({ services, actor, params: { id }, query }) => {
    const { db } = services
    await requireVersion(services, companyOf(actor), id)
    const people = companyUsers(db, companyOf(actor))
      .leftJoin('policy_acknowledgments', join =>
        join.onRef('user_id', '=', 'users.id').on('policy_version_id', '=', id),
      )
      .clearSelect()
      .select(['users.id as user_id', nameIn('users').as('user_name')])
      .select('policy_acknowledgments.created_at as at')
    const { rows, headers } = await pageOf(people, query)
    return { body: rows.map(row => ({ ...row, at: row.at?.toISOString() ?? null })), headers }
  },
})

export const routes: readonly Route[] = [acknowledged, acknowledgments]
