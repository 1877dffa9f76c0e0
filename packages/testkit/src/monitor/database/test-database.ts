import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { seedWorld, worldNamed } from '../../worlds/index.ts'
import { EMPTIED, ReusedEngines, UNWRITTEN } from '../testing/reused-engines.ts'
import type { Database } from './database.ts'
import { openDatabase } from './open-database.ts'
import { ENGINE_FOLDER } from './engine-folder.ts'
import { digestOfSources, seededDump } from './seeded-dump.ts'
import { openServerDatabase } from './server-database.ts'

/** The default day of tests: pass the same one to the clock. */
export const TEST_DAY = '2026-11-21'

const makeDump = async (
  fill: (made: Database) => Promise<unknown>,
  from: { readonly dump: Blob } | { readonly memory: true },
): Promise<Blob> => {
  const made = await openDatabase(from)
  try {
    await fill(made)
    return await made.dump()
  } finally {
    await made.close()
  }
}

/** With DATABASE_URL the same tests run on a PostgreSQL server, each file in its own database. */
const server = process.env['DATABASE_URL']

const fillWith =
  (world: string, today: string) =>
  ({ db }: Database) =>
    seedWorld(db, worldNamed(world), { today })

/** The schema without rows. Worlds are seeded into it, as making the schema takes seconds. */
const emptyDump = () => seededDump('empty', () => makeDump(async () => {}, { memory: true }))

const dumpOf = (world: string, today: string) =>
  seededDump(`${world}-${today}`, async () => makeDump(fillWith(world, today), { dump: await emptyDump() }))

/** Engines of each world and day, of which only those without a change are reused. */
const worldEngines = new Map<string, ReusedEngines<string>>()

const enginesOf = (world: string, today: string): ReusedEngines<string> => {
  const key = `${world} ${today}`
  const engines = worldEngines.get(key) ?? new ReusedEngines(() => dumpOf(world, today), UNWRITTEN)
  worldEngines.set(key, engines)
  return engines
}

/**
 * A separate database in memory, with a world in it. The first use makes the world and stores it in the workspace's
 * cache; after that a test file opens it in well under a second, or reuses that of a file that wrote nothing. `small`
 * is the fastest.
 */
export const openSeededDatabase = async (
  world = 'small',
  { today = TEST_DAY }: { readonly today?: string } = {},
): Promise<Database> => {
  if (server)
    return openServerDatabase(server, {
      kind: `${world}-${today}`,
      digest: await digestOfSources(),
      fill: fillWith(world, today),
    })
  return enginesOf(world, today).open()
}

/**
 * Gives a new data folder the small world, also from the cache, for programs that a test starts on a folder. They find
 * it as if an earlier start had seeded it on the test day.
 */
export const seedDataFolder = async (dataFolder: string): Promise<void> => {
  const dump = await dumpOf('small', TEST_DAY)
  const folder = join(dataFolder, ENGINE_FOLDER)
  mkdirSync(folder, { recursive: true })
  execFileSync('tar', ['-xf', '-', '-C', folder], {
    input: Buffer.from(await dump.arrayBuffer()),
    stdio: ['pipe', 'ignore', 'ignore'],
  })
}

const emptyEngines = new ReusedEngines(emptyDump, EMPTIED)

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
      reused: true,
    })
  return emptyEngines.open()
}
