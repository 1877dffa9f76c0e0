import { z } from 'zod'
import { countMails, mailCountFilters, wireMailCounts } from '../../freight/rate-confirmations/count-tabs.ts'
import { readerOf, requireOwnCreator } from '../../freight/rate-confirmations/own-creator.ts'
import {
  mailFilters,
  ownMails,
  requireMail,
  wireMail,
  wireMailDetail,
  wireMails,
} from '../../freight/rate-confirmations/read-mails.ts'
import { planGuard } from '../../http/guards/guards.ts'
import { pageOf, pagingFields } from '../../http/paging.ts'
import { type Route, route } from '../../http/route.ts'
import { companyOf } from '../../http/session/actor.ts'
import { storedFile } from '../../platform/uploads/stored-file.ts'

const mayConfirm = planGuard('can_rate_confirmation')

const list = route({
  method: 'GET',
  path: 'rate_confirmation_mails',
  summary: 'The e-mails that carried rate confirmations of the company, the greatest id first',
  access: 'broker',
  guards: [mayConfirm],
  query: z.strictObject({ q: mailFilters.optional(), ...pagingFields }),
  answer: z.array(wireMail),
  handle: async ({ services, actor, query }) => {
    const { db } = services
    const reader = readerOf(actor)
    await requireOwnCreator(db, reader, query.q?.creator_id_eq)
    const { rows, headers } = await pageOf(ownMails(db, reader, query.q), query)
    return { body: await wireMails(services, actor, rows), headers }
  },
})

/** Beyond section 7: the counts on the tabs. A monitor without it answers 404. */
const counts = route({
  method: 'GET',
  path: 'rate_confirmation_mails/counts',
  summary: 'How many e-mails that carried rate confirmations are in each tab',
  access: 'broker',
  guards: [mayConfirm],
  query: z.strictObject({ q: mailCountFilters.optional() }),
  answer: wireMailCounts,
  handle: async ({ services: { db }, actor, query: { q } }) => {
    const reader = readerOf(actor)
    await requireOwnCreator(db, reader, q?.creator_id_eq)
    return { body: await countMails(db, reader, q) }
  },
})

const show = route({
  method: 'GET',
  path: 'rate_confirmation_mails/:id',
  summary: 'One e-mail that carried a rate confirmation',
  access: 'broker',
  guards: [mayConfirm],
  answer: wireMailDetail,
  handle: async ({ services, actor, params }) => {
    const [body] = await wireMails(services, actor, [await requireMail(services.db, actor, params.id)])
    return { body: body as z.input<typeof wireMailDetail> }
  },
})

/** Beyond section 7: what it carries, as a file. A monitor without it answers 404. */
const document = route({
  method: 'GET',
  path: 'rate_confirmation_mails/:id/document',
  summary: 'The document that an e-mail carries, as a download',
  access: 'broker',
  guards: [mayConfirm],
  handle: async ({ services, actor, params }) => {
    const { uploaded_file_id } = await requireMail(services.db, actor, params.id)
    return { file: await storedFile(services, companyOf(actor), uploaded_file_id) }
  },
})

export const routes: readonly Route[] = [list, counts, show, document]
