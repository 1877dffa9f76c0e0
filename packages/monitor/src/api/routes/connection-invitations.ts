import { z } from 'zod'
import { requireFindable } from '../../carriers/require-findable.ts'
import { mailInvitation } from '../../company/invitations/mail-invitation.ts'
import { authorOf } from '../../http/audit-log/record-entry.ts'

import { emailInBody, idInBody, idInQuery } from '../../http/fields.ts'
import { planGuard, scopeGuard } from '../../http/guards/guards.ts'
import { pageOf, pagingFields } from '../../http/paging.ts'
import { missing } from '../../http/refused.ts'
import { type Route, route } from '../../http/route.ts'
import { companyOf } from '../../http/session/actor.ts'
import { countOnce } from '../../http/throttle.ts'
import { requireReachable } from '../../onboarding/addressee.ts'
import { connectionInvitations } from '../../onboarding/connection-invitation-mails.ts'
import { classificationIdsInBody, requireElectable } from '../../onboarding/electable.ts'
import {
  createInvitation,
  INVITED_CARRIERS,
  MAILS_OF_INVITATION,
  ownInvitations,
  resendInvitation,
  wireInvitation,
  wireInvitationOf,
  wireInvitationsOf,
} from '../../onboarding/write-connection-invitations.ts'

const mayConnect = planGuard('can_connect')
// Choice: section 6 names the scope and not its routes; users who find new carriers invite them.
const mayInvite = [scopeGuard('sourcing'), mayConnect]

const list = route({
  method: 'GET',
  path: 'connection_invitations',
  summary: "The company's invitations, to one carrier or to all, newest first",
  access: 'broker',
  guards: [mayConnect],
  query: z.strictObject({
    q: z
      .strictObject({ issuer_id_eq: idInQuery.optional(), carrier_id_eq: idInQuery.optional() })
      .default({}),
    ...pagingFields,
  }),
  answer: z.array(wireInvitation),
  handle: async ({ services: { db }, actor, query: { q, ...params } }) => {
    const companyId = companyOf(actor)
    if (q.issuer_id_eq !== undefined && q.issuer_id_eq !== companyId) throw missing()
    const own = ownInvitations(db, companyId)
    const { rows, headers } = await pageOf(
      q.carrier_id_eq === undefined ? own : own.where('carrier_id', '=', q.carrier_id_eq),
      params,
    )
    return { body: await wireInvitationsOf(db, rows), headers }
  },
})

const create = route({
  method: 'POST',
  path: 'connection_invitations',
  summary: 'Invites a carrier to connect, by e-mail to an address or to one of its people',
  access: 'broker',
  guards: mayInvite,
  body: z.strictObject({
    connection_invitation: z
      .strictObject({
        issuer_id: idInBody.optional(),
        carrier_id: idInBody,
        classification_ids: classificationIdsInBody.default([]),
        email: emailInBody.nullable().default(null),
        user_id_for_email: idInBody.nullable().default(null),
      })
      .refine(sent => (sent.email === null) !== (sent.user_id_for_email === null), {
        path: ['email'],
        error: 'Enter either an e-mail address or a person.',
      }),
  }),
  answer: wireInvitation,
  handle: async ({ services, actor, body: { connection_invitation: sent } }) => {
    const { db, clock } = services
    const companyId = companyOf(actor)
    if (sent.issuer_id !== undefined && sent.issuer_id !== companyId) throw missing()
    await requireFindable(db, sent.carrier_id)
    if (sent.user_id_for_email !== null) await requireReachable(db, sent.carrier_id, sent.user_id_for_email)
    const field = 'connection_invitation.classification_ids'
    await requireElectable(db, companyId, sent.classification_ids, field)
    await countOnce(services, INVITED_CARRIERS, String(companyId))
    const made = await createInvitation(db, {
      author: authorOf(actor, clock),
      carrierId: sent.carrier_id,
      classificationIds: sent.classification_ids,
      email: sent.email,
      personId: sent.user_id_for_email,
    })
    mailInvitation(services, connectionInvitations, made, actor)
    return { status: 201, body: await wireInvitationOf(db, made) }
  },
})

const resend = route({
  method: 'PATCH',
  path: 'connection_invitations/:id/resend',
  summary: 'Resends an invitation, with its new classifications',
  access: 'broker',
  guards: mayInvite,
  body: z.strictObject({ classification_ids: classificationIdsInBody }),
  answer: wireInvitation,
  handle: async ({ services, actor, params: { id }, body: { classification_ids: classificationIds } }) => {
    const { db, clock } = services
    const companyId = companyOf(actor)
    await requireElectable(db, companyId, classificationIds, 'classification_ids')
    await countOnce(services, INVITED_CARRIERS, String(companyId))
    await countOnce(services, MAILS_OF_INVITATION, `${companyId}:${id}`)
    const again = await resendInvitation(db, { author: authorOf(actor, clock), id, classificationIds })
    mailInvitation(services, connectionInvitations, again, actor)
    return { body: await wireInvitationOf(db, again) }
  },
})

export const routes: readonly Route[] = [list, create, resend]
