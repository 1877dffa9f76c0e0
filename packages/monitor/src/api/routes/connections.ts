import { z } from 'zod'
import { OUTCOMES } from '../../rules/assessment/worst-outcome.ts'
import { authorOf } from '../../http/audit-log/record-entry.ts'
import { ownListing, ownSearch } from '../../carriers/own-carriers.ts'
import { requireFindable } from '../../carriers/require-findable.ts'
import { recordOfAct } from '../../own-carriers/decisions/keep-act.ts'
import { planGuard, scopeGuard } from '../../http/guards/guards.ts'
import { idInBody, idInQuery } from '../../http/fields.ts'
import { PER_PAGE_MAX, pageOf, pagingFields } from '../../http/paging.ts'
import { missing } from '../../http/refused.ts'
import { type Route, route } from '../../http/route.ts'
import { MENTIONS_ADVICE, MENTIONS_MAX, requireColleagues } from '../../freight/notes/mentions.ts'
import { holdConnection, releaseConnection } from '../../onboarding/hold-connection.ts'
import { notesInBody } from '../../onboarding/notes-field.ts'
import { readOpenWork, wireOpenWork } from '../../onboarding/read-open-work.ts'
import { countTabs, countTabVerdicts, ownConnections, readTab } from '../../onboarding/read-connections.ts'
import { seenConnection } from '../../onboarding/seen-connection.ts'
import {
  CONNECTION_STATUSES,
  TABS,
  wireBlockedConnection,
  wireChangedConnection,
  wireConnectedCarrier,
  wireConnection,
  wireConnectionOf,
} from '../../onboarding/wire-connection.ts'
import {
  type ConnectionChange,
  changeConnection,
  setDoNotDispatch,
} from '../../onboarding/write-connections.ts'
import { companyOf } from '../../http/session/actor.ts'

const mayConnect = planGuard('can_connect')

const list = route({
  method: 'GET',
  path: 'connections',
  summary: "The company's connections, to one carrier or to all, highest id first",
  access: 'broker',
  guards: [mayConnect],
  query: z.strictObject({
    issuer_id: idInQuery.optional(),
    carrier_id: idInQuery.optional(),
    ...pagingFields,
  }),
  answer: z.array(wireConnection),
  handle: async ({ services: { db }, actor, query }) => {
    const companyId = companyOf(actor)
    if (query.issuer_id !== undefined && query.issuer_id !== companyId) throw missing()
    const own = ownConnections(db, companyId)
    const { rows, headers } = await pageOf(
      query.carrier_id === undefined ? own : own.where('carrier_id', '=', query.carrier_id),
      query,
    )
    return { body: rows.map(wireConnectionOf), headers }
  },
})

const tabName = z.enum(TABS, 'This is not a valid tab.')

const tab = route({
  method: 'GET',
  path: 'connections/for_broker_portal',
  summary: 'The connections of one carrier list tab with their carriers, highest id first or as ordered',
  access: 'broker',
  guards: [mayConnect],
  query: z.strictObject({
    q: z.strictObject(
      {
        ...ownListing.shape,
        tab_eq: tabName,
        /** Beyond section 7: by the verdict that a row shows. */
        verdict_eq: z.enum(OUTCOMES, 'This is not a valid verdict.').optional(),
      },
      'Name a tab.',
    ),
    ...pagingFields,
  }),
  answer: z.array(wireConnectedCarrier),
  handle: ({ services, signal, actor, query: { q, ...params } }) => {
    const { tab_eq: tab, verdict_eq: verdict, ...search } = q
    return readTab({ services, signal }, actor, { ...params, tab, verdict, search })
  },
})

/** Beyond section 7: the counts on the tabs. */
const tabCounts = route({
  method: 'GET',
  path: 'connections/for_broker_portal/counts',
  summary: 'How many connections are in each carrier list tab',
  access: 'broker',
  guards: [mayConnect],
  query: z.strictObject({ q: ownSearch.default({}) }),
  answer: z.object({
    'my-carriers': z.number(),
    'in-progress': z.number(),
    'on-hold': z.number(),
    'do-not-dispatch': z.number(),
    dismissed: z.number(),
  }),
  handle: async ({ services, actor, query: { q } }) => ({ body: await countTabs(services, actor, q) }),
})

/** Beyond section 7: the counts by which a tab is narrowed to one verdict. */
const tabVerdicts = route({
  method: 'GET',
  path: 'connections/for_broker_portal/verdict_counts',
  summary: 'How many carriers of one carrier list tab have each verdict',
  access: 'broker',
  guards: [mayConnect],
  query: z.strictObject({ q: z.strictObject({ ...ownSearch.shape, tab_eq: tabName }, 'Name a tab.') }),
  answer: z.object({ pass: z.number(), override: z.number(), incomplete: z.number(), fail: z.number() }),
  handle: async ({ services, signal, actor, query: { q } }) => {
    const { tab_eq, ...search } = q
    return { body: await countTabVerdicts({ services, signal }, actor, { tab: tab_eq, search }) }
  },
})

/** Beyond section 7: what a do not dispatch leaves open. */
const openWork = route({
  method: 'GET',
  path: 'connections/open_work',
  summary:
    'How many open loads and rate confirmations for them are with some carriers, and the newest of them',
  access: 'broker',
  guards: [mayConnect],
  query: z.strictObject({
    q: z
      .strictObject({
        carrier_id_in: z
          .array(idInQuery, 'Give a list.')
          .max(PER_PAGE_MAX, `Give at most ${PER_PAGE_MAX} carriers.`),
      })
      .default({ carrier_id_in: [] }),
  }),
  answer: wireOpenWork,
  handle: async ({ services, actor, query: { q } }) => ({
    body: await readOpenWork(services, actor, q.carrier_id_in),
  }),
})

// Choice: open to everyone in the company, as a warning must not wait for a right.
const doNotDispatch = route({
  method: 'PATCH',
  path: 'connections/set_carrier_to_do_not_dispatch',
  summary:
    'Marks a carrier do not dispatch, with notes, if it is still as If-Match says; without a connection it gets one',
  access: 'broker',
  guards: [mayConnect],
  query: z.strictObject({ carrier_id: idInQuery }),
  body: z.strictObject({
    status: z.literal('do_not_dispatch', 'Give do_not_dispatch.'),
    notes: notesInBody.default(null),
    /** Beyond section 7: whom the notes mention. */
    mentioned_user_ids: z.array(idInBody, 'Give a list.').max(MENTIONS_MAX, MENTIONS_ADVICE).default([]),
  }),
  answer: wireBlockedConnection,
  handle: async ({ services, request, actor, query, body }) => {
    const { db, clock } = services
    const companyId = companyOf(actor)
    const carrierId = query.carrier_id
    const mentioned = [...new Set(body.mentioned_user_ids)]
    await requireColleagues(db, companyId, mentioned, 'mentioned_user_ids')
    const known = await ownConnections(db, companyId).where('carrier_id', '=', carrierId).executeTakeFirst()
    if (known === undefined) await requireFindable(db, carrierId)
    const which = { carrierId, author: authorOf(actor, clock) }
    const seen = seenConnection(request)
    const keep = await recordOfAct(services, actor, { carrierId, act: 'do_not_dispatch' })
    return { body: await setDoNotDispatch(db, which, { notes: body.notes, mentioned, keep }, seen) }
  },
})

const patch = route({
  method: 'PATCH',
  path: 'connections/:id',
  summary: 'Gives a connection another status, or dismisses or restores it, if it is still as If-Match says',
  access: 'broker',
  // Choice: section 6 names the scope and not its routes; a status moves a carrier through onboarding.
  guards: [scopeGuard('onboarding'), mayConnect],
  body: z.strictObject({
    connection: z
      .strictObject({
        status: z.enum(CONNECTION_STATUSES, 'This is not a valid status.').optional(),
        is_dismissed: z.boolean('Give true or false.').optional(),
        /** Beyond section 7: with a status, for an undo. Null removes them. */
        notes: notesInBody.optional(),
      })
      .transform((sent, context): ConnectionChange => {
        const { status, is_dismissed, notes } = sent
        if (status !== undefined && is_dismissed === undefined) return { status, notes }
        if (is_dismissed !== undefined && status === undefined && notes === undefined) return { is_dismissed }
        context.addIssue({ code: 'custom', message: 'Give either a status or whether it is dismissed.' })
        return z.NEVER
      }),
  }),
  answer: wireChangedConnection,
  handle: async ({ services, request, actor, params: { id }, body: { connection: change } }) => {
    const { db, clock } = services
    const seen = seenConnection(request)
    const own = await ownConnections(db, companyOf(actor)).where('id', '=', id).executeTakeFirst()
    const isOnboarding = own !== undefined && 'status' in change && change.status === 'onboarded'
    const keep = isOnboarding
      ? await recordOfAct(services, actor, { carrierId: own.carrier_id, act: 'onboarded' })
      : undefined
    const which = { id, author: authorOf(actor, clock) }
    return { body: await changeConnection(db, which, change, seen, keep) }
  },
})

/** Beyond section 7, which names no call for it. */
const hold = route({
  method: 'PATCH',
  path: 'connections/:id/hold',
  summary: 'Puts the newest packet of a connection on hold, with notes, if it is still as If-Match says',
  access: 'broker',
  guards: [scopeGuard('onboarding'), mayConnect],
  body: z.strictObject({ notes: notesInBody.default(null) }),
  answer: wireConnection,
  handle: async ({ services: { db, clock }, request, actor, params, body: { notes } }) => {
    const which = { id: params.id, author: authorOf(actor, clock) }
    return { body: await holdConnection(db, which, notes, seenConnection(request)) }
  },
})

/** Beyond section 7, which names no call for it. */
const release = route({
  method: 'PATCH',
  path: 'connections/:id/release',
  summary: 'Ends the hold of a connection, if it is still as If-Match says; its packet goes on where it was',
  access: 'broker',
  guards: [scopeGuard('onboarding'), mayConnect],
  answer: wireConnection,
  handle: async ({ services: { db, clock }, request, actor, params }) => {
    const which = { id: params.id, author: authorOf(actor, clock) }
    return { body: await releaseConnection(db, which, seenConnection(request)) }
  },
})

export const routes: readonly Route[] = [
  list,
  tab,
  tabCounts,
  tabVerdicts,
  openWork,
  doNotDispatch,
  patch,
  hold,
  release,
]
