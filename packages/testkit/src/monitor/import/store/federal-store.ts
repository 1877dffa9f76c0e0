import { type Kysely, sql, type Transaction } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import { countSomeSafety } from '../../safety/refresh-safety.ts'
import type { BatchResult, FileKind, ReadRecord } from '../kinds/file-kind.ts'

/** Stores the records of federal files. */
export interface FederalStore {
  /** Stores a batch of one kind, all of it or nothing. Facts of a later day than `asOf` stay. */
  keep<T>(kind: FileKind<T>, batch: readonly ReadRecord<T>[], asOf: string): Promise<BatchResult>
  /** Remembers that a file of a kind was read to its end. A file of a later day stays. */
  finish(kind: FileKind, asOf: string): Promise<void>
  /** Updates the summaries of some carriers that batches have marked, all of it or nothing. False: none is left. */
  settleSome(): Promise<boolean>
}

/** The advisory lock by which two imports into one database alternate, batch by batch. */
const TURN = 7_421_001

/** Carriers whose summaries are counted in one transaction. */
const CARRIERS_AT_ONCE = 2_000

/** The monitor's database. A batch is one transaction of a dozen statements, whatever its size. */
export const databaseFederalStore = (
  db: Kysely<Schema>,
  { carriersAtOnce = CARRIERS_AT_ONCE }: { readonly carriersAtOnce?: number } = {},
): FederalStore => {
  const inTurn = <T>(work: (tx: Transaction<Schema>) => Promise<T>): Promise<T> =>
    db.transaction().execute(async tx => {
      await sql`select pg_advisory_xact_lock(${sql.lit(TURN)})`.execute(tx)
      return work(tx)
    })
  return {
    keep: (kind, batch, asOf) => inTurn(tx => kind.write(tx, batch, { asOf })),
    async finish({ name }, asOf) {
      await sql`
        insert into federal_files (kind, as_of) values (${name}, ${asOf}::date)
        on conflict (kind) do update set as_of = greatest(federal_files.as_of, excluded.as_of)`.execute(db)
    },
    settleSome: () => inTurn(async tx => (await countSomeSafety(tx, carriersAtOnce)) > 0),
  }
}
