import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { Database } from '../../../database/database.ts'
import { openEmptyDatabase } from '../../../testing/test-database.ts'
import { CENSUS_HEADERS, censusRow } from '../../import/testing/generate-census.ts'
import { type DataSet, dataSetsNamed } from '../data-sets.ts'
import { systemDisk } from '../download/part-file.ts'
import { StoredFiles } from '../download/stored-files.ts'
import { openedDatabase } from '../federal-database.ts'
import { keepCurrent } from '../keep-current.ts'
import { type FederalServer, startFederalServer } from './federal-server.ts'
import { TestTiming } from './test-timing.ts'

export const [SMS] = dataSetsNamed('sms-census') as [DataSet]

interface Changes {
  readonly dataSets?: readonly DataSet[]
  readonly isDaily?: boolean
  readonly isAgain?: boolean
  readonly today?: string
  readonly stop?: AbortController
  readonly stopAt?: string
}

/** An SMS census of some carriers, by their DOT numbers. */
export const census = (carriers: Readonly<Record<number, string>>) =>
  [
    CENSUS_HEADERS.sms,
    ...Object.entries(carriers).map(([dot, legal_name]) =>
      censusRow({ kind: 'sms' }, Number(dot), { legal_name }),
    ),
    '',
  ].join('\n')

/** For a test file: an empty database, and a folder and a stand-in of the agency's server that are empty before each test. */
export const keepingCurrent = () => {
  let server: FederalServer
  let database: Database
  let folder: string
  beforeAll(async () => {
    server = await startFederalServer()
    database = await openEmptyDatabase()
  })
  afterAll(async () => {
    await server.close()
    await database.close()
  })
  beforeEach(async () => {
    server.reset()
    await database.db.deleteFrom('subscriptions').execute()
    await database.db.deleteFrom('carriers').execute()
    await database.db.deleteFrom('import_runs').execute()
    await database.db.deleteFrom('published_days').execute()
    await database.db.deleteFrom('federal_files').execute()
    await database.db.deleteFrom('refused_rows').execute()
    await sql`delete from federal_lines`.execute(database.db)
    folder = mkdtempSync(join(tmpdir(), 'fairhaul-current-'))
    return () => rmSync(folder, { recursive: true, force: true })
  })

  /** Runs the command once; gives its outcome and what it printed. */
  const run = async ({
    dataSets = [SMS],
    isDaily = false,
    isAgain = false,
    today = '2026-11-21',
    stop = new AbortController(),
    stopAt,
  }: Changes = {}) => {
    const printed: string[] = []
    const write = (text: string) => {
      printed.push(text)
      if (stopAt !== undefined && text.includes(stopAt)) stop.abort()
    }
    const out = { isTTY: false, columns: 80, write }
    const outcome = await keepCurrent(
      {
        dataSets,
        isDaily,
        isAgain,
        dataFolder: folder,
        rowsPerBatch: 2,
        source: { base: server.base, isSmallerAccepted: false },
      },
      {
        out,
        openDatabase: async () =>
          openedDatabase({ db: database.db, close: async () => {} }, { out, stop: stop.signal, today }),
        download: {
          files: new StoredFiles(folder),
          disk: systemDisk,
          timing: new TestTiming(),
          random: () => 0.5,
          stop: stop.signal,
          today,
          token: undefined,
        },
      },
    )
    return { outcome, printed: printed.join('') }
  }
  const publishCensus = (id: string, carriers: Readonly<Record<number, string>>, publishedOn: string) =>
    server.publish(id, { content: census(carriers), publishedOn })
  return { run, publishCensus, server: () => server, db: () => database.db, folder: () => folder }
}
