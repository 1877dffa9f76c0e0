import { type Kysely, sql } from 'kysely'
import type { Schema } from '../database/schema.ts'

/** Who may be joining: their address, the company they have, and the invitation they were shown last. */
export interface Joiner {
  readonly id: number
  readonly email: string
  readonly companyId: number | null
}

/** Open invitations to an address of companies that it has not joined, newest first. */
export const openInvitations = (db: Kysely<Schema>, { email, companyId }: Joiner) =>
  db
    .selectFrom('user_invitations')
    .where('user_invitations.email', '=', email)
    .where('claimed_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .where('user_invitations.company_id', 'is distinct from', companyId)
    .orderBy('sent_at', 'desc')
    .orderBy('user_invitations.id', 'desc')

/** Whether others work in the company that somebody has, so that they cannot simply leave it behind. */
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
 * The newest invitation that somebody may claim, and who sent it; undefined when there is none. It is kept as the one
 * they were shown, so that they join that company and no other that invites them meanwhile.
 *
 * Choice: whoever works in a company with others is shown none: they would leave it unawares.
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
