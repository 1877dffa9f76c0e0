import { type Kysely, sql } from 'kysely'
import { z } from 'zod'
import type { Schema, TableRow } from '../../database/schema.ts'
import type { Actor } from '../../http/session/actor.ts'
import { MANAGE_USERS, type Scope } from '../../kernel/scopes.ts'

/**
 * The scopes of colleagues that every user may see: those of users to whom tickets can be assigned.
 *
 * Source: section 6, "Ticket role".
 */
export const SCOPES_OF_ASSIGNEES: readonly Scope[] = ['tickets_load_lock_manager', 'compliance']

export const wireUser = z.object({
  id: z.number(),
  first_name: z.string().nullable(),
  last_name: z.string().nullable(),
  email: z.string(),
  phone_e164: z.string().nullable(),
  scopes: z.array(z.string()),
  created_at: z.string(),
})

type Row = Pick<
  TableRow<'users'>,
  'id' | 'first_name' | 'last_name' | 'email' | 'phone_e164' | 'scopes' | 'created_at'
>

export const mayManage = ({ user }: Actor) => user.scopes.includes(MANAGE_USERS)

/**
 * A user as the caller may see them.
 *
 * Choice: users who manage users see the scopes of others; everyone else sees their own, and who can be assigned
 * tickets.
 */
export const wireUserFor =
  (actor: Actor) =>
  ({ scopes, created_at, ...user }: Row): z.input<typeof wireUser> => ({
    ...user,
    scopes:
      mayManage(actor) || user.id === actor.user.id
        ? scopes
        : scopes.filter(scope => (SCOPES_OF_ASSIGNEES as readonly string[]).includes(scope)),
    created_at: created_at.toISOString(),
  })

/**
 * The users of a company by first name, then id; those without a name come last.
 *
 * Choice: case is ignored, and letters are sorted by their codes, which is the same on every server.
 */
export const companyUsers = (db: Kysely<Schema>, companyId: number) =>
  db
    .selectFrom('users')
    .select(['id', 'first_name', 'last_name', 'email', 'phone_e164', 'scopes', 'created_at'])
    .where('company_id', '=', companyId)
    .orderBy(sql`lower(first_name) collate "C"`)
    .orderBy('id')

/** Whether a user holds a right. */
export const holdsScope = (scope: Scope) => sql<boolean>`${scope} = any(users.scopes)`

/** Whether name or address contain a text, ignoring case and without wildcards. */
export const isCalled = (text: string) => sql<boolean>`(
  strpos(lower(concat_ws(' ', users.first_name, users.last_name)), lower(${text})) > 0
  or strpos(users.email, lower(${text})) > 0
)`
