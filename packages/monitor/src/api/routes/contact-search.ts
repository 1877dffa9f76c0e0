import { z } from 'zod'
import { alertsNaming } from '../../onboarding/identity-alerts/alerts-naming.ts'
import {
  CONTACT_RELATIONS,
  type ContactKind,
  carriersAtDomain,
  carriersWith,
  contactKey,
  lookalikesOf,
} from '../../carriers/contacts/find-contact.ts'
import { wireCarrier } from '../../carriers/wire-carrier.ts'
import { wireRows } from '../../carriers/wire-rows.ts'
import { contactReads } from '../../http/guards/contact-reads.ts'
import { isShownFullProfile, maySearchCarriers } from '../../http/guards/guards.ts'
import { type Route, route } from '../../http/route.ts'
import type { Services } from '../../http/services.ts'
import type { Actor } from '../../http/session/actor.ts'
import { wireAlert } from '../../onboarding/identity-alerts/wire-alert.ts'

const TEXT_MAX = 254
const text = z
  .string('Enter one text.')
  .trim()
  .max(TEXT_MAX, `At most ${TEXT_MAX} characters.`)
  .refine(sent => !sent.includes('\u0000'), 'This text cannot be searched.')

const wireAnswer = z.object({
  carriers: z.array(
    wireCarrier.extend({ relation: z.enum(CONTACT_RELATIONS), former_until: z.string().nullable() }),
  ),
  fraud_reports_count: z.number(),
  fraud_reports: z.array(
    wireAlert.pick({ id: true, is_type: true, message: true, file_date: true, company_id: true }),
  ),
  /** The carriers at the domain of an e-mail address that none has, each with its address there. */
  at_domain: z.array(wireCarrier.extend({ address: z.string() })),
  lookalikes: z.array(z.object({ email: z.string(), carrier_id: z.number(), legal_name: z.string() })),
})

const NO_USER = { carriers: [], fraud_reports_count: 0, fraud_reports: [], lookalikes: [], at_domain: [] }

/** The carriers, alerts and lookalikes of a contact, in at most a dozen statements. */
async function answerFor(services: Services, actor: Actor, kind: ContactKind, sent: string) {
  const { db } = services
  const key = await contactKey(db, kind, sent)
  if (key === null) return NO_USER
  const found = await carriersWith(db, kind, [key])
  const isUnknown = kind === 'email' && found.every(({ relation }) => relation === 'former')
  // A short profile has no addresses.
  const atDomain = isUnknown && isShownFullProfile(actor) ? await carriersAtDomain(db, key) : []
  const ids = [...new Set([...found, ...atDomain].map(row => row.carrier_id))]
  const known = new Map((await wireRows(services, actor, ids)).map(each => [each.wire.id, each]))
  const alerts = await alertsNaming(services, actor, kind, key)
  return {
    carriers: found.flatMap(({ carrier_id, relation, until }) => {
      const row = known.get(carrier_id)
      return row === undefined ? [] : [{ ...row.wire, relation, former_until: until }]
    }),
    fraud_reports_count: alerts.count,
    fraud_reports: alerts.reports,
    at_domain: atDomain.flatMap(({ carrier_id, address }) => {
      const row = known.get(carrier_id)
      return row === undefined ? [] : [{ ...row.wire, address }]
    }),
    lookalikes: kind === 'email' ? [...(await lookalikesOf(db, [key]))(key)] : [],
  }
}

const byEmail = route({
  method: 'POST',
  reads: true,
  path: 'carriers/email_search_associated_carriers',
  summary: 'Carriers that use an e-mail address',
  access: 'broker',
  guards: [maySearchCarriers, contactReads],
  body: z.strictObject({ email: text.refine(sent => sent !== '', 'Enter an e-mail address.') }),
  answer: wireAnswer,
  handle: async ({ services, actor, body }) => ({
    body: await answerFor(services, actor, 'email', body.email),
  }),
})

const byPhone = route({
  method: 'POST',
  reads: true,
  path: 'carriers/phone_search_associated_carriers',
  summary: 'Carriers that use a phone number',
  access: 'broker',
  guards: [maySearchCarriers, contactReads],
  body: z.strictObject({ phone_e164: text.refine(sent => /\d/.test(sent), 'Enter a phone number.') }),
  answer: wireAnswer,
  handle: async ({ services, actor, body }) => ({
    body: await answerFor(services, actor, 'phone', body.phone_e164),
  }),
})

export const routes: readonly Route[] = [byEmail, byPhone]
