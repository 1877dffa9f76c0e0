import { randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { isLeftBehind, parseOwner, thisProcess } from '../../../database/process-owner.ts'
import type { Schema } from '../../../database/schema.ts'

/** Thrown when an import into this database is under way. */
export class ImportUnderWay extends Error {
  override readonly name = 'ImportUnderWay'
}

export interface ImportLease {
  /** Aborts when another import took over, which happens only after this one was silent for LEASE_SECONDS. */
  readonly lost: AbortSignal
  release(): Promise<void>
}

const LEASE_SECONDS = 120
const RENEWED_EVERY_MS = 15_000

const underWay = (heldBy: string, since: Date) =>
  new ImportUnderWay(
    `Another import is under way: ${heldBy}, since ${since.toISOString().slice(0, 16).replace('T', ' ')} UTC. ` +
      'Run this one when it has ended.',
  )

/**
 * Lets one import at a time write into a database, whichever process it is of. The lease of a process of this machine
 * that has ended is taken over at once; that of another machine when it was silent for LEASE_SECONDS.
 *
 * Refuses: throws ImportUnderWay, naming who holds it (`heldBy` of that import).
 */
export const acquireImportLease = async (db: Kysely<Schema>, heldBy: string): Promise<ImportLease> => {
  const owner = JSON.stringify({ ...thisProcess(), lease: randomUUID() })
  const until = sql<Date>`now() + make_interval(secs => ${sql.lit(LEASE_SECONDS)})`
  const present = await db.selectFrom('import_leases').selectAll().executeTakeFirst()
  const leftBehind = present !== undefined && isLeftBehind(parseOwner(present.owner)) ? present.owner : ''
  const { numInsertedOrUpdatedRows: claimed } = await db
    .insertInto('import_leases')
    .values({ owner, held_by: heldBy, until })
    .onConflict(other =>
      other
        .column('only_one')
        .doUpdateSet({ owner, held_by: heldBy, since: sql`now()`, until })
        .where(eb =>
          eb.or([
            eb('import_leases.until', '<', sql<Date>`now()`),
            eb('import_leases.owner', '=', leftBehind),
          ]),
        ),
    )
    .executeTakeFirst()
  if (!claimed) {
    const holder = await db.selectFrom('import_leases').selectAll().executeTakeFirst()
    throw underWay(holder?.held_by ?? 'one that has just ended', holder?.since ?? new Date())
  }
  const losing = new AbortController()
  const renew = async () => {
    const { numUpdatedRows } = await db
      .updateTable('import_leases')
      .set({ until })
      .where('owner', '=', owner)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) losing.abort()
  }
  // A database that does not answer for a moment is the import's own error, if it lasts.
  const timer = setInterval(() => void renew().catch(() => undefined), RENEWED_EVERY_MS)
  timer.unref()
  return {
    lost: losing.signal,
    release: async () => {
      clearInterval(timer)
      await db.deleteFrom('import_leases').where('owner', '=', owner).execute()
    },
  }
}
