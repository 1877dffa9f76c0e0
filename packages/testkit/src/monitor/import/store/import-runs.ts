import type { Kysely } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import { type Counts, rowsOf } from '../report/counts.ts'

/** The monitor's log of imports: one entry a file. */
export interface ImportRun {
  note(counts: Counts, isFinished: boolean): Promise<void>
}
export interface ImportRuns {
  begin(kind: string, fileName: string): Promise<ImportRun>
}

export const databaseImportRuns = (db: Kysely<Schema>): ImportRuns => ({
  async begin(kind, fileName) {
    const { id } = await db
      .insertInto('import_runs')
      .values({ kind, file_name: fileName })
      .returning('id')
      .executeTakeFirstOrThrow()
    return {
      async note(counts, isFinished) {
        await db
          .updateTable('import_runs')
          .set({
            rows_read: rowsOf(counts),
            added: counts.added,
            changed: counts.changed,
            unchanged: counts.unchanged + counts.outdated + counts.skipped,
            rejected: counts.rejected,
            ...(isFinished ? { finished_at: new Date() } : {}),
          })
          .where('id', '=', id)
          .execute()
      },
    }
  },
})
