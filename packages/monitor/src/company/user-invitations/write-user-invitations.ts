import type { Kysely } from 'kysely'
import { z } from 'zod'
import { notBefore } from '../../database/not-before.ts'
import type { Schema, TableRow } from '../../database/schema.ts'
import { type AuditKind, type Author, type NewEntry, recordEntry } from '../../http/audit-log/record-entry.ts'
import { invalid, missing } from '../../http/refused.ts'
import { fullName } from '../../http/session/full-name.ts'
import type { Limit } from '../../http/throttle.ts'
import { secondsAfter } from '../../kernel/clock.ts'
import { FREE_TO_GIVE, orderedScopes, RESTRICTION, SCOPES, type Scope } from '../../kernel/scopes.ts'
import { FIRST_ROUND_SECONDS } from '../../platform/mailbox/stored-sending.ts'
import { lockCompanies } from '../users/locks.ts'
import { namesOf } from '../users/names-of.ts'

/** Choice: a limit an hour, as these mails go to people who have not requested them. */
export const INVITATIONS_OF_COMPANY: Limit = {
  name: 'user-invitations-company',
  max: 300,
  seconds: 3600,
  message: 'Your company has sent many invitations. Try again later.',
}

/** Choice: a limit for mailing one invitation again. */
export const MAILS_OF_INVITATION: Limit = {
  name: 'user-invitation-mails',
  max: 5,
  seconds: 3600,
  message: 'This invitation was sent recently. Try again later.',
}

/** The invitations of a company that were not withdrawn. */
export const openInvitations = (db: Kysely<Schema>, companyId: number) =>
  db.selectFrom('user_invitations').where('company_id', '=', companyId).where('withdrawn_at', 'is', null)

const entryOf = (
  kind: Extract<AuditKind, `user_invit${string}`>,
  { id, email, scopes }: Pick<TableRow<'user_invitations'>, 'id' | 'email' | 'scopes'>,
): NewEntry => ({
  kind,
  subject: { type: 'user_invitation', id, label: email },
  after: orderedScopes(scopes),
})

/**
 * Stores an invitation to be mailed.
 *
 * Refuses: 422 for an address that is in the company, or has an open invitation already; of two simultaneous requests
 * one succeeds.
 */
export const createInvitation = (
  db: Kysely<Schema>,
  made: {
    author: Author
    email: string
    scopes: readonly Scope[]
    site: 'main' | 'watchdog'
  },
) =>
  db.transaction().execute(async trx => {
    const { email, scopes, site } = made
    const { companyId, userId, at } = made.author
    const field = 'user_invitation.email'
    // Joining takes the same lock, so a user who joins at this moment is not invited.
    await lockCompanies(trx, [companyId])
    const colleague = await trx
      .selectFrom('users')
      .select('id')
      .where('email', '=', email)
      .where('company_id', '=', companyId)
      .executeTakeFirst()
    if (colleague !== undefined) throw invalid(field, `${email} is already at your company.`)
    const stored = await trx
      .insertInto('user_invitations')
      .values({
        company_id: companyId,
        email,
        scopes: [...scopes],
        site,
        user_id: userId,
        sent_at: at,
        mail_due_at: secondsAfter(at, FIRST_ROUND_SECONDS),
        delivered_at: null,
        delivery_failed_at: null,
        claimed_at: null,
        claimed_by_id: null,
        withdrawn_at: null,
        created_at: notBefore('user_invitations', { company_id: companyId }, at),
      })
      .onConflict(conflict =>
        conflict
          .columns(['company_id', 'email'])
          .where('claimed_at', 'is', null)
          .where('withdrawn_at', 'is', null)
          .doNothing(),
      )
      .returningAll()
      .executeTakeFirst()
    if (stored === undefined) throw invalid(field, `${email} already has an invitation. Resend that one.`)
    await recordEntry(trx, made.author, entryOf('user_invited', stored))
    return stored
  })

/** Why an invitation could not be changed. */
async function whyNot(db: Kysely<Schema>, companyId: number, id: number) {
  const found = await openInvitations(db, companyId).select('email').where('id', '=', id).executeTakeFirst()
  return found === undefined ? missing() : invalid(null, `${found.email} has already joined.`)
}

/**
 * Marks an invitation to be mailed again with new scopes. Refuses: 404 once it is withdrawn, 422 once it is claimed.
 */
export const resendInvitation = (
  db: Kysely<Schema>,
  again: { author: Author; id: number; scopes: readonly Scope[] },
) =>
  db.transaction().execute(async trx => {
    const { companyId, at } = again.author
    const stored = await trx
      .updateTable('user_invitations')
      .set(eb => ({
        scopes: [...again.scopes],
        sends: eb('sends', '+', 1),
        sent_at: at,
        mail_due_at: secondsAfter(at, FIRST_ROUND_SECONDS),
        mail_tries: 0,
        delivered_at: null,
        delivery_failed_at: null,
      }))
      .where('id', '=', again.id)
      .where('company_id', '=', companyId)
      .where('claimed_at', 'is', null)
      .where('withdrawn_at', 'is', null)
      .returningAll()
      .executeTakeFirst()
    if (stored === undefined) throw await whyNot(trx, companyId, again.id)
    await recordEntry(trx, again.author, entryOf('user_invitation_resent', stored))
    return stored
  })

/** Withdraws an invitation. Refuses: 404 once it is withdrawn, 422 once it is claimed. */
export const withdrawInvitation = (
  db: Kysely<Schema>,
  { author, id }: { author: Author; id: number },
): Promise<void> =>
  db.transaction().execute(async trx => {
    const { companyId, at } = author
    const stored = await trx
      .updateTable('user_invitations')
      .set({ withdrawn_at: at, mail_due_at: null })
      .where('id', '=', id)
      .where('company_id', '=', companyId)
      .where('claimed_at', 'is', null)
      .where('withdrawn_at', 'is', null)
      .returning(['id', 'email', 'scopes'])
      .executeTakeFirst()
    if (stored === undefined) throw await whyNot(trx, companyId, id)
    await recordEntry(trx, author, entryOf('user_invitation_withdrawn', stored))
  })

export const wireInvitation = z.object({
  id: z.number(),
  email: z.string(),
  scopes: z.array(z.string()),
  site: z.enum(['main', 'watchdog']),
  user_id: z.number().nullable(),
  sent_at: z.string(),
  delivered_at: z.string().nullable(),
  delivery_failed_at: z.string().nullable(),
  claimed_at: z.string().nullable(),
  created_at: z.string(),
  /** Beyond section 7: the name of the user who invited. Null: not on record. */
  invited_by: z.string().nullable(),
})

const instant = (moment: Date | null) => moment?.toISOString() ?? null

/** Invitations as they go over the wire, in the order given, with the names of those who invited. */
export async function wireInvitationsOf(
  db: Kysely<Schema>,
  rows: readonly TableRow<'user_invitations'>[],
): Promise<z.input<typeof wireInvitation>[]> {
  const names = await namesOf(
    db,
    rows.flatMap(({ user_id }) => user_id ?? []),
    fullName,
  )
  return rows.map(row => ({
    ...row,
    sent_at: row.sent_at.toISOString(),
    delivered_at: instant(row.delivered_at),
    delivery_failed_at: instant(row.delivery_failed_at),
    claimed_at: instant(row.claimed_at),
    created_at: row.created_at.toISOString(),
    invited_by: names.get(row.user_id ?? 0) ?? null,
  }))
}

/** One of them. */
export async function wireInvitationOf(
  db: Kysely<Schema>,
  row: TableRow<'user_invitations'>,
): Promise<z.input<typeof wireInvitation>> {
  const [wire] = await wireInvitationsOf(db, [row])
  if (wire === undefined) throw missing()
  return wire
}

/** The scopes that resending an invitation may give, regardless of the sender. Source: section 6, "Invitation scopes". */
const RESEND: ReadonlySet<Scope> = new Set<Scope>(['sourcing', 'manage_users'])

/**
 * The scopes of an invitation: the requested ones, and a restriction of the inviter.
 *
 * Choice: users give only scopes that they hold, except the two scopes of resending; scopes that grant nothing may
 * always be given, and a restriction is passed on, so that no invitation opens what the inviter cannot see.
 * Refuses: 422 for a right that the inviter does not hold.
 */
export function invitedScopes(
  inviter: readonly string[],
  requests: readonly Scope[],
  { again }: { readonly again: boolean },
): readonly Scope[] {
  const mayGive = (scope: Scope) =>
    FREE_TO_GIVE.has(scope) || inviter.includes(scope) || (again && RESEND.has(scope))
  if (!requests.every(mayGive))
    throw invalid('user_invitation.scopes', 'You can only give permissions that you have.')
  return SCOPES.filter(
    scope => requests.includes(scope) || (scope === RESTRICTION && inviter.includes(RESTRICTION)),
  )
}
