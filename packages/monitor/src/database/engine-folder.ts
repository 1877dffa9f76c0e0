import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { refuseFolderInUse } from './folder-lock.ts'
import { FolderUnusable, inUsableFolder } from './unusable.ts'

/** Where a data folder has the files of the embedded engine. */
export const ENGINE_FOLDER = 'postgres'

/** The major version of PostgreSQL that the embedded engine is. */
const ENGINE_VERSION = '18'

/** Says whether a data folder has a database. Written before the first start and after it. */
const STATE_FILE = 'database.json'

/** What a data folder may hold before it has a database. */
const OWN_FILES = /^(in-use\.json(\.\d+)?|secret\.key|import-control\.json|federal|database\.json|postgres)$/

/** What every database has; the engine would start without some of it, empty. */
const REQUIRED = ['PG_VERSION', 'global/pg_control', 'base/1', 'pg_wal', 'pg_xact'] as const

const unusable = (what: string, advice: string, cause?: unknown) =>
  new FolderUnusable(`${what} Nothing was changed. ${advice}`, { cause })

const RESTORE = 'Restore the folder from a copy, or name another one with --data.'

const namesIn = (folder: string): readonly string[] => (existsSync(folder) ? readdirSync(folder) : [])

type State = 'making' | 'ready'

const stateIn = (dataFolder: string): State | undefined => {
  try {
    const { state } = JSON.parse(readFileSync(join(dataFolder, STATE_FILE), 'utf8')) as { state?: unknown }
    return state === 'making' || state === 'ready' ? state : undefined
  } catch {
    return undefined
  }
}

const writeState = (dataFolder: string, state: State): void =>
  writeFileSync(join(dataFolder, STATE_FILE), `${JSON.stringify({ state, engine: ENGINE_VERSION })}\n`, {
    mode: 0o600,
  })

const isEmpty = (path: string): boolean => {
  const found = statSync(path, { throwIfNoEntry: false })
  if (found === undefined) return true
  return found.isDirectory() ? readdirSync(path).length === 0 : found.size === 0
}

/** The longest PG_VERSION that is a number with its line end. */
const VERSION_BYTES = 8

/** The version of an engine folder. Empty: undefined where the file holds no number, as after a damage. */
const versionIn = (folder: string): string | undefined => {
  const file = join(folder, 'PG_VERSION')
  const found = statSync(file)
  if (!found.isFile() || found.size > VERSION_BYTES) return undefined
  return /^(\d+)\s*$/.exec(readFileSync(file, 'utf8'))?.[1]
}

/** Refuses an engine folder that is not whole, of another version, or of another user. */
const checkDatabase = (folder: string): void => {
  const missing = REQUIRED.find(name => isEmpty(join(folder, name)))
  if (missing !== undefined)
    throw unusable(`The database in ${folder} is damaged: ${missing} is missing or empty.`, RESTORE)
  accessSync(folder, constants.R_OK | constants.W_OK)
  const version = versionIn(folder)
  if (version === undefined)
    throw unusable(`The database in ${folder} is damaged: PG_VERSION holds no version.`, RESTORE)
  if (version !== ENGINE_VERSION)
    throw unusable(
      `The database in ${folder} is of PostgreSQL ${version}, and this monitor has PostgreSQL ${ENGINE_VERSION}.`,
      'Start the version of the monitor that made it, or name another folder with --data.',
    )
}

/** Refuses a folder without a database that holds anything else. */
const checkNew = (dataFolder: string): void => {
  const [other, ...more] = namesIn(dataFolder).filter(name => !OWN_FILES.test(name))
  if (other === undefined) return
  const others = more.length === 0 ? other : `${other} and ${more.length} more`
  throw unusable(
    `The folder ${dataFolder} has no database, but other files: ${others}.`,
    'Name an empty folder with --data.',
  )
}

/** Empty: undefined for a path that does not exist, also where it leads through a file. */
const foundAt = (path: string) => {
  try {
    return statSync(path, { throwIfNoEntry: false })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOTDIR') return undefined
    throw error
  }
}

/** The file that a path names or leads through, where a folder should be. Empty: undefined when there is none. */
export function fileInPathOf(folder: string): string | undefined {
  let path = resolve(folder)
  for (;;) {
    const found = foundAt(path)
    if (found !== undefined) return found.isDirectory() ? undefined : path
    path = dirname(path)
  }
}

/** What is in a data folder; refuses one that must not be used. Changes nothing. */
const inspect = (dataFolder: string) => inUsableFolder(dataFolder, () => inspected(dataFolder))

const inspected = (dataFolder: string) => {
  const file = fileInPathOf(dataFolder)
  if (file !== undefined) throw unusable(`${file} is a file.`, 'Name a folder with --data.')
  const folder = join(dataFolder, ENGINE_FOLDER)
  if (fileInPathOf(folder) !== undefined)
    throw unusable(`${folder} is a file, where the database has its folder.`, RESTORE)
  const state = stateIn(dataFolder)
  const isThere = state === 'ready' || (state === undefined && namesIn(folder).length > 0)
  if (isThere) checkDatabase(folder)
  else checkNew(dataFolder)
  return { folder, state, isThere }
}

/**
 * Checks a data folder before anything is changed in it.
 *
 * Refuses: FolderInUse for one that another process has open; FolderUnusable for what is a file, for a folder without a
 * database that holds other files, hidden ones too, and for one whose database is damaged, gone or of another version.
 */
export const checkDataFolder = (dataFolder: string): void => {
  refuseFolderInUse(dataFolder)
  inspect(dataFolder)
}

/** With less room than one file of its log the engine may not start. It does not say why. */
const LEAST_BYTES = 16_777_216

/** Bytes that are free on the disk of a folder. */
const freeBytes = (folder: string): number => {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}

const diskFull = (folder: string, cause: unknown): FolderUnusable =>
  Object.assign(
    new FolderUnusable(
      `The disk is full: the database in ${folder} could not be opened. Nothing of it is lost. Free some space, and start again.`,
      { cause },
    ),
    { code: 'ENOSPC' },
  )

/**
 * Prepares the engine's folder in a data folder that this process has locked. A first start that was interrupted left
 * nothing worth keeping, and begins again.
 *
 * @returns the engine's folder, `opened`, to be called when the engine runs, and `failed`, which names the error of one
 * that does not start: a full disk, or a database that may be damaged.
 * @throws FolderUnusable as `checkDataFolder` does.
 */
export function prepareEngineFolder(dataFolder: string, free: (folder: string) => number = freeBytes) {
  const { folder, state, isThere } = inspect(dataFolder)
  if (state === 'making') rmSync(folder, { recursive: true, force: true })
  if (!isThere) writeState(dataFolder, 'making')
  mkdirSync(folder, { recursive: true })
  return {
    folder,
    opened: () => {
      if (state !== 'ready') writeState(dataFolder, 'ready')
    },
    failed: (error: unknown): Error => {
      if (free(folder) < LEAST_BYTES) return diskFull(folder, error)
      return isThere
        ? unusable(`The database in ${folder} could not be opened, and may be damaged.`, RESTORE, error)
        : new Error(`No database could be made in ${folder}.`, { cause: error })
    },
  }
}
