import { type Selectable, sql } from 'kysely'
import { type InvitationTable, mailDueInvitations } from '../company/invitations/mail-invitation.ts'
import type { Schema } from '../database/schema.ts'
import type { Services } from '../http/services.ts'
import type { Mail } from '../kernel/mailbox.ts'
import { type Inviter, portalLink, readInviter } from '../http/portal-link.ts'
import { addressOfPerson } from './addressee.ts'

type Invitation = Selectable<Schema['connection_invitations']>

const mailTo = ({ config, clock }: Services, to: string, { user, company }: Inviter): Mail => {
  const inviter = [user.first_name, user.last_name].filter(name => name !== null).join(' ')
  const broker = company?.legal_name ?? ''
  return {
    to,
    code: null,
    subject: `${broker} would like to work with you`,
    text: [
      `${inviter === '' ? broker : `${inviter} of ${broker}`} invites you to connect as a carrier.`,
      'Reply here with this e-mail address to get their packet:',
      portalLink(config, `sign-up?${new URLSearchParams({ email: to })}`),
      'If you do not know them, you can ignore this e-mail.',
    ].join('\n'),
    sent_at: clock.now(),
  }
}

/** The current address of an invitation: a person's address may have changed. Refuses: throws when there is none. */
const addressNow = async ({ db }: Services, invitation: Invitation): Promise<string> => {
  const { email, user_id_for_email: personId, carrier_id } = invitation
  const to = personId === null ? email : await addressOfPerson(db, carrier_id, personId)
  if (to == null) throw new Error('The invited person has no address any more.')
  return to
}

/** The invitations of carriers. */
export const connectionInvitations: InvitationTable<Invitation> = {
  table: 'connection_invitations',
  isOpen: sql<boolean>`claimed_at is null`,
  mail: async (services, invitation, inviter) =>
    mailTo(services, await addressNow(services, invitation), inviter),
  inviterOf: ({ db }, { invited_by, issuer_id }) => readInviter(db, invited_by, issuer_id),
  delivered: at => ({ delivery: 'delivered', delivered_at: at }),
  failed: () => ({ delivery: 'failed' }),
}

export const mailDueConnectionInvitations = mailDueInvitations(connectionInvitations)
