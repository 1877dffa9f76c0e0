import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import type { FileKind, Taken, Written } from '../kinds/file-kind.ts'

/** Where the records of federal files are kept. */
export interface FederalStore {
  /** Keeps a batch of one kind, all of it or nothing. What is known of a later day than `asOf` stays. */
  keep<T>(kind: FileKind<T>, batch: readonly Taken<T>[], asOf: string): Promise<Written>
}

/** Two imports into one database take turns, batch by batch. A number of our own. */
const TURN = 7_421_001

/** The monitor's database. A batch is one transaction of a dozen statements, whatever its size. */
export const databaseFederalStore = (db: Kysely<Schema>): FederalStore => ({
  keep: (kind, batch, asOf) =>
    db.transaction().execute(async tx => {
      await sql`select pg_advisory_xact_lock(${sql.lit(TURN)})`.execute(tx)
      return kind.write(tx, batch, { asOf })
    }),
})
