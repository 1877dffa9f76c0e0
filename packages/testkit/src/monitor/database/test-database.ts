import { seedWorld, worldNamed } from '../../worlds/index.ts'
import type { Database } from './database.ts'
import { openDatabase } from './open-database.ts'
import { digestOfSources, seededDump } from './seeded-dump.ts'
import { openServerDatabase } from './server-database.ts'
import { ReusedEngines } from '../testing/reused-engines.ts'

/** The day that tests live in, unless they say another: hand the same one to the clock. */
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

/** With DATABASE_URL the same tests run on a PostgreSQL server, each file in a database of its own there. */
const server = process.env['DATABASE_URL']

/**
 * A database of one's own, in memory, with a world in it. The first use makes the world and keeps it in the workspace's
 * cache; from then on a test file has it in well under a second. `small` is the quickest.
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
 * A database of one's own with the schema and no rows, from the cache too: making one takes seconds, and starting an
 * engine on it one, so that files of one worker have the engines of those before. `embedded`: never
 * on a server, for what only the embedded engine can.
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
