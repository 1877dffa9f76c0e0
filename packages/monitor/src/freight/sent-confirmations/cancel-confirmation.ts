import { authorOf, recordEntry } from '../../http/audit-log/record-entry.ts'
import { conflict } from '../../http/refused.ts'
import type { Services } from '../../http/services.ts'
import type { Actor } from '../../http/session/actor.ts'
import { requireConfirmation } from '../rate-confirmations/read-confirmations.ts'

/**
 * Cancels a rate confirmation that was sent from here: its link says so from then on, and another one can be sent.
 *
 * Refuses: 404 for one that the user does not see; 409 for one that was not sent from here, or is canceled already.
 */
export async function cancelConfirmation(
  { db, clock }: Services,
  actor: Actor,
  { id, reason }: { readonly id: number; readonly reason: string },
): Promise<void> {
  await db.transaction().execute(async trx => {
    const { carrier_id, load_number } = await requireConfirmation(trx, actor, id)
    const canceled = await trx
      .updateTable('sent_confirmations')
      .set({ canceled_at: clock.now(), canceled_by: actor.user.id, cancel_reason: reason, mail_due_at: null })
      .where('rate_confirmation_id', '=', id)
      .where('canceled_at', 'is', null)
      .returning('accepted_at')
      .executeTakeFirst()
    if (canceled === undefined)
      throw conflict('This rate confirmation is canceled already, or was not sent from here.')
    await recordEntry(trx, authorOf(actor, clock), {
      kind: 'rate_confirmation_canceled',
      subject: { type: 'rate_confirmation', id, label: load_number },
      carrierIds: carrier_id === null ? [] : [carrier_id],
      before: [canceled.accepted_at === null ? 'sent' : 'accepted'],
      reason,
    })
  })
}
