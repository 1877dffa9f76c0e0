import type { Kysely } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import { recordEntry } from '../../http/audit-log/record-entry.ts'
import { conflict, missing } from '../../http/refused.ts'
import { fullName } from '../../http/session/full-name.ts'
import { orderedScopes } from '../../kernel/scopes.ts'
import { lockCompanies } from '../users/locks.ts'
import { hasColleagues, type Joiner, openInvitations } from './open-invitation.ts'

const CHANGED = 'Your account has just changed. Reload and try again.'

/** The invitation that was shown, if it is still open; else the newest if none was shown. */
async function invitationToClaim(db: Kysely<Schema>, joiner: Joiner) {
  const offered = await db
    .selectFrom('invitation_offers')
    .select('user_invitation_id as id')
    .where('user_id', '=', joiner.id)
    .executeTakeFirst()
  return openInvitations(db, joiner)
    .$if(offered !== undefined, open => open.where('user_invitations.id', '=', offered?.id ?? 0))
    .select(['user_invitations.id', 'company_id'])
    .limit(1)
    .executeTakeFirst()
}

/**
 * Moves a user to the company that invited them, with the invitation's scopes. They leave a company in which they were
 * alone, as after signing up before seeing the invitation.
 *
 * Refuses: 404 without an open invitation, also when it was claimed or withdrawn a moment ago; 409 for a user who has
 * colleagues.
 */
export const claimInvitation = (
  db: Kysely<Schema>,
  joiner: Joiner,
  { at, requestId }: { readonly at: Date; readonly requestId: string },
): Promise<void> =>
  db.transaction().execute(async trx => {
    const found = await invitationToClaim(trx, joiner)
    if (found === undefined) throw missing()
    const own = joiner.companyId === null ? [] : [joiner.companyId]
    await lockCompanies(trx, [found.company_id, ...own])
    if (await hasColleagues(trx, joiner))
      throw conflict('You belong to a company with other people. Have an admin there remove you first.')
    const claimed = await trx
      .updateTable('user_invitations')
      .set({ claimed_at: at, claimed_by_id: joiner.id })
      .where('id', '=', found.id)
      .where('claimed_at', 'is', null)
      .where('withdrawn_at', 'is', null)
      .returning(['company_id', 'scopes'])
      .executeTakeFirst()
    if (claimed === undefined) throw missing()
    const joined = await trx
      .updateTable('users')
      .set({ company_id: claimed.company_id, scopes: claimed.scopes })
      .where('id', '=', joiner.id)
      .where('company_id', 'is not distinct from', joiner.companyId)
      .returning(['id', 'first_name', 'last_name', 'email'])
      .executeTakeFirst()
    if (joined === undefined) throw conflict(CHANGED)
    const author = { companyId: claimed.company_id, userId: joiner.id, userName: fullName(joined), at }
    await recordEntry(
      trx,
      { ...author, requestId, key: null },
      {
        kind: 'user_joined',
        subject: { type: 'user_invitation', id: found.id, label: joined.email },
        after: orderedScopes(claimed.scopes),
      },
    )
    await trx.deleteFrom('invitation_offers').where('user_id', '=', joiner.id).execute()
  })
