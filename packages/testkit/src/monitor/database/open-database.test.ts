import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { FolderInUse } from './folder-lock.ts'
import { openDatabase } from './open-database.ts'
import { ENGINE_FOLDER } from './open-embedded.ts'
import { openEmptyDatabase } from './test-database.ts'

/** The embedded engine makes an empty database in seconds, or longer on a busy machine. */
const PATIENCE_MS = 60_000

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

  it(
    'a folder keeps what was written, is let go without its old log when closed, and is refused while it is open',
    async () => {
      const first = await openDatabase({ dataFolder })
      await first.db.insertInto('companies').values(stored).execute()
      await sql`create table many as select repeat('x', 1000) || n as text from generate_series(1, 60000) as n`.execute(
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
      expect(names).toEqual([{ legal_name: 'Kept Brokers LLC' }])
    },
    PATIENCE_MS,
  )

  it(
    'a copy opened from a dump has the rows, and writing to it leaves the first alone',
    async () => {
      const first = await openEmptyDatabase({ embedded: true })
      await first.db.insertInto('companies').values(stored).execute()
      const copy = await openDatabase({ dump: await first.dump() })
      await copy.db.insertInto('companies').values(stored).execute()
      const count = (db: typeof first.db) => db.selectFrom('companies').select('id').execute()
      expect(await count(copy.db)).toHaveLength(2)
      expect(await count(first.db)).toHaveLength(1)
      await copy.close()
      await first.close()
    },
    PATIENCE_MS,
  )
})
