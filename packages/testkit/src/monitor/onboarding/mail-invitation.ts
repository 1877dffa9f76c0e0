import { secondsAfter } from '../clock.ts'
import { type Inviter, readInviter, portalLink } from '../mailbox/portal-link.ts'
import { type KeptSending, ROUND_SECONDS, sendKept } from '../mailbox/kept-sending.ts'
import type { Mail } from '../mailbox/mailbox.ts'

import type { Services } from '../services.ts'
import { addressOfPerson } from './addressee.ts'

/** How many a round takes. */
const AT_ONCE = 20

/** What is mailed: one sending of one invitation. */
interface Sending {
  readonly id: number
  readonly carrier_id: number
  readonly email: string | null
  readonly user_id_for_email: number | null
  readonly sends: number
  readonly mail_tries: number
}

const invitationMail = ({ config, clock }: Services, to: string, { user, company }: Inviter): Mail => {
  const inviter = [user.first_name, user.last_name].filter(name => name !== null).join(' ')
  const broker = company?.legal_name ?? ''
  return {
    to,
    code: null,
    subject: `${broker} would like to work with you`,
    text: [
      `${inviter === '' ? broker : `${inviter} of ${broker}`} asks you to connect as a carrier.`,
      'Answer here, with this address, and you will be sent their packet:',
      portalLink(config, `sign-up?${new URLSearchParams({ email: to })}`),
      'If you do not know them, you need do nothing.',
    ].join('\n'),
    sent_at: clock.now(),
  }
}

/** The address that it goes to now: a person's may have changed since they were invited. */
const addressNow = async ({ db }: Services, sending: Sending): Promise<string> => {
  const { email, user_id_for_email: personId, carrier_id } = sending
  const to = personId === null ? email : await addressOfPerson(db, carrier_id, personId)
  if (to == null) throw new Error('Somebody who was invited has no address any more.')
  return to
}

/** What becomes of one sending. One that was overtaken by a newer one says nothing any more. */
const keptSending = (services: Services, sending: Sending, inviter: Inviter): KeptSending => {
  const keep = (
    said: { delivery: 'delivered'; delivered_at: Date } | { delivery: 'failed' } | { mail_due_at: Date },
  ) =>
    services.db
      .updateTable('connection_invitations')
      .set({ mail_due_at: null, ...said })
      .where('id', '=', sending.id)
      .where('sends', '=', sending.sends)
      .execute()
  return {
    tries: sending.mail_tries,
    mail: async () => invitationMail(services, await addressNow(services, sending), inviter),
    delivered: at => keep({ delivery: 'delivered', delivered_at: at }),
    failed: () => keep({ delivery: 'failed' }),
    putOff: until => keep({ mail_due_at: until }),
  }
}

/**
 * Mails an invitation after the answer, and keeps whether the mail arrived. To a person whose address is gone by now it
 * has failed.
 *
 * Choice: a mail has arrived when the mail server has taken it; nobody tells more.
 */
export function mailInvitation(services: Services, sending: Sending, inviter: Inviter): void {
  services.background.run(() => sendKept(services, keptSending(services, sending, inviter)))
}

/** Takes a few invitations whose mail is due, for so long that no other process sends them as well. */
const takeDue = ({ db, clock }: Services) =>
  db
    .updateTable('connection_invitations')
    .set(eb => ({
      mail_due_at: secondsAfter(clock.now(), ROUND_SECONDS),
      mail_tries: eb('mail_tries', '+', 1),
    }))
    .where('id', 'in', due =>
      due
        .selectFrom('connection_invitations')
        .select('id')
        .where('mail_due_at', '<=', clock.now())
        .where('claimed_at', 'is', null)
        .orderBy('mail_due_at')
        .limit(AT_ONCE)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute()

/** Mails the invitations that were not mailed right behind their answer. */
export async function mailDueConnectionInvitations(
  services: Services,
  onFault: (fault: unknown) => void,
  stopping: AbortSignal,
): Promise<void> {
  for (const each of await takeDue(services)) {
    if (stopping.aborted) return
    const inviter = await readInviter(services.db, each.invited_by, each.issuer_id)
    await sendKept(services, keptSending(services, each, inviter)).catch(onFault)
  }
}
