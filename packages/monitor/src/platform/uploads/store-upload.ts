import { type Kysely, sql, type Transaction } from 'kysely'
import { anyOf } from '../../database/any-of.ts'
import type { Schema } from '../../database/schema.ts'
import type { Services } from '../../http/services.ts'
import type { FileStore } from '../../kernel/file-store.ts'
import { alone } from './one-in-memory.ts'
import type { Upload } from './read-upload.ts'

/** The owner of a stored file, and its date. */
export interface CachedValue {
  readonly companyId: number
  readonly userId: number
  readonly at: Date
}

/** Stores and removes files within one transaction. */
export interface FilesAtWork {
  /** Stores an uploaded file. Returns its id. */
  keep(upload: Upload, whose: CachedValue): Promise<number>
  /** Removes files; their bytes are removed once the transaction is committed. */
  drop(ids: readonly number[]): Promise<void>
}

/** Those of some stored names that rows have. */
export const namedIn =
  (db: Kysely<Schema>) =>
  async (names: readonly string[]): Promise<ReadonlySet<string>> => {
    if (names.length === 0) return new Set()
    const rows = await db
      .selectFrom('uploaded_files')
      .select('stored_name')
      .where(sql<boolean>`stored_name = any (${sql.val([...names])}::text[])`)
      .execute()
    return new Set(rows.flatMap(({ stored_name }) => stored_name ?? []))
  }

/** Removes files that no row names. A file that cannot be checked or removed stays, which does no harm. */
const removeUnnamed = async (db: Kysely<Schema>, files: FileStore, names: readonly string[]) => {
  try {
    const named = await namedIn(db)(names)
    await Promise.all(names.filter(name => !named.has(name)).map(name => files.remove(name)))
  } catch {
    // Only the rows matter, and they are correct.
  }
}

/**
 * A transaction that may store files: their bytes are on disk before their rows are committed, and are removed when the
 * rows are not. The database is queried for that, as a commit may have happened whose response was lost.
 * `isolation`: `repeatable read` where all that is read must be of one moment.
 */
export async function withFiles<T>(
  { db, files }: Pick<Services, 'db' | 'files'>,
  work: (trx: Transaction<Schema>, files: FilesAtWork) => Promise<T>,
  isolation: 'read committed' | 'repeatable read' = 'read committed',
): Promise<T> {
  const stored: string[] = []
  const dropped: string[] = []
  const atWork = (trx: Transaction<Schema>): FilesAtWork => ({
    keep: async (upload, { companyId, userId, at }) => {
      const name = await files.keep(upload.content)
      if (name !== null) stored.push(name)
      const insert = async (bytes: { bytes: Buffer } | { stored_name: string; stored_size: number }) => {
        const { id } = await trx
          .insertInto('uploaded_files')
          .values({
            company_id: companyId,
            user_id: userId,
            name: upload.name,
            media_type: upload.type,
            ...bytes,
            created_at: at,
          })
          .returning('id')
          .executeTakeFirstOrThrow()
        return id
      }
      return name === null
        ? alone(async () => insert({ bytes: Buffer.from(await upload.content.arrayBuffer()) }))
        : insert({ stored_name: name, stored_size: upload.content.size })
    },
    drop: async ids => {
      if (ids.length === 0) return
      const rows = await trx
        .deleteFrom('uploaded_files')
        .where('id', '=', anyOf(ids))
        .returning('stored_name')
        .execute()
      dropped.push(...rows.flatMap(({ stored_name }) => stored_name ?? []))
    },
  })
  let done: T
  try {
    done = await db
      .transaction()
      .setIsolationLevel(isolation)
      .execute(trx => work(trx, atWork(trx)))
  } catch (thrown) {
    await removeUnnamed(db, files, stored)
    throw thrown
  }
  await Promise.allSettled(dropped.map(name => files.remove(name)))
  return done
}
