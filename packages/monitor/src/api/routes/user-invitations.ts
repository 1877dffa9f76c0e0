import { z } from 'zod'
import { mailInvitation } from '../../company/invitations/mail-invitation.ts'
import { userInvitations } from '../../company/user-invitations/user-invitation-mails.ts'
import {
  createInvitation,
  INVITATIONS_OF_COMPANY,
  invitedScopes,
  MAILS_OF_INVITATION,
  openInvitations,
  resendInvitation,
  wireInvitation,
  wireInvitationOf,
  wireInvitationsOf,
  withdrawInvitation,
} from '../../company/user-invitations/write-user-invitations.ts'
import { scopesInBody } from '../../company/users/scopes-in-body.ts'
import { authorOf } from '../../http/audit-log/record-entry.ts'
import { brandOfCall } from '../../http/brand-of-call.ts'
import { emailInBody } from '../../http/fields.ts'
import { brokerCompany, scopeGuard } from '../../http/guards/guards.ts'
import { pageOf, pagingFields } from '../../http/paging.ts'
import { type Route, route } from '../../http/route.ts'
import { companyOf } from '../../http/session/actor.ts'
import { countOnce } from '../../http/throttle.ts'
import { MANAGE_USERS } from '../../kernel/scopes.ts'

/**
 * Choice: an expired company sees and withdraws its invitations, which belong to the account, and cannot invite.
 * Source: section 6, "Expired company".
 */
const inAccount = { access: 'account', guards: [brokerCompany, scopeGuard(MANAGE_USERS)] } as const
const inProduct = { access: 'broker', guards: [scopeGuard(MANAGE_USERS)] } as const

const list = route({
  method: 'GET',
  path: 'user_invitations',
  summary: "The company's invitations to users, newest first",
  ...inAccount,
  query: z.strictObject(pagingFields),
  answer: z.array(wireInvitation),
  handle: async ({ services: { db }, actor, query }) => {
    const newestFirst = openInvitations(db, companyOf(actor))
      .selectAll()
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
    const { rows, headers } = await pageOf(newestFirst, query)
    return { body: await wireInvitationsOf(db, rows), headers }
  },
})

const create = route({
  method: 'POST',
  path: 'user_invitations',
  summary: 'Invites someone to join the company by e-mail',
  ...inProduct,
  body: z.strictObject({
    user_invitation: z.strictObject({
      email: emailInBody,
      scopes: scopesInBody,
      site: z.enum(['main', 'watchdog'], 'Give main or watchdog.').optional(),
    }),
  }),
  answer: wireInvitation,
  handle: async ({ services, request, actor, body: { user_invitation: sent } }) => {
    const companyId = companyOf(actor)
    const scopes = invitedScopes(actor.user.scopes, sent.scopes, { again: false })
    await countOnce(services, INVITATIONS_OF_COMPANY, String(companyId))
    const made = await createInvitation(services.db, {
      author: authorOf(actor, services.clock),
      email: sent.email,
      scopes,
      site: sent.site ?? brandOfCall(request),
    })
    mailInvitation(services, userInvitations, made, actor)
    return { status: 201, body: await wireInvitationOf(services.db, made) }
  },
})

const resend = route({
  method: 'PATCH',
  path: 'user_invitations/:id/resend',
  summary: 'Resends an invitation, with the scopes given',
  ...inProduct,
  body: z.strictObject({ user_invitation: z.strictObject({ scopes: scopesInBody }) }),
  answer: wireInvitation,
  handle: async ({ services, actor, params: { id }, body }) => {
    const companyId = companyOf(actor)
    const scopes = invitedScopes(actor.user.scopes, body.user_invitation.scopes, { again: true })
    await countOnce(services, INVITATIONS_OF_COMPANY, String(companyId))
    await countOnce(services, MAILS_OF_INVITATION, `${companyId}:${id}`)
    const again = await resendInvitation(services.db, { author: authorOf(actor, services.clock), id, scopes })
    mailInvitation(services, userInvitations, again, actor)
    return { body: await wireInvitationOf(services.db, again) }
  },
})

const destroy = route({
  method: 'DELETE',
  path: 'user_invitations/:id',
  summary: 'Withdraws an invitation',
  ...inAccount,
  handle: async ({ services: { db, clock }, actor, params: { id } }) => {
    await withdrawInvitation(db, { author: authorOf(actor, clock), id })
    return {}
  },
})

export const routes: readonly Route[] = [list, create, resend, destroy]
