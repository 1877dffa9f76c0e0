import { createHmac } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Clock } from '../clock.ts'
import type { Schema } from '../database/schema.ts'

/**
 * Whether this process has the key of the one that started last over the same database. Not so, each refuses the proofs
 * and codes that the other has given out: either the key is new, or one of the two was started without a copy of it.
 *
 * Empty: the first process knows of no other key.
 */
export async function isKnownKey(db: Kysely<Schema>, secret: Uint8Array, clock: Clock): Promise<boolean> {
  const digest = createHmac('sha256', secret).update('which key this is').digest('base64url')
  const last = await db
    .selectFrom('monitor_keys')
    .select('digest')
    .orderBy('used_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  const used_at = clock.now()
  await db
    .insertInto('monitor_keys')
    .values({ digest, used_at })
    .onConflict(other => other.column('digest').doUpdateSet({ used_at }))
    .execute()
  return last === undefined || last.digest === digest
}
