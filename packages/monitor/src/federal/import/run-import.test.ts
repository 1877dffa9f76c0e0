import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '../../database/database.ts'
import { openEmptyDatabase } from '../../testing/test-database.ts'
import type { Arguments } from './arguments.ts'
import { exitCodeOf, runImport } from './run-import.ts'
import { databaseFederalStore, type FederalStore } from './store/federal-store.ts'
import { databaseImportRuns } from './store/import-runs.ts'
import {
  CENSUS_HEADERS,
  type CensusParams,
  censusLines,
  censusRow,
  inventedName,
} from './testing/generate-census.ts'

const TODAY = '2026-11-21'
const folder = mkdtempSync(join(tmpdir(), 'fairhaul-import-'))
const at = (name: string) => join(folder, name)
const rejects = at('rejects.csv')

let database: Database
beforeAll(async () => {
  database = await openEmptyDatabase()
})
afterAll(async () => {
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})
beforeEach(async () => {
  await database.db.deleteFrom('carriers').execute()
  await database.db.deleteFrom('import_runs').execute()
})

const write = (name: string, content: string | Buffer) => {
  writeFileSync(at(name), content)
  return at(name)
}
const generated = (name: string, params: CensusParams) => write(name, [...censusLines(params)].join(''))
const header = CENSUS_HEADERS.sms
const row = (dot: number, changes: Record<string, string> = {}) => censusRow({ kind: 'sms' }, dot, changes)

/** Runs the command on files, and gives what it printed besides its result. */
const run = async (
  files: readonly string[],
  {
    params = {},
    store = databaseFederalStore(database.db),
    stop = new AbortController().signal,
  }: { params?: Partial<Arguments>; store?: FederalStore; stop?: AbortSignal } = {},
) => {
  const printed: string[] = []
  const result = await runImport(
    {
      kind: 'import',
      files,
      dataFolder: folder,
      rejects,
      rowsPerBatch: 10,
      asOf: '2026-11-01',
      encoding: 'utf-8',
      ...params,
    },
    {
      store,
      runs: databaseImportRuns(database.db),
      out: { isTTY: false, columns: 0, write: text => printed.push(text) },
      stop,
      raiseAlerts: () => Promise.resolve(),
      clock: () => 0,
      today: TODAY,
    },
  )
  return { ...result, exit: exitCodeOf(result), printed: printed.join('') }
}
const rejected = () =>
  readFileSync(rejects, 'utf8')
    .replace('\ufeff', '')
    .trim()
    .split('\r\n')
    .slice(1)
    .map(line => line.split(',').slice(1))
const carriers = async () => {
  const rows = await database.db
    .selectFrom('carriers')
    .select('legal_name')
    .where('is_findable', '=', true)
    .orderBy('id')
    .execute()
  return rows.map(it => it.legal_name)
}

describe('files as published', () => {
  it('both kinds are read, counted, and change nothing when read again', async () => {
    const files = [
      generated('sms.csv', { kind: 'sms', rows: 25 }),
      generated('company.csv', { kind: 'company', rows: 25, firstDot: 90_000_016 }),
    ]
    const first = await run(files)
    expect(first.counts).toMatchObject({
      added: 40,
      changed: 10,
      unchanged: 0,
      rejected: 0,
      valuesLeftOut: 0,
    })
    expect(first.exit).toBe(0)
    expect(first.printed).toContain(
      'SMS Input - Motor Carrier Census, facts of 2026-11-01 (given by --as-of)\n  25 rows',
    )
    expect(first.printed).toContain('Company Census File, facts of 2026-11-01 (given by --as-of)\n  25 rows')
    expect(first.printed).toContain(
      'Altogether: 50 rows in 0 s\n  40 added, 10 changed, 0 unchanged, 0 rejected',
    )
    expect(await carriers()).toHaveLength(40)

    const again = await run(files)
    expect(again.counts).toMatchObject({ added: 0, changed: 0, unchanged: 50, rejected: 0 })
  })

  it('a file saved by a spreadsheet program gives the same facts', async () => {
    await run([generated('sms.csv', { kind: 'sms', rows: 30 })])
    const { counts } = await run([generated('mangled.csv', { kind: 'sms', rows: 30, style: 'mangled' })])
    expect(counts).toMatchObject({ added: 0, changed: 0, unchanged: 30, valuesLeftOut: 0 })
  })

  it('a byte order mark, CRLF and capitals make no difference', async () => {
    const text = ['\ufeff' + header.toUpperCase(), row(90_000_001), row(90_000_002), ''].join('\r\n')
    expect((await run([write('sms.csv', text)])).counts).toMatchObject({ added: 2, rejected: 0 })
  })

  it('an older file changes nothing, and a note says so', async () => {
    await run([generated('sms.csv', { kind: 'sms', rows: 3 })])
    const older = await run(
      [write('older.csv', `${header}\n${row(90_000_001, { legal_name: 'OLD NAME' })}\n`)],
      { params: { asOf: '2026-10-01' } },
    )
    expect(older.counts).toMatchObject({ changed: 0, outdated: 1 })
    expect(older.printed).toContain('1 older than what is known (left as it is)')
    expect(older.exit).toBe(0)
    expect(await carriers()).not.toContain('OLD NAME')
  })

  it('the log of imports has an entry for each', async () => {
    await run([write('sms.csv', `${header}\n${row(90_000_001)}\n${row(0)}\n`)])
    const [entry] = await database.db.selectFrom('import_runs').selectAll().execute()
    expect(entry).toMatchObject({ file_name: 'sms.csv', rows_read: 2, added: 1, rejected: 1 })
    expect(entry?.finished_at).toBeInstanceOf(Date)
  })
})

describe('refused rows', () => {
  it('are listed with line, column, value and reason; the others are stored', async () => {
    const file = write(
      'sms.csv',
      [
        header,
        row(90_000_001),
        row(0, { dot_number: '00000000' }),
        row(90_000_002, { legal_name: '' }),
        row(90_000_001, { legal_name: 'AGAIN' }),
        `${row(90_000_003)},ONE MORE`,
        row(90_000_004, { add_date: '31-FEB-20', telephone: '=cmd' }),
        row(90_000_005),
      ].join('\n'),
    )
    const { counts, exit, printed } = await run([file])
    expect(counts).toMatchObject({ added: 3, rejected: 4, valuesLeftOut: 2 })
    expect(exit).toBe(1)
    expect(printed).toContain(`What was refused is listed in ${rejects}`)
    expect(rejected()).toEqual([
      ['3', 'DOT_NUMBER', '00000000', 'no DOT number', 'row rejected'],
      ['4', 'LEGAL_NAME', '', 'no legal name', 'row rejected'],
      ['5', 'DOT_NUMBER', '90000001', 'this number is already on an earlier line', 'row rejected'],
      ['6', '', '', '43 cells where the header has 42', 'row rejected'],
      ['7', 'TELEPHONE', "'=cmd", 'not a telephone number; the value is left out', 'value left out'],
      ['7', 'ADD_DATE', '31-FEB-20', 'no such day; the value is left out', 'value left out'],
    ])
    expect(await carriers()).toEqual([90_000_001, 90_000_004, 90_000_005].map(inventedName))
    expect(statSync(rejects).mode & 0o077).toBe(0)
  })

  it('a run without refusals leaves no list behind', async () => {
    await run([write('sms.csv', `${header}\n${row(0)}\n`)])
    await run([write('sms.csv', `${header}\n${row(90_000_001)}\n`)])
    expect(() => statSync(rejects)).toThrow()
  })
})

describe('bad files', () => {
  it('a truncated file: every whole row is stored and the last is reported by its line', async () => {
    const file = generated('sms.csv', { kind: 'sms', rows: 40 })
    const lines = readFileSync(file, 'utf8').split('\n')
    truncateSync(file, lines.slice(0, 21).join('\n').length - 60)
    const { counts, exit, printed } = await run([file])
    expect(counts).toMatchObject({ added: 19, rejected: 1 })
    expect(rejected()[0]?.[0]).toBe('21')
    expect(printed).toContain('The last row is incomplete: the file seems to have been cut off.')
    expect(exit).toBe(1)
  })

  it('an unclosed quote is reported by the line it began on, and only that row is refused', async () => {
    const open = row(90_000_002).replace(inventedName(90_000_002), `"${inventedName(90_000_002)}`)
    const { counts } = await run([
      write('sms.csv', [header, row(90_000_001), open, row(90_000_003), row(90_000_004)].join('\n')),
    ])
    expect(counts).toMatchObject({ added: 3, rejected: 1 })
    expect(rejected()[0]?.slice(0, 4)).toEqual(['3', '', '', expect.stringMatching(/quote/)])
  })

  it('bytes that are not UTF-8 refuse their row, with a hint how to read them', async () => {
    const file = write(
      'sms.csv',
      Buffer.from(
        [header, row(90_000_001, { legal_name: 'TRANSPORTES PEÑA' }), row(90_000_002)].join('\n'),
        'latin1',
      ),
    )
    const refused = await run([file])
    expect(refused.counts).toMatchObject({ added: 1, rejected: 1 })
    expect(refused.printed).toContain('--encoding windows-1252')
    expect(rejected()[0]?.slice(0, 2)).toEqual(['2', 'LEGAL_NAME'])
    const read = await run([file], { params: { encoding: 'windows-1252' } })
    expect(read.counts).toMatchObject({ added: 1, unchanged: 1, rejected: 0 })
    expect(await carriers()).toContain('TRANSPORTES PEÑA')
  })

  it.each<[string, string | Buffer, RegExp]>([
    ['an empty one', '', /it is empty/],
    ['blank lines', '\n\n', /it holds no text/],
    ['a header alone', `${header}\n`, /it has a header and no rows/],
    ['another header', 'a,b,c\n1,2,3\n', /not the header of a file that can be read.*SMS Input/],
    [
      'a column missing',
      `${header.replace('phy_zip', 'zip')}\n${row(90_000_001)}\n`,
      /a column is missing: PHY_ZIP/,
    ],
    ['a quote open in the header', `"${header}\n${row(90_000_001)}\n`, /line 1: a quote/],
    ['UTF-16', Buffer.from(`\ufeff${header}\n`, 'utf16le'), /UTF-16/],
    ['a .zip', Buffer.from('PK\u0003\u0004'), /\.zip/],
  ])('%s is refused, and the next file read', async (_, content, reason) => {
    const { counts, exit, refusedFiles, printed } = await run([
      write('bad.csv', content),
      generated('sms.csv', { kind: 'sms', rows: 2 }),
    ])
    expect(printed).toMatch(reason)
    expect(printed).toContain(`${at('bad.csv')} was not read`)
    expect(refusedFiles).toBe(1)
    expect(exit).toBe(1)
    expect(counts).toMatchObject({ added: 2 })
  })

  it('a missing file and a folder are refused', async () => {
    mkdirSync(at('folder'), { recursive: true })
    const { refusedFiles, printed } = await run([at('none.csv'), at('folder')])
    expect(refusedFiles).toBe(2)
    expect(printed).toMatch(
      /none\.csv was not read: there is no such file\.\n.*folder was not read: it is a folder/,
    )
  })
})

describe('an import that is stopped', () => {
  it('ends after the current batch, and the same command continues from there', async () => {
    const file = generated('sms.csv', { kind: 'sms', rows: 35 })
    const stopping = new AbortController()
    const stored = databaseFederalStore(database.db)
    const stopsAfterTwo: FederalStore = {
      ...stored,
      async keep(kind, batch, day) {
        const written = await stored.keep(kind, batch, day)
        if ((await carriers()).length === 20) stopping.abort()
        return written
      },
    }
    const stopped = await run([file, at('not-reached.csv')], { store: stopsAfterTwo, stop: stopping.signal })
    expect(stopped).toMatchObject({ stopped: true, exit: 1, refusedFiles: 0 })
    expect(stopped.counts).toMatchObject({ added: 20 })
    expect(stopped.printed).toContain('What was read so far is kept; run the same command again to go on.')
    const [entry] = await database.db.selectFrom('import_runs').selectAll().execute()
    expect(entry).toMatchObject({ rows_read: 20, finished_at: null })

    const again = await run([file])
    expect(again.counts).toMatchObject({ added: 15, unchanged: 20 })
    expect(again.exit).toBe(0)
  })

  it('by an error keeps the earlier batches and nothing of the failed one', async () => {
    const file = generated('sms.csv', { kind: 'sms', rows: 35 })
    const stored = databaseFederalStore(database.db)
    const fails: FederalStore = {
      ...stored,
      keep: async (kind, batch, day) => {
        if ((await carriers()).length === 20) throw new Error('the disk is full')
        return stored.keep(kind, batch, day)
      },
    }
    await expect(run([file], { store: fails })).rejects.toThrow('the disk is full')
    expect(await carriers()).toHaveLength(20)
  })

  it('says that indexes could not be built, and who builds them', async () => {
    const fails: FederalStore = {
      ...databaseFederalStore(database.db),
      restoreIndexes: () => Promise.reject(new Error('no space left on device')),
    }
    const { printed } = await run([generated('sms.csv', { kind: 'sms', rows: 5 })], { store: fails })
    expect(printed).toContain(
      'Indexes were not built after the load: no space left on device. The next start of a monitor or an import builds them.',
    )
    expect(await carriers()).toHaveLength(5)
  })
})
