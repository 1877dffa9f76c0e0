import { z } from 'zod'
import { readConnected, wireConnected } from '../carriers/read-connected.ts'
import {
  alertsNaming,
  carriersWith,
  type ContactKind,
  contactKey,
  lookalikesOf,
} from '../contacts/find-contact.ts'
import { maySearchCarriers } from '../guards/may-search-carriers.ts'
import { type Route, route } from '../http/route.ts'
import type { Services } from '../services.ts'
import { type Actor, companyOf } from '../session/actor.ts'

const TEXT_MAX = 254
const text = z
  .string('Give one text.')
  .trim()
  .max(TEXT_MAX, `At most ${TEXT_MAX} characters.`)
  .refine(sent => !sent.includes('\u0000'), 'This cannot be searched for.')

const wireAnswer = z.object({
  carriers: z.array(wireConnected.extend({ relation: z.enum(['own', 'dispatcher']) })),
  fraud_reports_count: z.number(),
  lookalikes: z.array(z.string()),
})

/** Who stands behind a contact, in five statements at most, whatever is on record. */
async function answerFor({ db }: Services, actor: Actor, kind: ContactKind, sent: string) {
  const key = await contactKey(db, kind, sent)
  if (key === null) return { carriers: [], fraud_reports_count: 0, lookalikes: [] }
  const found = await carriersWith(db, kind, key)
  const ids = [...new Set(found.map(row => row.carrier_id))]
  const known = new Map((await readConnected(db, companyOf(actor), ids)).map(each => [each.id, each]))
  return {
    carriers: found.flatMap(({ carrier_id, relation }) => {
      const carrier = known.get(carrier_id)
      return carrier === undefined ? [] : [{ ...carrier, relation }]
    }),
    fraud_reports_count: await alertsNaming(db, kind, key),
    lookalikes: kind === 'email' ? [...(await lookalikesOf(db, key))] : [],
  }
}

const byEmail = route({
  method: 'POST',
  path: 'carriers/email_search_associated_carriers',
  summary: 'Who stands behind an e-mail address',
  access: 'broker',
  guards: [maySearchCarriers],
  body: z.strictObject({ email: text.refine(sent => sent !== '', 'Type an e-mail address.') }),
  answer: wireAnswer,
  handle: async ({ services, actor, body }) => ({
    body: await answerFor(services, actor, 'email', body.email),
  }),
})

const byPhone = route({
  method: 'POST',
  path: 'carriers/phone_search_associated_carriers',
  summary: 'Who stands behind a phone number',
  access: 'broker',
  guards: [maySearchCarriers],
  body: z.strictObject({ phone_e164: text.refine(sent => /\d/.test(sent), 'Type a phone number.') }),
  answer: wireAnswer,
  handle: async ({ services, actor, body }) => ({
    body: await answerFor(services, actor, 'phone', body.phone_e164),
  }),
})

export const routes: readonly Route[] = [byEmail, byPhone]
