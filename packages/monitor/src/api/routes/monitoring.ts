import { z } from 'zod'
import { wireCarrier } from '../../carriers/wire-carrier.ts'
import { idInQuery, instantInBody, wholeNumber } from '../../http/fields.ts'
import { maySearchCarriers } from '../../http/guards/guards.ts'
import { PER_PAGE_MAX } from '../../http/paging.ts'
import { type Route, route } from '../../http/route.ts'
import { cursorInQuery } from '../../own-carriers/monitored/cursor.ts'
import {
  readByVerdict,
  readChanges,
  readLatest,
  readRegions,
} from '../../own-carriers/monitored/read-feed.ts'
import { CHANGE_KINDS } from '../../rules/changes-of.ts'
import { SUBJECTS } from '../../rules/watched-states.ts'

const VERDICTS = ['fail', 'incomplete', 'override', 'pass'] as const
const feedFields = {
  cursor: cursorInQuery.optional(),
  limit: wholeNumber({ min: 1, max: PER_PAGE_MAX }).default(PER_PAGE_MAX),
}

const state = z.object({ status: z.string(), day: z.string().nullable(), amount: z.number().nullable() })
const count = z.number()
const cursor = z.string().nullable()

const wireChange = {
  id: z.number(),
  kind: z.enum(CHANGE_KINDS),
  subject: z.enum(SUBJECTS),
  tone: z.enum(VERDICTS),
  was: state.nullable(),
  now: state.nullable(),
  on: z.string().nullable(),
  noticed_at: z.string(),
}

const changes = route({
  method: 'GET',
  path: 'monitoring/changes',
  summary: 'What changed about the carriers that the company watches, the worst first, then the newest',
  access: 'broker',
  guards: [maySearchCarriers],
  query: z.strictObject({
    q: z
      .strictObject({
        kind_eq: z.enum(CHANGE_KINDS, 'This is not a valid kind of change.').optional(),
        noticed_at_gt: instantInBody.optional(),
      })
      .default({}),
    ...feedFields,
  }),
  answer: z.object({
    changes: z.array(z.object({ ...wireChange, carrier: wireCarrier })),
    next_cursor: cursor,
    counts: z.object({ verdict: count, authority: count, insurance: count, alert: count }),
    read_at: z.string(),
  }),
  handle: async ({ services, actor, signal, query: { q, cursor, limit } }) => ({
    body: await readChanges(
      services,
      actor,
      { kind: q.kind_eq, since: q.noticed_at_gt, cursor, limit },
      signal,
    ),
  }),
})

const latest = route({
  method: 'GET',
  path: 'monitoring/latest_changes',
  summary: 'The newest change of each of some carriers that the company watches',
  access: 'broker',
  guards: [maySearchCarriers],
  query: z.strictObject({
    q: z
      .strictObject({
        carrier_id_in: z
          .array(idInQuery, 'Give a list.')
          .max(PER_PAGE_MAX, `Give at most ${PER_PAGE_MAX} carriers.`),
      })
      .default({ carrier_id_in: [] }),
  }),
  answer: z.array(z.object({ ...wireChange, carrier_id: z.number() })),
  handle: async ({ services, actor, signal, query: { q } }) => ({
    body: await readLatest(services, actor, q.carrier_id_in, signal),
  }),
})

const letters = z.string('Give letters.').regex(/^[A-Z]{2,3}$/, 'Give letters such as TX.')

const carriers = route({
  method: 'GET',
  path: 'monitoring/carriers',
  summary: 'The carriers that the company watches, the worst verdict first, then the one that turned last',
  access: 'broker',
  guards: [maySearchCarriers],
  query: z.strictObject({
    q: z
      .strictObject({
        verdict_eq: z.enum(VERDICTS, 'This is no verdict.').optional(),
        country_eq: letters.optional(),
        state_eq: letters.optional(),
      })
      .refine(
        q => (q.country_eq === undefined) === (q.state_eq === undefined),
        'Give a state with its country.',
      )
      .default({}),
    ...feedFields,
  }),
  answer: z.object({
    carriers: z.array(z.object({ turned_on: z.string().nullable(), carrier: wireCarrier })),
    next_cursor: cursor,
    counts: z.object({ fail: count, incomplete: count, override: count, pass: count, none: count }),
  }),
  handle: async ({ services, actor, signal, query: { q, cursor, limit } }) => {
    const { country_eq: country, state_eq: state, verdict_eq: verdict } = q
    const place = country === undefined || state === undefined ? undefined : { country, state }
    return { body: await readByVerdict(services, actor, { verdict, place, cursor, limit }, signal) }
  },
})

const regions = route({
  method: 'GET',
  path: 'monitoring/regions',
  summary: 'How many of the carriers that the company watches are in each state, and how many of those fail',
  access: 'broker',
  guards: [maySearchCarriers],
  answer: z.array(
    z.object({
      country: z.string().nullable(),
      state: z.string().nullable(),
      monitored: count,
      fail: count,
      incomplete: count,
      ending: count,
    }),
  ),
  handle: async ({ services, actor, signal }) => ({ body: await readRegions(services, actor, signal) }),
})

export const routes: readonly Route[] = [changes, latest, carriers, regions]
