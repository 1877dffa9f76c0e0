import type { Kysely } from 'kysely'
import type { Schema } from '../database/schema.ts'
import { missing } from '../http/refused.ts'

/** Only carriers with a legal name and a verified census or identifier can be worked with. Refuses: 404. */
export async function requireFindable(db: Kysely<Schema>, carrierId: number): Promise<void> {
  const found = await db
    .selectFrom('carriers')
    .select('id')
    .where('id', '=', carrierId)
    .where('is_findable', '=', true)
    .executeTakeFirst()
  if (found === undefined) throw missing()
}
