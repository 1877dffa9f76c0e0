import { conflict, forbidden, invalid } from '../../http/refused.ts'
import type { Services } from '../../http/services.ts'
import { plainText } from '../../http/fields.ts'
import { findVisit, isOpenVisit, type Linked } from './visit-confirmation.ts'

const NAME_MAX = 100

/**
 * Accepts a rate confirmation in a browser in which its code was entered. The person who accepted it has it, so it is delivered.
 *
 * Of several at once, one wins. Refuses: 403 without an open visit; 422 without a name or the agreement; 409 for one that was
 * accepted, canceled or has expired meanwhile.
 */
export async function acceptConfirmation(
  services: Services,
  {
    request,
    client,
    linked,
  }: { readonly request: Request; readonly client: string; readonly linked: Linked },
  given: { readonly name: string; readonly agrees: boolean },
): Promise<void> {
  const { db, clock } = services
  const now = clock.now()
  if (!isOpenVisit(await findVisit(services, request, linked), now))
    throw forbidden('Enter the code first: this page was open for too long.')
  const name = plainText(given.name).replaceAll(/\s+/g, ' ')
  if (name === '') throw invalid('name', 'Enter your name.')
  if (name.length > NAME_MAX) throw invalid('name', `Use at most ${NAME_MAX} characters.`)
  if (!given.agrees) throw invalid('agrees', 'Check the box to accept.')
  await db.transaction().execute(async trx => {
    const accepted = await trx
      .updateTable('sent_confirmations')
      .set({ accepted_at: now, accepted_by: name, accepted_from: client.slice(0, 64) })
      .where('rate_confirmation_id', '=', linked.rate_confirmation_id)
      .where('accepted_at', 'is', null)
      .where('canceled_at', 'is', null)
      .where('link_ends_at', '>', now)
      .returning('mail_id')
      .executeTakeFirst()
    if (accepted === undefined) throw conflict('This rate confirmation can no longer be accepted.')
    await trx
      .updateTable('rate_confirmations')
      .set({ delivered_at: now })
      .where('id', '=', linked.rate_confirmation_id)
      .execute()
    if (accepted.mail_id !== null)
      await trx
        .updateTable('rate_confirmation_mails')
        .set({ delivered_at: now })
        .where('id', '=', accepted.mail_id)
        .execute()
  })
}
