import { z } from 'zod'
import {
  authorsOf,
  listedEntries,
  requireAuthor,
  wireAuditEntry,
  wireEntriesOf,
} from '../../http/audit-log/read-entries.ts'
import { AUDIT_KINDS, authorOf, recordEntry } from '../../http/audit-log/record-entry.ts'
import { idInQuery, instantInBody } from '../../http/fields.ts'
import { anyScopeGuard, planGuard } from '../../http/guards/guards.ts'
import { pageOf, pagingFields } from '../../http/paging.ts'
import { type Route, route } from '../../http/route.ts'

/** Choice: who answers for the rules, or for the people of the company, may see what everyone did. */
const mayAudit = [anyScopeGuard(['compliance', 'manage_users'])]

/** Beyond section 7, as all calls of this file. A monitor without them answers 404. */
const list = route({
  method: 'GET',
  path: 'audit_entries',
  summary: 'What the people of the company did, newest first, filtered by kind, person, carrier and time',
  access: 'broker',
  guards: mayAudit,
  query: z.strictObject({
    q: z
      .strictObject({
        kind_eq: z.enum(AUDIT_KINDS, 'This is not a valid kind.').optional(),
        user_id_eq: idInQuery.optional(),
        carrier_id_eq: idInQuery.optional(),
        occurred_at_gteq: instantInBody.optional(),
        occurred_at_lt: instantInBody.optional(),
      })
      .default({}),
    ...pagingFields,
  }),
  answer: z.array(wireAuditEntry),
  handle: async ({ services: { db }, actor, query: { q, ...page } }) => {
    if (q.user_id_eq !== undefined) await requireAuthor(db, actor, q.user_id_eq)
    const { rows, headers } = await pageOf(
      listedEntries(db, actor, {
        kind: q.kind_eq,
        userId: q.user_id_eq,
        carrierId: q.carrier_id_eq,
        from: q.occurred_at_gteq,
        before: q.occurred_at_lt,
      }),
      page,
    )
    return { body: await wireEntriesOf(db, rows), headers }
  },
})

const authors = route({
  method: 'GET',
  path: 'audit_entries/authors',
  summary: 'Everyone whom the audit log names, by name',
  access: 'broker',
  guards: mayAudit,
  answer: z.array(z.object({ user_id: z.number(), user_name: z.string().nullable() })),
  handle: async ({ services: { db }, actor }) => ({ body: await authorsOf(db, actor) }),
})

/** The lists that the portal exports. */
const EXPORTED_LISTS = [
  'search_results',
  'lane_search',
  'connections',
  'monitored_carriers',
  'selected_carriers',
  'uploaded_list',
  'rule_what_if',
  'audit_log',
  'load_audit',
] as const
const ROWS_MAX = 1_000_000

/** An export is made in the browser, so the browser says that it makes one. */
const exported = route({
  method: 'POST',
  path: 'audit_entries/exports',
  summary: 'Says that the caller exports a list, which the audit log then has',
  access: 'broker',
  guards: [planGuard('can_export')],
  body: z.strictObject({
    export: z.strictObject({
      list: z.enum(EXPORTED_LISTS, 'This is not a list that can be exported.'),
      rows: z
        .int('Give a whole number of rows.')
        .min(0, 'Give a whole number of rows.')
        .max(ROWS_MAX, 'Give a whole number of rows.'),
    }),
  }),
  handle: async ({ services: { db, clock }, actor, body }) => {
    const { list: label, rows: rowCount } = body.export
    await db.transaction().execute(trx =>
      recordEntry(trx, authorOf(actor, clock), {
        kind: 'exported',
        subject: { type: 'list', id: null, label },
        rowCount,
      }),
    )
    return {}
  },
})

export const routes: readonly Route[] = [list, authors, exported]
