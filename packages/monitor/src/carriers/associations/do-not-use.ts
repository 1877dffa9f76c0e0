import type { Kysely } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import type { Clock } from '../../kernel/clock.ts'
import { associatesOfEach } from './read-ties.ts'
import { remembered } from './remembered.ts'

const memories = remembered<ReadonlySet<number>>()

/**
 * How many of the associated carriers of a carrier are among some that a company has set to do-not-dispatch.
 *
 * Choice: who is associated with a do-not-dispatch carrier is remembered for five minutes, as reading it for each page of
 * fifty rows took several times as long as the page, and so is whether it can be found. What is blocked counts at once; a
 * phone that a federal file changes counts minutes later.
 */
export async function doNotUseCounts(
  { db, clock }: { readonly db: Kysely<Schema>; readonly clock: Clock },
  blocked: readonly number[],
): Promise<(carrierId: number) => number> {
  const memory = await memories(db, blocked, clock.now().getTime(), ids => associatesOfEach(db, ids))
  return carrierId => blocked.filter(id => memory.get(id)?.has(carrierId)).length
}
