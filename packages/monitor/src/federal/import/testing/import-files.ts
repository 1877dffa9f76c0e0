import { refreshAllAlerts } from '../../../freight/alerts/refresh-alerts.ts'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { Database } from '../../../database/database.ts'
import type { Schema } from '../../../database/schema.ts'
import { DECIDING_KINDS } from '../../../rules/assessment/deciding-files.ts'
import { openEmptyDatabase } from '../../../testing/test-database.ts'
import type { Arguments } from '../arguments.ts'
import { exitCodeOf, runImport } from '../run-import.ts'
import { databaseFederalStore, type FederalStore } from '../store/federal-store.ts'
import { databaseImportRuns } from '../store/import-runs.ts'
import { CENSUS_HEADERS, censusRow } from './generate-census.ts'
import { federalFile } from './generate-federal.ts'

type Rows = readonly Readonly<Record<string, string>>[]

/** How a test observes or stops an import. */
interface Around {
  readonly watched?: (store: FederalStore) => FederalStore
  readonly stop?: AbortSignal
}

/** Few rows stand for a whole file in most tests: what they have not stays, unless a test says that the file is whole. */
const finishPublished: FederalStore['finishPublished'] = () => Promise.resolve(0)

/** Runs the import command on files that a test writes. */
export const importing = (database: () => Kysely<Schema>, today = '2026-11-21') => {
  const folder = mkdtempSync(join(tmpdir(), 'fairhaul-federal-'))
  const rejects = join(folder, 'rejects.csv')
  const run = async (
    content: string,
    params: Partial<Arguments> = {},
    { watched = store => store, stop = new AbortController().signal }: Around = {},
  ) => {
    const file = join(folder, 'file.csv')
    writeFileSync(file, content)
    const printed: string[] = []
    const store = databaseFederalStore(database())
    const result = await runImport(
      {
        kind: 'import',
        files: [file],
        dataFolder: folder,
        rejects,
        rowsPerBatch: 2,
        asOf: '2026-05-01',
        encoding: 'utf-8',
        isWhole: true,
        ...params,
      },
      {
        store: watched({
          ...store,
          ...(params.isWhole === undefined && params.published === undefined && { finishPublished }),
        }),
        runs: databaseImportRuns(database()),
        out: { isTTY: false, columns: 0, write: text => printed.push(text) },
        stop,
        raiseAlerts: () =>
          refreshAllAlerts({ db: database(), clock: { now: () => new Date(`${today}T12:00:00Z`) } }, stop),
        clock: () => 0,
        today,
      },
    )
    return { ...result, exit: exitCodeOf(result), printed: printed.join('') }
  }
  return {
    run,
    /** Imports rows of one kind of file. */
    read: (name: string, rows?: Rows, params: Partial<Arguments> = {}, around?: Around) =>
      run(federalFile(name, rows), { ...(name.startsWith('li-') && { fileKind: name }), ...params }, around),
    /** Imports carriers by their DOT numbers from an SMS census, for the other files to refer to. */
    census: (dots: readonly number[], changes: Readonly<Record<string, string>> = {}) =>
      run([CENSUS_HEADERS.sms, ...dots.map(dot => censusRow({ kind: 'sms' }, dot, changes)), ''].join('\n'), {
        asOf: '2026-04-01',
      }),
    /** The refused rows of the last file: line, column, value, reason. */
    rejected: () =>
      readFileSync(rejects, 'utf8')
        .replace('\ufeff', '')
        .trim()
        .split('\r\n')
        .slice(1)
        .map(line => line.split(',').slice(1, 5)),
    close: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** As if every kind of file that decides a rule had been read whole, but for some: those that were stay as they are. */
export const readWhole = (db: Kysely<Schema>, asOf: string, except: readonly string[] = []) =>
  db
    .insertInto('federal_files')
    .values(DECIDING_KINDS.filter(kind => !except.includes(kind)).map(kind => ({ kind, as_of: asOf })))
    .onConflict(known => known.doNothing())
    .execute()

/** The DOT number of the carrier that a row of table `t` belongs to. */
const dotOf = sql`(select value_key from carrier_identifiers i where i.carrier_id = t.carrier_id and is_type = 'DOT')`

/** For a test file: an empty database with carriers 90000001 and 90000002 before each test, and imports into it. */
export const importsBeforeEach = () => {
  let database: Database
  const importer = importing(() => database.db)
  beforeAll(async () => {
    database = await openEmptyDatabase()
  })
  afterAll(async () => {
    await database.close()
    importer.close()
  })
  beforeEach(async () => {
    await database.db.deleteFrom('carriers').execute()
    await importer.census([90_000_001, 90_000_002])
  })
  const select = async <T = Record<string, unknown>>(query: ReturnType<typeof sql<T>>) =>
    (await query.execute(database.db)).rows
  return {
    ...importer,
    db: () => database.db,
    select,
    dotOf,
    /** Removes the rows of a table, and that their lines were read. */
    async empty(table: 'inspections' | 'crashes' | 'carrier_insurances') {
      await database.db.deleteFrom(table).execute()
      await sql`delete from federal_lines`.execute(database.db)
    },
    policies: () =>
      select(sql`select kind, is_primary, amount, underlying_amount, effective_on, cancelled_on, is_pending, as_of
        from carrier_insurances order by id`),
  }
}
