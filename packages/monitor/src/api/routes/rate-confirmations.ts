import { z } from 'zod'
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
import { planGuard } from '../../http/guards/guards.ts'
import { pageOf, pagingFields } from '../../http/paging.ts'
import { missing } from '../../http/refused.ts'
import { type Route, route } from '../../http/route.ts'
import { companyOf } from '../../http/session/actor.ts'
import { storedFile } from '../../platform/uploads/stored-file.ts'

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

const show = route({
  method: 'GET',
  path: 'rate_confirmations/:id',
  summary: 'One rate confirmation',
  access: 'broker',
  guards: [mayConfirm],
  answer: wireConfirmation,
  handle: async ({ services, actor, params }) => {
    const found = await requireConfirmation(services.db, actor, params.id)
    const [body] = await wireConfirmations(services, actor, [found])
    return { body: body as z.input<typeof wireConfirmation> }
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

export const routes: readonly Route[] = [list, counts, show, terms, thread, tickets, document, ofLoad]
