import { sameText } from '../../kernel/hashing.ts'
import { Refused } from '../refused.ts'
import type { Services } from '../services.ts'
import type { FoundActor } from './actor.ts'
import { actorOf, userWithCompany } from './actor-of.ts'
import { countOnce, type Limit } from '../throttle.ts'
import { KEY_SCOPES } from '../api-keys/key-scopes.ts'
import { readKey } from '../api-keys/key-text.ts'

/** Choice: twenty requests a second, so that a list of thousands is read soon and no script takes the monitor alone. */
const REQUESTS_OF_KEY: Limit = {
  name: 'requests-key',
  max: 1_200,
  seconds: 60,
  message: 'This API key made too many requests. Try again later.',
}

/** The last use is written at most this often. */
const WRITE_USE_EVERY_MS = 60_000

const ANOTHER = 'Make a new one under My account, Integrations.'

/** Why a key gets nothing, and what to do. Only its holder learns that a key has expired or was revoked. */
const REASONS = {
  incomplete: 'This API key is not complete. Copy the whole key again.',
  unknown: `This API key is not known here. ${ANOTHER}`,
  revoked: `This API key was revoked. ${ANOTHER}`,
  expired: `This API key has expired. ${ANOTHER}`,
  left: `The person who made this API key is no longer in the company. ${ANOTHER}`,
} as const

const noKey = (reason: keyof typeof REASONS) =>
  new Refused(401, [{ field: null, message: REASONS[reason] }], { 'www-authenticate': 'Bearer' })

/** The key of a request, whatever it is. Null: the request has none, and its cookies count. */
export const bearerOf = (request: Request): string | null => {
  const [scheme = '', ...rest] = (request.headers.get('authorization') ?? '').trim().split(/\s+/)
  return scheme.toLowerCase() === 'bearer' ? rest.join(' ') : null
}

/**
 * Who made a key, with their rights as they are now, and what the key may do.
 *
 * Choice: insights by the API are a feature of the plan of their own, so without it a key sees none.
 * Refuses: 401 for a key that does not work, with its reason; 429 beyond its rate.
 */
export async function findByKey(services: Services, text: string): Promise<FoundActor> {
  const { db, clock } = services
  const parts = readKey(text)
  if (parts === null) throw noKey('incomplete')
  const found = await userWithCompany(db)
    .innerJoin('api_keys', 'api_keys.user_id', 'users.id')
    .select([
      'api_keys.id as key_id',
      'api_keys.name as key_name',
      'api_keys.company_id as key_company_id',
      'api_keys.scopes as key_scopes',
      'api_keys.key_hash',
      'api_keys.expires_at',
      'api_keys.revoked_at',
      'api_keys.last_used_at',
    ])
    .where('api_keys.public_id', '=', parts.publicId)
    .executeTakeFirst()
  if (found === undefined || !sameText(found.key_hash, parts.hash)) throw noKey('unknown')
  if (found.company_id !== found.key_company_id) throw noKey('left')
  if (found.revoked_at !== null) throw noKey('revoked')
  if (found.expires_at <= clock.now()) throw noKey('expired')
  await countOnce(services, REQUESTS_OF_KEY, String(found.key_id))
  await writeUse(services, found)
  const actor = actorOf(found, clock.now())
  const scopes = KEY_SCOPES.filter(scope => found.key_scopes.includes(scope))
  const can_view_insights = actor.paywall.can_view_insights && actor.paywall.can_api_with_insights
  return {
    ...actor,
    paywall: { ...actor.paywall, can_view_insights },
    session: null,
    key: { id: found.key_id, name: found.key_name, scopes },
  }
}

const writeUse = async (
  { db, clock }: Services,
  { key_id, last_used_at }: { readonly key_id: number; readonly last_used_at: Date | null },
): Promise<void> => {
  const now = clock.now()
  if (last_used_at !== null && now.getTime() - last_used_at.getTime() < WRITE_USE_EVERY_MS) return
  await db.updateTable('api_keys').set({ last_used_at: now }).where('id', '=', key_id).execute()
}
