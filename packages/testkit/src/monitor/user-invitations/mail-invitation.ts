import type { Mail } from '../mailbox/mailbox.ts'
import { portalLink } from '../mailbox/portal-link.ts'
import type { Services } from '../services.ts'
import type { Actor } from '../session/actor.ts'

/** What is mailed: one sending of one invitation. */
interface Sending {
  readonly id: number
  readonly email: string
  readonly site: 'main' | 'watchdog'
  readonly sends: number
}

const invitationMail = ({ config, clock }: Services, sending: Sending, { user, company }: Actor): Mail => {
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

/**
 * Mails an invitation after the answer, and keeps whether the mail arrived. A sending that was overtaken by a newer one
 * says nothing any more.
 *
 * Choice: a mail has arrived when the mail server has taken it; nobody tells more.
 */
export function mailInvitation(services: Services, sending: Sending, inviter: Actor): void {
  const { db, clock, mailbox, background } = services
  const mail = invitationMail(services, sending, inviter)
  const keep = (said: { delivered_at: Date } | { delivery_failed_at: Date }) =>
    db
      .updateTable('user_invitations')
      .set(said)
      .where('id', '=', sending.id)
      .where('sends', '=', sending.sends)
      .execute()
  background.run(async () => {
    try {
      await mailbox.send(mail)
    } catch (fault) {
      await keep({ delivery_failed_at: clock.now() })
      throw fault
    }
    await keep({ delivered_at: clock.now() })
  })
}
