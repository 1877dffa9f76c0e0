import { z } from 'zod'
import { AUDIT_KINDS_OF_LOADS, auditLoads } from '../../freight/audit/audit-loads.ts'
import {
  auditLines,
  readLoadAudit,
  wireAuditLine,
  wireAuditLineOf,
  wireLoadAudit,
} from '../../freight/audit/read-audit.ts'
import { anyScopeGuard, planGuard } from '../../http/guards/guards.ts'
import { pageOf, pagingFields } from '../../http/paging.ts'
import { type Route, route } from '../../http/route.ts'
import { companyOf } from '../../http/session/actor.ts'

/** Choice: who answers for the rules, or for the people of the company, as with the log of what these did. */
const guards = [anyScopeGuard(['compliance', 'manage_users']), planGuard('can_rule')]

/** Beyond section 7, as all calls of this file. A monitor without them answers 404. */
const last = route({
  method: 'GET',
  path: 'load_audit',
  summary: 'When the loads of the company were audited last',
  access: 'broker',
  guards,
  answer: wireLoadAudit,
  handle: async ({ services: { db }, actor }) => ({ body: await readLoadAudit(db, actor) }),
})

/** It changes nothing of the company's: what is found follows from its loads. */
const run = route({
  method: 'POST',
  reads: true,
  path: 'load_audit',
  summary: 'Audits the loads of the last 90 days now',
  access: 'broker',
  guards,
  answer: wireLoadAudit,
  handle: async ({ services, actor, signal }) => {
    await auditLoads(services, companyOf(actor), signal)
    return { body: await readLoadAudit(services.db, actor) }
  },
})

const lines = route({
  method: 'GET',
  path: 'load_audit/lines',
  summary:
    'What the last audit found: loads whose carrier the policy refused, or turned against, or the company blocked',
  access: 'broker',
  guards,
  query: z.strictObject({
    q: z
      .strictObject({ kind_eq: z.enum(AUDIT_KINDS_OF_LOADS, 'This is not a valid kind.').optional() })
      .default({}),
    ...pagingFields,
  }),
  answer: z.array(wireAuditLine),
  handle: async ({ services: { db }, actor, query: { q, ...page } }) => {
    const { rows, headers } = await pageOf(auditLines(db, actor, q.kind_eq), page)
    return { body: rows.map(row => wireAuditLineOf(actor, row)), headers }
  },
})

export const routes: readonly Route[] = [last, run, lines]
