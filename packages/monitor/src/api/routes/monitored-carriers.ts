import { z } from 'zod'
import { OUTCOMES } from '../../rules/assessment/worst-outcome.ts'
import { authorOf } from '../../http/audit-log/record-entry.ts'
import { ownListing, ownSearch } from '../../carriers/own-carriers.ts'
import { wireCarrier, wireRulesAssessment, wireSuggestion } from '../../carriers/wire-carrier.ts'
import { wireCautions } from '../../carriers/wire-cautions.ts'
import { maySearchCarriers } from '../../http/guards/guards.ts'
import { lineOfText } from '../../http/fields.ts'
import { pagingFields } from '../../http/paging.ts'
import { type Route, route } from '../../http/route.ts'
import { BUCKETS } from '../../rules/bucket-of.ts'
import { countBuckets, listMonitored } from '../../own-carriers/monitored/list-monitored.ts'
import { listText } from '../../own-carriers/monitored/list-text.ts'
import { MATCHED_MAX, matchCarriers, NAMES_MAX } from '../../own-carriers/monitored/match-carriers.ts'
import { sentIdentifier } from '../../own-carriers/monitored/sent-identifier.ts'
import { readList } from '../../own-carriers/monitored/read-list.ts'
import { assessInBackground } from '../../carriers/verdicts/refresh-assessments.ts'
import { subscribeListed } from '../../own-carriers/monitored/subscribe-listed.ts'

const list = route({
  method: 'GET',
  path: 'subscriptions/for_broker_portal',
  summary: 'The carriers that the company monitors, newest first, in one bucket or all',
  access: 'broker',
  guards: [maySearchCarriers],
  query: z.strictObject({
    q: ownListing
      .extend({ rules_assessment_eq: z.enum(BUCKETS, 'This is no bucket.').optional() })
      .default({}),
    ...pagingFields,
  }),
  answer: z.array(
    z.object({
      id: z.number(),
      carrier_id: z.number(),
      created_at: z.string(),
      rules_assessment: z.enum(BUCKETS),
      carrier: wireCarrier,
    }),
  ),
  handle: async ({ services, actor, signal, query: { q, ...page } }) => {
    const { rules_assessment_eq: bucket, ...search } = q
    return listMonitored(services, actor, { bucket, search, page }, signal)
  },
})

/** Beyond section 7: the counts on the tabs of My Carriers. */
const counts = route({
  method: 'GET',
  path: 'subscriptions/for_broker_portal/counts',
  summary: 'How many of the carriers that the company monitors are in each bucket',
  access: 'broker',
  guards: [maySearchCarriers],
  query: z.strictObject({ q: ownSearch.default({}) }),
  answer: z.object({
    pass: z.number(),
    partial_pass: z.number(),
    fail: z.number(),
    incomplete: z.number(),
  }),
  handle: async ({ services, actor, signal, query: { q } }) => ({
    body: await countBuckets(services, actor, q, signal),
  }),
})

const upload = route({
  method: 'POST',
  path: 'subscriptions/upload_file',
  summary: 'Monitors every carrier that a file names, one per line',
  access: 'broker',
  multipart: true,
  body: z.strictObject({ file: z.instanceof(File, { error: 'Send a file.' }) }),
  answer: z.object({
    added_count: z.number(),
    already_subscribed_count: z.number(),
    /** Beyond section 7. */
    added_carrier_ids: z.array(z.number()),
    not_found: z.array(
      z.object({
        line: z.number(),
        text: z.string(),
        reason: z.enum(['unreadable', 'not_found', 'several']),
      }),
    ),
  }),
  handle: async ({ services, actor, body }) => {
    const lines = readList(await listText(body.file))
    const author = authorOf(actor, services.clock)
    const { added, alreadySubscribed, unmatched } = await subscribeListed(services.db, { author, lines })
    if (added.length > 0) assessInBackground(services, author.companyId)
    return {
      body: {
        added_count: added.length,
        already_subscribed_count: alreadySubscribed,
        added_carrier_ids: [...added],
        not_found: [...unmatched],
      },
    }
  },
})

/** Beyond section 7: what the numbers and names of a list name, before it is uploaded. */
const match = route({
  method: 'POST',
  reads: true,
  path: 'subscriptions/match',
  summary:
    'The carriers with each of some identifiers and names, with their verdict, its reasons, and whether they are monitored',
  access: 'broker',
  guards: [maySearchCarriers],
  body: z
    .strictObject({
      identifiers: z
        .array(sentIdentifier)
        .max(MATCHED_MAX, `Give at most ${MATCHED_MAX} identifiers.`)
        .default([]),
      names: z
        .array(lineOfText({ max: 200, empty: 'Give a name.' }))
        .max(NAMES_MAX, `Give at most ${NAMES_MAX} names.`)
        .default([]),
    })
    .refine(({ identifiers, names }) => identifiers.length + names.length > 0, {
      path: ['identifiers'],
      error: 'Give an identifier or a name.',
    }),
  answer: z.array(
    z.array(
      z.object({
        ...wireSuggestion.shape,
        verdict: z.enum(OUTCOMES).nullable(),
        hidden_rules_count: z.number(),
        /** Why: null without rules. */
        rules_assessment: wireRulesAssessment.nullable(),
        connection: wireCarrier.shape.connection,
        cautions: wireCautions,
        is_monitored: z.boolean(),
      }),
    ),
  ),
  handle: async ({ services, actor, signal, body }) => ({
    body: await matchCarriers(services, actor, body, signal),
  }),
})

export const routes: readonly Route[] = [list, counts, match, upload]
