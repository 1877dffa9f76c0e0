import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { Schema } from '../database/schema.ts'
import { planGuard } from '../guards/guards.ts'
import { pageOf, pagingFields } from '../http/paging.ts'
import { missing } from '../http/refused.ts'
import { type Route, route } from '../http/route.ts'
import { requireOwnCreator } from '../rate-confirmations/own-creator.ts'
import {
  confirmationFilters,
  ownConfirmations,
  wireConfirmation,
  wireConfirmations,
} from '../rate-confirmations/read-confirmations.ts'
import { readTerms, wireTerms } from '../rate-confirmations/read-terms.ts'
import { companyOf } from '../session/actor.ts'

const mayConfirm = planGuard('can_rate_confirmation')

/** One of the company's own. Refuses: 404. */
async function requireOwn(db: Kysely<Schema>, companyId: number, id: number) {
  const found = await ownConfirmations(db, companyId).where('id', '=', id).executeTakeFirst()
  if (found === undefined) throw missing()
  return found
}

const list = route({
  method: 'GET',
  path: 'rate_confirmations',
  summary: "The company's rate confirmations, the greatest id first",
  access: 'broker',
  guards: [mayConfirm],
  query: z.strictObject({ q: confirmationFilters.optional(), ...pagingFields }),
  answer: z.array(wireConfirmation),
  handle: async ({ services: { db }, actor, query }) => {
    const companyId = companyOf(actor)
    await requireOwnCreator(db, companyId, query.q?.creator_id_eq)
    const { rows, headers } = await pageOf(ownConfirmations(db, companyId, query.q), query)
    return { body: await wireConfirmations(db, rows), headers }
  },
})

const show = route({
  method: 'GET',
  path: 'rate_confirmations/:id',
  summary: 'One rate confirmation',
  access: 'broker',
  guards: [mayConfirm],
  answer: wireConfirmation,
  handle: async ({ services: { db }, actor, params }) => {
    const found = await requireOwn(db, companyOf(actor), params.id)
    const [body] = await wireConfirmations(db, [found])
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
    const { id } = await requireOwn(db, companyOf(actor), params.id)
    return { body: await readTerms(db, id) }
  },
})

export const routes: readonly Route[] = [list, show, terms]
