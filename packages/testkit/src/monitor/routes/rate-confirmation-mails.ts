import { z } from 'zod'
import { planGuard } from '../guards/guards.ts'
import { pageOf, pagingFields } from '../http/paging.ts'
import { missing } from '../http/refused.ts'
import { type Route, route } from '../http/route.ts'
import { requireOwnCreator } from '../rate-confirmations/own-creator.ts'
import { mailFilters, ownMails, wireMail, wireMails } from '../rate-confirmations/read-mails.ts'
import { companyOf } from '../session/actor.ts'

const mayConfirm = planGuard('can_rate_confirmation')

const list = route({
  method: 'GET',
  path: 'rate_confirmation_mails',
  summary: 'The e-mails that carried rate confirmations of the company, the greatest id first',
  access: 'broker',
  guards: [mayConfirm],
  query: z.strictObject({ q: mailFilters.optional(), ...pagingFields }),
  answer: z.array(wireMail),
  handle: async ({ services: { db }, actor, query }) => {
    const companyId = companyOf(actor)
    await requireOwnCreator(db, companyId, query.q?.creator_id_eq)
    const { rows, headers } = await pageOf(ownMails(db, companyId, query.q), query)
    return { body: await wireMails(db, rows), headers }
  },
})

const show = route({
  method: 'GET',
  path: 'rate_confirmation_mails/:id',
  summary: 'One e-mail that carried a rate confirmation',
  access: 'broker',
  guards: [mayConfirm],
  answer: wireMail,
  handle: async ({ services: { db }, actor, params }) => {
    const found = await ownMails(db, companyOf(actor)).where('id', '=', params.id).executeTakeFirst()
    if (found === undefined) throw missing()
    const [body] = await wireMails(db, [found])
    return { body: body as z.input<typeof wireMail> }
  },
})

export const routes: readonly Route[] = [list, show]
