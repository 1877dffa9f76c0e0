import { mkdir, mkdtemp, readdir, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openEmptyDatabase, seedDataFolder } from '../testing/test-database.ts'
import type { Database } from './database.ts'
import { checkDataFolder, ENGINE_FOLDER, prepareEngineFolder } from './engine-folder.ts'
import { FolderInUse } from './folder-lock.ts'
import { openDatabase } from './open-database.ts'
import { openOver, startEngine } from './open-embedded.ts'
import { FolderUnusable } from './unusable.ts'

const stored = {
  legal_name: 'Kept Brokers LLC',
  company_type: 'broker',
  brand: 'main' as const,
  plan_id: null,
  status: null,
  carrier_id: null,
  carrier_searches_limit: null,
}

describe('openDatabase', () => {
  let dataFolder: string
  beforeEach(async () => {
    dataFolder = await mkdtemp(join(tmpdir(), 'fairhaul-data-'))
  })
  afterEach(() => rm(dataFolder, { recursive: true, force: true }))

  it('a folder keeps what was written, is let go without its old log when closed, and is refused while it is open', async () => {
    await seedDataFolder(dataFolder)
    const first = await openDatabase({ dataFolder })
    await first.db.insertInto('companies').values(stored).execute()
    await sql`create table many as select repeat('x', 1000) || n as text from generate_series(1, 40000) as n`.execute(
      first.db,
    )
    await expect(openDatabase({ dataFolder })).rejects.toThrow(FolderInUse)
    await first.close()
    const log = await readdir(join(dataFolder, ENGINE_FOLDER, 'pg_wal'))
    // The last segment, and the one that the engine makes before it needs it.
    expect(log.filter(name => /^[0-9A-F]{24}$/.test(name)).length).toBeLessThanOrEqual(2)

    const second = await openDatabase({ dataFolder })
    const names = await second.db.selectFrom('companies').select('legal_name').execute()
    await second.close()
    expect(names).toContainEqual({ legal_name: 'Kept Brokers LLC' })
  })

  it('a folder of before the first release is refused in one sentence, and stays as it is', async () => {
    await seedDataFolder(dataFolder)
    const withoutMigrations = async () => {
      const engine = await startEngine({ dataFolder })
      return openOver(engine, () => engine.close())
    }
    const before = await withoutMigrations()
    await sql
      .raw(`
      update kysely_migration set name = '001-accounts' where name = '001-baseline';
      insert into deferred_indexes (name, definition) values ('later', 'create index later on users (first_name)');`)
      .execute(before.db)
    const rowsOf = async ({ db }: Database) => [
      await sql`select name, timestamp from kysely_migration`.execute(db),
      await sql`select * from deferred_indexes`.execute(db),
      await sql`select xmin::text, id, legal_name from carriers order by id`.execute(db),
    ]
    const rows = (await rowsOf(before)).map(result => result.rows)
    await before.close()
    const refused = openDatabase({ dataFolder })
    await expect(refused).rejects.toThrow(FolderUnusable)
    await expect(refused).rejects.toThrow(
      new RegExp(`^The database in ${dataFolder} was made before the first release, .* import again\\.$`),
    )
    const after = await withoutMigrations()
    expect((await rowsOf(after)).map(result => result.rows)).toEqual(rows)
    await after.close()
  })

  it('a copy opened from a dump has the rows, and writing to it leaves the first alone', async () => {
    const first = await openEmptyDatabase({ embedded: true })
    await first.db.insertInto('companies').values(stored).execute()
    const copy = await openDatabase({ dump: await first.dump() })
    await copy.db.insertInto('companies').values(stored).execute()
    const count = (db: typeof first.db) => db.selectFrom('companies').select('id').execute()
    expect(await count(copy.db)).toHaveLength(2)
    expect(await count(first.db)).toHaveLength(1)
    await copy.close()
    await first.close()
  })
})

describe('a data folder in which no database may start', () => {
  let dataFolder: string
  beforeEach(async () => {
    dataFolder = await mkdtemp(join(tmpdir(), 'fairhaul-data-'))
  })
  afterEach(() => rm(dataFolder, { recursive: true, force: true }))

  const engineFolder = () => join(dataFolder, ENGINE_FOLDER)

  /** What is checked before the engine starts, in place of a database of 40 MB. */
  const writeEngineFiles = async () => {
    const files = {
      PG_VERSION: '18\n',
      'global/pg_control': 'x',
      'base/1/1': 'x',
      'pg_wal/1': 'x',
      'pg_xact/1': 'x',
    }
    for (const [name, text] of Object.entries(files)) {
      await mkdir(dirname(join(engineFolder(), name)), { recursive: true })
      await writeFile(join(engineFolder(), name), text)
    }
    await writeFile(join(dataFolder, 'database.json'), '{"state":"ready"}')
  }

  /** It is refused with this message, and every file stays. */
  const refuses = async (message: RegExp) => {
    const files = async () => (await readdir(dataFolder, { recursive: true })).toSorted()
    const before = await files()
    const refusal = await openDatabase({ dataFolder }).catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(FolderUnusable)
    expect((refusal as Error).message).toMatch(message)
    expect((refusal as Error).message).toContain(dataFolder)
    expect(await files()).toEqual(before)
  }

  it.each(['PG_VERSION', 'global/pg_control', 'base/1', 'pg_wal', 'pg_xact'])(
    'is one whose database lacks %s',
    async name => {
      await writeEngineFiles()
      await rm(join(engineFolder(), name), { recursive: true })
      await refuses(new RegExp(`is damaged: ${name} is missing or empty\\. Nothing was changed\\. Restore`))
    },
  )

  it('is one whose database is gone', async () => {
    await writeEngineFiles()
    await rm(engineFolder(), { recursive: true })
    await refuses(/is damaged: PG_VERSION is missing/)
  })

  it('is one whose control file was cut off', async () => {
    await writeEngineFiles()
    await truncate(join(engineFolder(), 'global/pg_control'), 0)
    await refuses(/global\/pg_control is missing or empty/)
  })

  it('is one that the engine cannot read', async () => {
    await writeEngineFiles()
    await refuses(/could not be opened, and may be damaged\. Nothing was changed\. Restore/)
  })

  it('is no damaged one where the disk is full: that is said, and that nothing is lost', async () => {
    await writeEngineFiles()
    const { failed } = prepareEngineFolder(dataFolder, () => 4_096)
    expect(failed(new Error('PGlite failed to initialize properly'))).toMatchObject({
      code: 'ENOSPC',
      message: expect.stringMatching(/^The disk is full: .* Nothing of it is lost\. Free some space/),
    })
  })

  it('is one of another version', async () => {
    await writeEngineFiles()
    await writeFile(join(engineFolder(), 'PG_VERSION'), '15\n')
    await refuses(/is of PostgreSQL 15, and this monitor has PostgreSQL 18\..*Start the version/)
  })

  it.each([
    ['bytes', Buffer.from([0x1b, 0x5b, 0x33, 0x31, 0x6d])],
    ['a long text', '18'.repeat(1_000)],
    ['words', 'eighteen'],
  ])('is one whose PG_VERSION holds %s, which are not repeated', async (_, damaged) => {
    await writeEngineFiles()
    await writeFile(join(engineFolder(), 'PG_VERSION'), damaged)
    await refuses(/^[ -~]*is damaged: PG_VERSION holds no version\. Nothing was changed\. Restore[ -~]*$/)
  })

  it('is one whose PG_VERSION is a folder', async () => {
    await writeEngineFiles()
    await rm(join(engineFolder(), 'PG_VERSION'))
    await mkdir(join(engineFolder(), 'PG_VERSION', 'below'), { recursive: true })
    await refuses(/PG_VERSION holds no version/)
  })

  it.each([['ready'], ['making']])('is one in which the folder of its %s database is a file', async state => {
    await writeFile(engineFolder(), 'x')
    await writeFile(join(dataFolder, 'database.json'), JSON.stringify({ state }))
    await refuses(/postgres is a file, where the database has its folder\. Nothing was changed\. Restore/)
  })

  it('is one without a database that holds other files', async () => {
    await writeFile(join(dataFolder, 'letter.txt'), 'Dear carrier')
    await writeFile(join(dataFolder, 'secret.key'), 'x'.repeat(32))
    await refuses(
      /has no database, but other files: letter\.txt\. Nothing was changed\. Name an empty folder/,
    )
  })

  it.each(['.hidden', '.DS_Store', '.git', 'in-use.json.bak'])(
    'is one without a database that holds %s',
    async name => {
      await writeFile(join(dataFolder, name), 'x')
      await writeFile(join(dataFolder, 'secret.key'), 'x'.repeat(32))
      const { mtimeMs } = await stat(dataFolder)
      await refuses(/has no database, but other files: /)
      expect((await stat(dataFolder)).mtimeMs).toBe(mtimeMs)
    },
  )

  it('is one whose first start was interrupted and that holds other files', async () => {
    await writeEngineFiles()
    await writeFile(join(dataFolder, 'database.json'), '{"state":"making"}')
    await writeFile(join(dataFolder, 'photo.jpg'), 'x')
    await refuses(/has no database, but other files: photo\.jpg\. Nothing was changed/)
  })

  it.each([['a file'], ['below a file', 'data']])('is one that is %s', async (_, ...below) => {
    const file = join(dataFolder, 'letter.txt')
    await writeFile(file, 'Dear carrier')
    await expect(openDatabase({ dataFolder: join(file, ...below) })).rejects.toThrow(
      `${file} is a file. Nothing was changed. Name a folder with --data.`,
    )
  })

  it('is not one that holds what the monitor itself leaves before its first start ends', async () => {
    const names = ['secret.key', 'import-control.json', 'in-use.json', 'in-use.json.4711']
    for (const name of names) await writeFile(join(dataFolder, name), '')
    await mkdir(join(dataFolder, 'federal'))
    await mkdir(engineFolder())
    expect(() => checkDataFolder(dataFolder)).not.toThrow()
    expect(() => checkDataFolder(join(dataFolder, 'not', 'made', 'yet'))).not.toThrow()
    expect((await readdir(dataFolder)).toSorted()).toEqual([...names, 'federal', ENGINE_FOLDER].toSorted())
  })

  it('is not one whose first start was interrupted', async () => {
    await writeEngineFiles()
    await writeFile(join(dataFolder, 'database.json'), '{"state":"making"}')
    const database = await openDatabase({ dataFolder })
    expect(await database.db.selectFrom('companies').select('id').execute()).toEqual([])
    await database.close()
  })
})
