import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { seedWorld, worldNamed } from '../worlds/index.ts'
import { type Fill, ReusedEngines } from './reused-engines.ts'
import type { Database } from '../database/database.ts'
import { openDatabase } from '../database/open-database.ts'
import { ENGINE_FOLDER } from '../database/engine-folder.ts'
import { digestOfSources, seededDump } from '../database/seeded-dump.ts'
import { openServerDatabase } from './server-database.ts'

/** The default day of tests: pass the same one to the clock. */
export const TEST_DAY = '2026-11-21'

/** With DATABASE_URL the same tests run on a PostgreSQL server, each file in its own database. */
const server = process.env['DATABASE_URL']

const fillWith =
  (world: string, today: string): Fill =>
  ({ db }) =>
    seedWorld(db, worldNamed(world), { today })

const dumpAndClose = async (made: Database): Promise<Blob> => {
  try {
    return await made.dump()
  } finally {
    await made.close()
  }
}

/** The schema without rows. Worlds are seeded into it, as making the schema takes seconds. */
const emptyEngines = new ReusedEngines(() =>
  seededDump('empty', async () => dumpAndClose(await openDatabase({ memory: true }))),
)

const dumpOf = (world: string, today: string) =>
  seededDump(`${world}-${today}`, async () => {
    const made = await emptyEngines.open()
    await fillWith(world, today)(made)
    return dumpAndClose(made)
  })

/** Worlds that several test files open on the day of tests: one process seeds them for all. */
const dumpedWorlds = new Map(
  ['small', 'demo'].map(world => [world, new ReusedEngines(() => dumpOf(world, TEST_DAY))]),
)

/** What seeds each other world and day into an empty engine. */
const otherWorlds = new Map<string, Fill>()

const openEmbedded = (world: string, today: string): Promise<Database> => {
  const dumped = today === TEST_DAY ? dumpedWorlds.get(world) : undefined
  if (dumped !== undefined) return dumped.open()
  const name = `${world} ${today}`
  const fill = otherWorlds.get(name) ?? fillWith(world, today)
  otherWorlds.set(name, fill)
  return emptyEngines.open(fill)
}

/**
 * A separate database in memory, with a world in it. The first use makes the world and stores it in the workspace's
 * cache; after that a process opens it in well under a second once, and restores it for each further test file. `small`
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
  return openEmbedded(world, today)
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

/** A separate database with the rows that `fill` adds, which each embedded engine adds once. */
export const openFilledDatabase = async (fill: Fill): Promise<Database> => {
  if (!server) return emptyEngines.open(fill)
  const database = await openEmptyDatabase()
  await fill(database)
  return database
}
