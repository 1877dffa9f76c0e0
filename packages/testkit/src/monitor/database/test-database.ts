import { seedWorld, worldNamed } from '../../worlds/index.ts'
import { ReusedEngines } from '../testing/reused-engines.ts'
import type { Database } from './database.ts'
import { openDatabase } from './open-database.ts'
import { digestOfSources, seededDump } from './seeded-dump.ts'
import { openServerDatabase } from './server-database.ts'

/** The default day of tests: pass the same one to the clock. */
export const TEST_DAY = '2026-11-21'

const makeDump = async (fill: (made: Database) => Promise<unknown>): Promise<Blob> => {
  const made = await openDatabase({ memory: true })
  try {
    await fill(made)
    return await made.dump()
  } finally {
    await made.close()
  }
}

/** With DATABASE_URL the same tests run on a PostgreSQL server, each file in its own database. */
const server = process.env['DATABASE_URL']

/**
 * A separate database in memory, with a world in it. The first use makes the world and stores it in the workspace's
 * cache; after that a test file opens it in well under a second. `small` is the fastest.
 */
export const openSeededDatabase = async (
  world: 'small' | 'demo' = 'small',
  { today = TEST_DAY }: { readonly today?: string } = {},
): Promise<Database> => {
  const fill = ({ db }: Database) => seedWorld(db, worldNamed(world), { today })
  const kind = `${world}-${today}`
  if (server) return openServerDatabase(server, { kind, digest: await digestOfSources(), fill })
  return openDatabase({ dump: await seededDump(kind, () => makeDump(fill)) })
}

const emptyEngines = new ReusedEngines(() => seededDump('empty', () => makeDump(async () => {})))

/**
 * A separate database with the schema and no rows, also from the cache. Making one takes seconds and starting an engine
 * a second, so that test files of one worker reuse the engines of earlier ones. `embedded`: never on a server, for what
 * only the embedded engine can do.
 */
export const openEmptyDatabase = async ({
  embedded = false,
}: {
  readonly embedded?: boolean
} = {}): Promise<Database> => {
  if (server && !embedded)
    return openServerDatabase(server, {
      kind: 'empty',
      digest: await digestOfSources(),
      fill: async () => {},
    })
  return emptyEngines.open()
}
