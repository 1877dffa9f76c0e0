import type { Kysely } from 'kysely'
import { z } from 'zod'
import { nameOfUser } from '../users/names-of.ts'
import type { Schema } from '../../database/schema.ts'
import { MANAGE_USERS } from '../../kernel/scopes.ts'
import { type Actor, companyOf } from '../../http/session/actor.ts'
import { KEY_SCOPES } from '../../http/api-keys/key-scopes.ts'
import { keyHint } from '../../http/api-keys/key-text.ts'

/** A key in a list: never the key itself. */
export const wireApiKey = z.object({
  id: z.number(),
  name: z.string(),
  hint: z.string(),
  scopes: z.array(z.enum(KEY_SCOPES)),
  user_id: z.number(),
  user_name: z.string().nullable(),
  status: z.enum(['active', 'expired', 'revoked']),
  created_at: z.string(),
  expires_at: z.string(),
  last_used_at: z.string().nullable(),
  revoked_at: z.string().nullable(),
})

/** The keys that a user may see and revoke: their own, and for someone who manages users all of the company. */
export const visibleKeys = (db: Kysely<Schema>, actor: Actor) => {
  const ofCompany = db
    .selectFrom('api_keys')
    .innerJoin('users', 'users.id', 'api_keys.user_id')
    .where('api_keys.company_id', '=', companyOf(actor))
    .selectAll('api_keys')
    .select(['first_name', 'last_name', 'email'])
  return actor.user.scopes.includes(MANAGE_USERS)
    ? ofCompany
    : ofCompany.where('api_keys.user_id', '=', actor.user.id)
}

type VisibleKey = Awaited<ReturnType<ReturnType<typeof visibleKeys>['executeTakeFirstOrThrow']>>

const statusOf = ({ revoked_at, expires_at }: VisibleKey, now: Date) => {
  if (revoked_at !== null) return 'revoked'
  return expires_at <= now ? 'expired' : 'active'
}

/** A key as it goes over the wire. */
export const wireApiKeyOf = (key: VisibleKey, now: Date): z.input<typeof wireApiKey> => ({
  ...key,
  hint: keyHint(key.public_id),
  scopes: KEY_SCOPES.filter(scope => key.scopes.includes(scope)),
  user_name: nameOfUser(key),
  status: statusOf(key, now),
  created_at: key.created_at.toISOString(),
  expires_at: key.expires_at.toISOString(),
  last_used_at: key.last_used_at?.toISOString() ?? null,
  revoked_at: key.revoked_at?.toISOString() ?? null,
})
