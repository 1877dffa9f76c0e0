import { z } from 'zod'
import { MESSAGE_CHARACTERS_MAX } from '../../freight/loads/keep-load-decision.ts'
import { ownLoads } from '../../freight/loads/read-loads.ts'
import {
  confirmationCountFilters,
  countConfirmations,
  wireConfirmationCounts,
} from '../../freight/rate-confirmations/count-tabs.ts'
import { readerOf, requireOwnCreator } from '../../freight/rate-confirmations/own-creator.ts'
import {
  confirmationFilters,
  ownConfirmations,
  requireConfirmation,
  wireConfirmation,
  wireConfirmations,
} from '../../freight/rate-confirmations/read-confirmations.ts'
import { threadOf, wireMailDetail, wireMails } from '../../freight/rate-confirmations/read-mails.ts'
import { readTerms, wireTerms } from '../../freight/rate-confirmations/read-terms.ts'
import { ticketReaderOf } from '../../freight/tickets/ticket-filters.ts'
import { openTicketsOf, wireTicket, wireTickets } from '../../freight/tickets/read-tickets.ts'
import { emailInBody, messageInBody } from '../../http/fields.ts'
import { planGuard, seesFullProfile } from '../../http/guards/guards.ts'
import type { Services } from '../../http/services.ts'
import { pageOf, pagingFields } from '../../http/paging.ts'
import { missing } from '../../http/refused.ts'
import { type Route, route } from '../../http/route.ts'
import { type Actor, companyOf } from '../../http/session/actor.ts'
import { cancelConfirmation } from '../../freight/sent-confirmations/cancel-confirmation.ts'
import { sendConfirmation } from '../../freight/sent-confirmations/send-confirmation.ts'
import { storedFile } from '../../platform/uploads/stored-file.ts'

/** The most characters of the conditions: a page and a half. */
const CONDITIONS_MAX = 5_000

const mayConfirm = planGuard('can_rate_confirmation')

const list = route({
  method: 'GET',
  path: 'rate_confirmations',
  summary: "The company's rate confirmations, the greatest id first",
  access: 'broker',
  guards: [mayConfirm],
  query: z.strictObject({ q: confirmationFilters.optional(), ...pagingFields }),
  answer: z.array(wireConfirmation),
  handle: async ({ services, actor, query }) => {
    const { db } = services
    const reader = readerOf(actor)
    await requireOwnCreator(db, reader, query.q?.creator_id_eq)
    const { rows, headers } = await pageOf(ownConfirmations(db, reader, query.q), query)
    return { body: await wireConfirmations(services, actor, rows), headers }
  },
})

/** Beyond section 7: the counts on the tabs. A monitor without it answers 404. */
const counts = route({
  method: 'GET',
  path: 'rate_confirmations/counts',
  summary: 'How many rate confirmations are in each tab',
  access: 'broker',
  guards: [mayConfirm],
  query: z.strictObject({ q: confirmationCountFilters.optional() }),
  answer: wireConfirmationCounts,
  handle: async ({ services: { db }, actor, query: { q } }) => {
    const reader = readerOf(actor)
    await requireOwnCreator(db, reader, q?.creator_id_eq)
    return { body: await countConfirmations(db, reader, q) }
  },
})

const handleOne = async (services: Services, actor: Actor, id: number) => {
  const found = await requireConfirmation(services.db, actor, id)
  const [body] = await wireConfirmations(services, actor, [found])
  return body as z.input<typeof wireConfirmation>
}

const show = route({
  method: 'GET',
  path: 'rate_confirmations/:id',
  summary: 'One rate confirmation',
  access: 'broker',
  guards: [mayConfirm],
  answer: wireConfirmation,
  handle: async ({ services, actor, params }) => {
    return { body: await handleOne(services, actor, params.id) }
  },
})

const terms = route({
  method: 'GET',
  path: 'rate_confirmations/:id/get_terms',
  summary: 'What was agreed in one rate confirmation',
  access: 'broker',
  guards: [mayConfirm],
  answer: wireTerms,
  handle: async ({ services: { db }, actor, params }) => {
    const { id } = await requireConfirmation(db, actor, params.id)
    return { body: await readTerms(db, id) }
  },
})

/** Beyond section 7: the e-mails about one and the replies to them. A monitor without it answers 404. */
const thread = route({
  method: 'GET',
  path: 'rate_confirmations/:id/mails',
  summary: 'The e-mails about one rate confirmation and the replies to them, the oldest first',
  access: 'broker',
  guards: [mayConfirm],
  answer: z.array(wireMailDetail),
  handle: async ({ services, actor, params }) => {
    const { db } = services
    const { id } = await requireConfirmation(db, actor, params.id)
    return { body: await wireMails(services, actor, await threadOf(db, companyOf(actor), id)) }
  },
})

/** Beyond section 7: why one is flagged. */
const tickets = route({
  method: 'GET',
  path: 'rate_confirmations/:id/tickets',
  summary: 'The open tickets about one rate confirmation, the newest first',
  access: 'broker',
  guards: [mayConfirm],
  answer: z.array(wireTicket),
  handle: async ({ services, actor, params }) => {
    const { id } = await requireConfirmation(services.db, actor, params.id)
    const rows = await openTicketsOf(services.db, ticketReaderOf(actor), id)
    return { body: await wireTickets(services, actor, rows) }
  },
})

/** Beyond section 7: what was agreed, as a file. */
const document = route({
  method: 'GET',
  path: 'rate_confirmations/:id/document',
  summary: 'The document of one rate confirmation, as a download',
  access: 'broker',
  guards: [mayConfirm],
  handle: async ({ services, actor, params }) => {
    const { uploaded_file_id } = await requireConfirmation(services.db, actor, params.id)
    return { file: await storedFile(services, companyOf(actor), uploaded_file_id) }
  },
})

/** The most rate confirmations of one load that are listed, the newest. Choice: a load has a handful. */
const OF_LOAD_MAX = 50

/** Beyond section 7: what was sent for one load. */
const ofLoad = route({
  method: 'GET',
  path: 'loads/:id/rate_confirmations',
  summary: 'The rate confirmations of one load, the greatest id first',
  access: 'broker',
  guards: [mayConfirm],
  answer: z.array(wireConfirmation),
  handle: async ({ services, actor, params }) => {
    const { db } = services
    const load = await ownLoads(db, companyOf(actor)).where('loads.id', '=', params.id).executeTakeFirst()
    if (load === undefined) throw missing()
    const rows = await ownConfirmations(db, readerOf(actor))
      .where('load_id', '=', load.id)
      .limit(OF_LOAD_MAX)
      .execute()
    return { body: await wireConfirmations(services, actor, rows) }
  },
})

const DAYS = 'Give a number of days from 1 to 30.'
const REASON_MAX = 500
const CENTS_MAX = 100_000_000

/** Beyond section 7, as what follows: a rate confirmation leaves this monitor. */
const send = route({
  method: 'POST',
  path: 'loads/:id/rate_confirmations',
  summary:
    'Mails the rate confirmation of a load to its carrier, unless the gate or the address speaks against it',
  access: 'broker',
  guards: [mayConfirm, seesFullProfile],
  body: z.strictObject({
    rate_confirmation: z.strictObject({
      address: emailInBody,
      address_again: emailInBody.nullable().default(null),
      address_reason: messageInBody(REASON_MAX, 'Say how you know.').nullable().default(null),
      message: messageInBody(MESSAGE_CHARACTERS_MAX, 'Say why.').nullable().default(null),
      rate_cents: z.int('Give an amount in cents.').min(1).max(CENTS_MAX).nullable().default(null),
      payment_days: z.int('Give a number of days.').min(0).max(365).nullable().default(null),
      conditions: messageInBody(CONDITIONS_MAX, 'Write the conditions.').nullable().default(null),
      link_days: z.int(DAYS).min(1, DAYS).max(30, DAYS).default(7),
    }),
  }),
  answer: wireConfirmation,
  handle: async ({ services, actor, params: { id: loadId }, body: { rate_confirmation: sent } }) => {
    const id = await sendConfirmation(services, actor, { loadId, sent })
    return { status: 201, body: await handleOne(services, actor, id) }
  },
})

const cancel = route({
  method: 'POST',
  path: 'rate_confirmations/:id/cancel',
  summary:
    'Cancels a rate confirmation that was sent from here: its link says so, and another one can be sent',
  access: 'broker',
  guards: [mayConfirm],
  body: z.strictObject({
    rate_confirmation: z.strictObject({ reason: messageInBody(REASON_MAX, 'Say why it is canceled.') }),
  }),
  answer: wireConfirmation,
  handle: async ({ services, actor, params: { id }, body: { rate_confirmation: sent } }) => {
    await cancelConfirmation(services, actor, { id, reason: sent.reason })
    return { body: await handleOne(services, actor, id) }
  },
})

export const routes: readonly Route[] = [
  ...[list, counts, show, terms, thread, tickets, document, ofLoad],
  ...[send, cancel],
]
