import type { Kysely } from 'kysely'
import type { Clock } from '../clock.ts'
import type { Schema } from '../database/schema.ts'
import { associatesOfEach } from './read-ties.ts'

/** How long the associates of a carrier are remembered. */
const REMEMBERED_MS = 5 * 60_000
/** Carriers whose associates are read at a time, and again by one call once they are old. */
const BATCH = 50
/** The most carriers that are remembered. */
const REMEMBERED_MAX = 20_000

interface Remembered {
  readonly at: number
  readonly ids: ReadonlySet<number>
}

const memories = new WeakMap<Kysely<Schema>, Map<number, Remembered>>()

const memoryOf = (db: Kysely<Schema>): Map<number, Remembered> => {
  const known = memories.get(db)
  if (known !== undefined && known.size <= REMEMBERED_MAX) return known
  const empty = new Map<number, Remembered>()
  memories.set(db, empty)
  return empty
}

/** Brings the memory up to date: every carrier that is not in it, and one batch of those that are old. */
const recall = async (db: Kysely<Schema>, carrierIds: readonly number[], now: number) => {
  const memory = memoryOf(db)
  const isOld = (id: number) => now - (memory.get(id)?.at ?? now) >= REMEMBERED_MS
  const wanted = [...carrierIds.filter(id => !memory.has(id)), ...carrierIds.filter(isOld).slice(0, BATCH)]
  for (let from = 0; from < wanted.length; from += BATCH)
    for (const [id, ids] of await associatesOfEach(db, wanted.slice(from, from + BATCH)))
      memory.set(id, { at: now, ids })
  return memory
}

/**
 * How many of the associated carriers of a carrier a company has set to do-not-dispatch. A page of rows costs one look-up
 * of the company's own connections.
 *
 * Choice: who is associated with a do-not-dispatch carrier is remembered for five minutes, as reading it for each page of
 * fifty rows took several times as long as the page, and so is whether it can be found. What is blocked counts at once; a
 * phone that a federal file changes counts minutes later.
 */
export async function doNotUseCounts(
  { db, clock }: { readonly db: Kysely<Schema>; readonly clock: Clock },
  companyId: number,
): Promise<(carrierId: number) => number> {
  const rows = await db
    .selectFrom('connections')
    .select('carrier_id')
    .where('issuer_id', '=', companyId)
    .where('status', '=', 'do_not_dispatch')
    .execute()
  const blocked = rows.map(({ carrier_id }) => carrier_id)
  const memory = await recall(db, blocked, clock.now().getTime())
  return carrierId => blocked.filter(id => memory.get(id)?.ids.has(carrierId)).length
}
