import { secondsAfter } from '../clock.ts'
import { type Inviter, readInviter, portalLink } from '../mailbox/portal-link.ts'
import { type KeptSending, ROUND_SECONDS, sendKept } from '../mailbox/kept-sending.ts'
import type { Mail } from '../mailbox/mailbox.ts'

import type { Services } from '../services.ts'

/** How many a round takes. */
const AT_ONCE = 20

/** What is mailed: one sending of one invitation. */
interface Sending {
  readonly id: number
  readonly email: string
  readonly site: 'main' | 'watchdog'
  readonly sends: number
  readonly mail_tries: number
}

const invitationMail = ({ config, clock }: Services, sending: Sending, { user, company }: Inviter): Mail => {
  const inviter = [user.first_name, user.last_name].filter(name => name !== null).join(' ')
  const companyName = company?.legal_name ?? ''
  return {
    to: sending.email,
    code: null,
    subject: `${companyName} invites you`,
    text: [
      `${inviter === '' ? companyName : `${inviter} of ${companyName}`} invites you to work with them.`,
      'Sign up with this address, and you will be asked whether to join:',
      portalLink(config, `sign-up?${new URLSearchParams({ email: sending.email })}`, sending.site),
      'If you do not know them, you need do nothing.',
    ].join('\n'),
    sent_at: clock.now(),
  }
}

/** What becomes of one sending. One that was overtaken by a newer one says nothing any more. */
const keptSending = (services: Services, sending: Sending, inviter: Inviter): KeptSending => {
  const keep = (said: { delivered_at: Date } | { delivery_failed_at: Date } | { mail_due_at: Date }) =>
    services.db
      .updateTable('user_invitations')
      .set({ mail_due_at: null, ...said })
      .where('id', '=', sending.id)
      .where('sends', '=', sending.sends)
      .execute()
  return {
    tries: sending.mail_tries,
    mail: async () => invitationMail(services, sending, inviter),
    delivered: at => keep({ delivered_at: at }),
    failed: at => keep({ delivery_failed_at: at }),
    putOff: until => keep({ mail_due_at: until }),
  }
}

/**
 * Mails an invitation after the answer, and keeps whether the mail arrived.
 *
 * Choice: a mail has arrived when the mail server has taken it; nobody tells more.
 */
export function mailInvitation(services: Services, sending: Sending, inviter: Inviter): void {
  services.background.run(() => sendKept(services, keptSending(services, sending, inviter)))
}

/** Takes a few invitations whose mail is due, for so long that no other process sends them as well. */
const takeDue = ({ db, clock }: Services) =>
  db
    .updateTable('user_invitations')
    .set(eb => ({
      mail_due_at: secondsAfter(clock.now(), ROUND_SECONDS),
      mail_tries: eb('mail_tries', '+', 1),
    }))
    .where('id', 'in', due =>
      due
        .selectFrom('user_invitations')
        .select('id')
        .where('mail_due_at', '<=', clock.now())
        .where('claimed_at', 'is', null)
        .where('withdrawn_at', 'is', null)
        .orderBy('mail_due_at')
        .limit(AT_ONCE)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute()

/** Mails the invitations that were not mailed right behind their answer. */
export async function mailDueUserInvitations(
  services: Services,
  onFault: (fault: unknown) => void,
  stopping: AbortSignal,
): Promise<void> {
  for (const each of await takeDue(services)) {
    if (stopping.aborted) return
    const inviter = await readInviter(services.db, each.user_id, each.company_id)
    await sendKept(services, keptSending(services, each, inviter)).catch(onFault)
  }
}
