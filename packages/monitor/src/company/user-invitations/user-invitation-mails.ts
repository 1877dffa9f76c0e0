import { type Selectable, sql } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import { portalLink, readInviter } from '../../http/portal-link.ts'
import { type InvitationTable, mailDueInvitations } from '../invitations/mail-invitation.ts'

/** The invitations of users. */
export const userInvitations: InvitationTable<Selectable<Schema['user_invitations']>> = {
  table: 'user_invitations',
  isOpen: sql<boolean>`claimed_at is null and withdrawn_at is null`,
  mail: ({ config, clock }, { email, site }, { user, company }) => {
    const inviter = [user.first_name, user.last_name].filter(name => name !== null).join(' ')
    const companyName = company?.legal_name ?? ''
    return {
      to: email,
      code: null,
      subject: `${companyName} invited you to join`,
      text: [
        `${inviter === '' ? companyName : `${inviter} of ${companyName}`} invited you to join their team.`,
        'Sign up with this e-mail address to accept or decline:',
        portalLink(config, `sign-up?${new URLSearchParams({ email })}`, site),
        'If you do not know them, you can ignore this e-mail.',
      ].join('\n'),
      sent_at: clock.now(),
    }
  },
  inviterOf: ({ db }, { user_id, company_id }) => readInviter(db, user_id, company_id),
  delivered: at => ({ delivered_at: at }),
  failed: at => ({ delivery_failed_at: at }),
}

export const mailDueUserInvitations = mailDueInvitations(userInvitations)
