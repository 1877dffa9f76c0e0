import type { Mail } from '../mailbox/mailbox.ts'
import { portalLink } from '../mailbox/portal-link.ts'
import type { Services } from '../services.ts'
import type { Actor } from '../session/actor.ts'
import { addressOfPerson } from './addressee.ts'

/** What is mailed: one sending of one invitation. */
interface Sending {
  readonly id: number
  readonly carrier_id: number
  readonly email: string | null
  readonly user_id_for_email: number | null
  readonly sends: number
}

const invitationMail = ({ config, clock }: Services, to: string, { user, company }: Actor): Mail => {
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

/**
 * Mails an invitation after the answer, and keeps whether the mail arrived. A sending that was overtaken by a newer one
 * says nothing any more. To a person whose address is gone by now it has failed.
 *
 * Choice: a mail has arrived when the mail server has taken it; nobody tells more.
 */
export function mailInvitation(services: Services, sending: Sending, inviter: Actor): void {
  const { db, clock, mailbox, background } = services
  const keep = (said: { delivery: 'delivered'; delivered_at: Date } | { delivery: 'failed' }) =>
    db
      .updateTable('connection_invitations')
      .set(said)
      .where('id', '=', sending.id)
      .where('sends', '=', sending.sends)
      .execute()
  const addressNow = async () => {
    const { email, user_id_for_email: personId, carrier_id } = sending
    return personId === null ? email : ((await addressOfPerson(db, carrier_id, personId)) ?? null)
  }
  background.run(async () => {
    try {
      const to = await addressNow()
      if (to === null) throw new Error('Somebody who was invited has no address any more.')
      await mailbox.send(invitationMail(services, to, inviter))
    } catch (fault) {
      await keep({ delivery: 'failed' })
      throw fault
    }
    await keep({ delivery: 'delivered', delivered_at: clock.now() })
  })
}
