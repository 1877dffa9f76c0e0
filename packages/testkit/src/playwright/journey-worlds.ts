import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { addressOf, onServer } from '@fairhaul/monitor/database/on-server.ts'
import { copyOf, dropDatabase, preparedDatabase } from '@fairhaul/monitor/database/prepared-database.ts'
import { digestOfSources } from '@fairhaul/monitor/database/seeded-dump.ts'
import { startService } from './service.ts'

const at = (...parts: readonly string[]) => resolve(process.cwd(), ...parts)
export const MONITOR = at('.cache/build/monitor/main.js')

/** The PostgreSQL server on which the monitors of journeys have their data. Without one they use the embedded database. */
const SERVER = process.env['FAIRHAUL_JOURNEY_SERVER']

const temporaryFolder = () => mkdtempSync(join(tmpdir(), 'fairhaul-journey-'))
const today = () => new Date().toISOString().slice(0, 10)

/** Has a monitor seed a world into an empty folder, or into an empty database on a server. */
async function seed(world: string, folder: string, databaseUrl: string): Promise<void> {
  const args = ['--port', '0', '--data', folder, '--world', world]
  const seeding = await startService('monitor', MONITOR, args, { DATABASE_URL: databaseUrl })
  await seeding.stop()
}

/** Whether a process that runs is seeding the world of this folder, whose name ends in its id. */
const isBeingSeeded = (folder: string): boolean => {
  const id = /\.(\d+)$/.exec(folder)?.[1]
  if (id === undefined) return false
  try {
    return process.kill(Number(id), 0)
  } catch {
    return false
  }
}

/** A folder with a world that is seeded once for these sources and this day; to be copied and never served. */
async function seededFolder(world: string): Promise<string> {
  const templates = at('.cache/journey-worlds')
  const template = join(templates, `${world}-${today()}-${await digestOfSources()}`)
  if (existsSync(template)) return template
  const making = `${template}.${process.pid}`
  mkdirSync(making, { recursive: true })
  await seed(world, making, '')
  if (existsSync(template)) rmSync(making, { recursive: true })
  else {
    for (const old of readdirSync(templates))
      if (old.startsWith(`${world}-`) && !isBeingSeeded(old))
        rmSync(join(templates, old), { recursive: true, force: true })
    renameSync(making, template)
  }
  return template
}

/** The same as a database on a server. */
const seededDatabase = async (server: string, world: string): Promise<string> =>
  preparedDatabase(server, {
    kind: `journeys_${world}_${today()}`,
    digest: await digestOfSources(),
    fill: async address => {
      const folder = temporaryFolder()
      await seed(world, folder, address)
      rmSync(folder, { recursive: true, force: true })
    },
  })

/**
 * Seeds a world for these sources and this day, once. How long it takes depends on the world and the machine, so that
 * journeys have it done before the first of them begins.
 */
export const seedWorld = (world: string): Promise<string> =>
  SERVER === undefined ? seededFolder(world) : seededDatabase(SERVER, world)

/** A seeded world that no one else changes. */
export interface WorldCopy {
  readonly folder: string
  /** By which a program finds its database. */
  readonly environment: { readonly DATABASE_URL: string }
  remove(): Promise<void>
}

export async function copyWorld(world: string): Promise<WorldCopy> {
  const template = await seedWorld(world)
  const folder = temporaryFolder()
  const removeFolder = () => rmSync(folder, { recursive: true, force: true })
  if (SERVER === undefined) {
    cpSync(template, folder, { recursive: true })
    return { folder, environment: { DATABASE_URL: '' }, remove: async () => removeFolder() }
  }
  const name = await copyOf(SERVER, template)
  return {
    folder,
    environment: { DATABASE_URL: addressOf(SERVER, name) },
    remove: async () => {
      removeFolder()
      await onServer(SERVER, client => dropDatabase(client, name))
    },
  }
}
