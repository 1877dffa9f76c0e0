import type { Kysely } from 'kysely'
import type { Schema } from '../database/schema.ts'

/** A contact as look-ups compare it: an address in any case, or a phone in its international form. */
export type NamedContact = { readonly email: string } | { readonly phone: string }

/**
 * How many published alerts, of whichever company, name a contact.
 *
 * Units: alerts. Empty: 0. Source: section 8, "Fraud search answer".
 */
export async function countAlertsNaming(db: Kysely<Schema>, contact: NamedContact): Promise<number> {
  const published = db
    .selectFrom('identity_alerts')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('unpublished_at', 'is', null)
  const named =
    'email' in contact
      ? published.where('email_key', '=', contact.email.toLowerCase())
      : published.where('phone_key', '=', contact.phone)
  const { count } = await named.executeTakeFirstOrThrow()
  return count
}
