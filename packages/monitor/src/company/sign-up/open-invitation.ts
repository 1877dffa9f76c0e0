import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../database/schema.ts'

/** A user who may join a company: their address and current company. */
export interface Joiner {
  readonly id: number
  readonly email: string
  readonly companyId: number | null
}

/** Open invitations to a user from other companies, newest first. */
export const openInvitations = (db: Kysely<Schema>, { email, companyId }: Joiner) =>
  db
    .selectFrom('user_invitations')
    .where('user_invitations.email', '=', email)
    .where('claimed_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .where('user_invitations.company_id', 'is distinct from', companyId)
    .orderBy('sent_at', 'desc')
    .orderBy('user_invitations.id', 'desc')

/** Whether a user has colleagues in their company, so that they cannot simply leave it. */
export const hasColleagues = async (db: Kysely<Schema>, { id, companyId }: Joiner): Promise<boolean> =>
  companyId !== null &&
  (await db
    .selectFrom('users')
    .select('id')
    .where('company_id', '=', companyId)
    .where('id', '<>', id)
    .limit(1)
    .executeTakeFirst()) !== undefined

/**
 * The newest invitation that a user may claim, with its sender; undefined when there is none. It is stored as the one
 * shown, so that they join that company even if another invites them meanwhile.
 *
 * Choice: a user with colleagues is shown none, as they would leave their company without noticing.
 */
export async function offerInvitation(db: Kysely<Schema>, joiner: Joiner) {
  if (await hasColleagues(db, joiner)) return undefined
  const found = await openInvitations(db, joiner)
    .innerJoin('companies', 'companies.id', 'user_invitations.company_id')
    .leftJoin('users as inviter', 'inviter.id', 'user_invitations.user_id')
    .select([
      'user_invitations.id',
      'user_invitations.scopes',
      'companies.legal_name as company_name',
      sql<string>`trim(concat_ws(' ', inviter.first_name, inviter.last_name))`.as('inviter'),
    ])
    .limit(1)
    .executeTakeFirst()
  if (found === undefined) return undefined
  await db
    .insertInto('invitation_offers')
    .values({ user_id: joiner.id, user_invitation_id: found.id })
    .onConflict(conflict => conflict.column('user_id').doUpdateSet({ user_invitation_id: found.id }))
    .execute()
  return { ...found, invited_by: found.inviter === '' ? null : found.inviter }
}
