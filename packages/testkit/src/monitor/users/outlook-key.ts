import type { Services } from '../services.ts'
import { keyedHash, randomToken, tokenHash } from '../session/hashing.ts'

const keyOf = ({ config }: Services, userId: number, salt: string) =>
  `fho_${keyedHash(config.secret, 'outlook-key', `${userId}:${salt}`)}`

/**
 * The key of a user's Outlook add-in: made when it is first asked for, the same ever after.
 *
 * It is made of the monitor's secret and a salt, and only the salt and a hash of the key are kept: the key can be told
 * again, and yet a copy of the database does not hold it. Asked for twice at once, there is one.
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
