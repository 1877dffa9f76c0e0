import type { Kysely, Transaction } from 'kysely'
import type { Schema } from '../database/schema.ts'
import type { Services } from '../services.ts'
import type { FileStore } from './file-store.ts'
import type { Upload } from './read-upload.ts'

/** Whose a kept file is, and since when. */
export interface CachedValue {
  readonly companyId: number
  readonly userId: number
  readonly at: Date
}

/** Keeps and drops files within one transaction. */
export interface FilesAtWork {
  /** Keeps a file that was sent. Its id. */
  keep(upload: Upload, whose: CachedValue): Promise<number>
  /** Drops files; what they hold goes once the transaction has ended well. */
  drop(ids: readonly number[]): Promise<void>
}

/** Removes what no row names. A file that cannot be asked about, or cannot be removed, stays: it harms nobody. */
const removeUnnamed = async (db: Kysely<Schema>, files: FileStore, names: readonly string[]) => {
  if (names.length === 0) return
  try {
    const rows = await db
      .selectFrom('uploaded_files')
      .select('stored_name')
      .where('stored_name', 'in', [...names])
      .execute()
    const named = new Set(rows.map(({ stored_name }) => stored_name))
    await Promise.all(names.filter(name => !named.has(name)).map(name => files.remove(name)))
  } catch {
    // The rows are what counts, and they are as they should be.
  }
}

/**
 * A transaction that may keep files: their bytes are on disk before their rows are committed, and go again when the rows
 * do not come about. Whether they did is asked of the database, for a commit may have happened whose answer was lost.
 */
export async function withFiles<T>(
  { db, files }: Pick<Services, 'db' | 'files'>,
  work: (trx: Transaction<Schema>, files: FilesAtWork) => Promise<T>,
): Promise<T> {
  const kept: string[] = []
  const dropped: string[] = []
  const atWork = (trx: Transaction<Schema>): FilesAtWork => ({
    keep: async (upload, { companyId, userId, at }) => {
      const name = await files.keep(upload.bytes)
      if (name !== null) kept.push(name)
      const { id } = await trx
        .insertInto('uploaded_files')
        .values({
          company_id: companyId,
          user_id: userId,
          name: upload.name,
          media_type: upload.type,
          ...(name === null
            ? { bytes: Buffer.from(upload.bytes) }
            : { stored_name: name, stored_size: upload.bytes.byteLength }),
          created_at: at,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      return id
    },
    drop: async ids => {
      if (ids.length === 0) return
      const rows = await trx
        .deleteFrom('uploaded_files')
        .where('id', 'in', [...ids])
        .returning('stored_name')
        .execute()
      dropped.push(...rows.flatMap(({ stored_name }) => stored_name ?? []))
    },
  })
  let done: T
  try {
    done = await db.transaction().execute(trx => work(trx, atWork(trx)))
  } catch (thrown) {
    await removeUnnamed(db, files, kept)
    throw thrown
  }
  await Promise.allSettled(dropped.map(name => files.remove(name)))
  return done
}
