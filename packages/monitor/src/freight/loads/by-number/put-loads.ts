import { type Kysely, sql } from 'kysely'
import { z } from 'zod'
import type { Schema } from '../../../database/schema.ts'
import { type DecidedLoad, decideLoads, type Deciding } from './decide-loads.ts'
import { type Writer, writeLoads } from './write-loads.ts'

/** What became of one load of a call. */
export const wirePutLoad = z.object({
  /** Null: it has none that can be read. */
  external_load_number: z.string().nullable(),
  result: z.enum(['created', 'changed', 'unchanged', 'refused']),
  /** Null: it is refused, or only checked and new. */
  load_id: z.number().nullable(),
  /** What is another than before, in words. */
  changed: z.array(z.string()),
  errors: z.array(z.object({ field: z.string().nullable(), message: z.string() })),
})
export type WirePutLoad = z.output<typeof wirePutLoad>

const wire = (load: DecidedLoad, ids: ReadonlyMap<string, number>): WirePutLoad =>
  load.result === 'refused'
    ? {
        external_load_number: load.number,
        result: 'refused',
        load_id: null,
        changed: [],
        errors: [...load.errors],
      }
    : {
        external_load_number: load.number,
        result: load.result,
        load_id: load.id ?? ids.get(load.number) ?? null,
        changed: [...load.changed],
        errors: [],
      }

/** What would become of each load of a call. Nothing is written. */
export const checkLoads = async (
  db: Kysely<Schema>,
  deciding: Deciding,
  items: readonly unknown[],
): Promise<WirePutLoad[]> => (await decideLoads(db, deciding, items)).map(load => wire(load, new Map()))

/**
 * Brings loads of a company in by their own number: a new number is a new load, a known one is changed in what is named,
 * and a load that is so already stays. Those that are refused leave the others as they are. A number that another company
 * has is another load.
 *
 * Choice: calls of one company wait for each other, so that two at once never make one load twice.
 */
export const putLoads = (db: Kysely<Schema>, by: Writer, items: readonly unknown[]): Promise<WirePutLoad[]> =>
  db.transaction().execute(async trx => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`loads of ${by.companyId}`}, 0))`.execute(trx)
    const decided = await decideLoads(trx, by, items)
    const ids = await writeLoads(
      trx,
      by,
      decided.flatMap(load => (load.result === 'refused' ? [] : [load])),
    )
    return decided.map(load => wire(load, ids))
  })
