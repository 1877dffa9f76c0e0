import type { Kysely } from 'kysely'
import type { Schema } from '../../database/schema.ts'

/** How long what was read of a carrier is remembered. */
const REMEMBERED_MS = 5 * 60_000
/** Carriers that are read at a time, and again by one call once they are old. */
const BATCH = 50
/** The most carriers that are remembered. */
const REMEMBERED_MAX = 20_000

interface Remembered<Value> {
  readonly at: number
  readonly value: Value
}

/**
 * A memory of something about carriers for each database, in this process. It reads those that are not in it, and one
 * batch of those that are old, and returns what it knows of the requested carriers.
 */
export const remembered = <Value>() => {
  const memories = new WeakMap<Kysely<Schema>, Map<number, Remembered<Value>>>()
  const memoryOf = (db: Kysely<Schema>) => {
    const known = memories.get(db)
    if (known !== undefined && known.size <= REMEMBERED_MAX) return known
    const empty = new Map<number, Remembered<Value>>()
    memories.set(db, empty)
    return empty
  }
  return async (
    db: Kysely<Schema>,
    ids: readonly number[],
    now: number,
    read: (ids: readonly number[]) => Promise<ReadonlyMap<number, Value>>,
  ): Promise<ReadonlyMap<number, Value>> => {
    const memory = memoryOf(db)
    const isOld = (id: number) => now - (memory.get(id)?.at ?? now) >= REMEMBERED_MS
    const wanted = [...ids.filter(id => !memory.has(id)), ...ids.filter(isOld).slice(0, BATCH)]
    for (let from = 0; from < wanted.length; from += BATCH)
      for (const [id, value] of await read(wanted.slice(from, from + BATCH)))
        memory.set(id, { at: now, value })
    return new Map(
      ids.flatMap(id => {
        const known = memory.get(id)
        return known === undefined ? [] : [[id, known.value]]
      }),
    )
  }
}
