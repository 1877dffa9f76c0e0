import type { Services } from '../../http/services.ts'
import { keyedHash, randomToken, tokenHash } from '../../kernel/hashing.ts'

const keyOf = ({ config }: Services, userId: number, salt: string) =>
  `fho_${keyedHash(config.secret, 'outlook-key', `${userId}:${salt}`)}`

/**
 * The key of a user's Outlook add-in: created at the first request, and the same for every later one.
 *
 * It is derived from the monitor's secret and a salt, and only the salt and a hash of the key are stored, so that a
 * copy of the database does not contain the key. Simultaneous requests get the same key.
 */
export async function outlookKey(services: Services, userId: number): Promise<string> {
  const { db, clock } = services
  const salt = randomToken()
  const made = await db
    .insertInto('outlook_keys')
    .values({
      user_id: userId,
      salt,
      key_hash: tokenHash(keyOf(services, userId, salt)),
      created_at: clock.now(),
    })
    .onConflict(conflict => conflict.column('user_id').doNothing())
    .returning('salt')
    .executeTakeFirst()
  const stored =
    made ??
    (await db
      .selectFrom('outlook_keys')
      .select('salt')
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow())
  return keyOf(services, userId, stored.salt)
}
