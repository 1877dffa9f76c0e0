import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { FolderInUse, lockFolder } from './folder-lock.ts'

const HERE = import.meta.dirname
/** Installed from its package, the monitor is one module in the folder dist, without sources beside it. */
const IS_PACKED = !import.meta.filename.endsWith('.ts')
const SOURCES = IS_PACKED ? HERE : resolve(HERE, '..')
const SEEDING = IS_PACKED ? ['.'] : ['database', 'worlds']
const CACHE = IS_PACKED
  ? resolve(HERE, '../../../.cache/fairhaul')
  : resolve(HERE, '../../../../.cache/worlds')
const POLL_MS = 50

const sourceFiles = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true })
  return entries
    .filter(
      entry => entry.isFile() && /(?<!\.d)\.[jt]s$/.test(entry.name) && !entry.name.endsWith('.test.ts'),
    )
    .map(entry => join(entry.parentPath, entry.name))
    .toSorted()
}

const readDigest = async (): Promise<string> => {
  const hash = createHash('sha256')
  const files = [
    ...(await Promise.all(SEEDING.map(folder => sourceFiles(join(SOURCES, folder))))).flat(),
    resolve(SOURCES, '../package.json'),
  ]
  for (const file of files) hash.update(relative(SOURCES, file)).update(await readFile(file))
  return hash.digest('hex').slice(0, 16)
}

let digest: Promise<string> | undefined

/** A digest of everything that determines a seeded database: its schema, the worlds, and the engine. Read once. */
export const digestOfSources = (): Promise<string> => {
  digest ??= readDigest()
  return digest
}

/** A file as a blob that gives its bytes without a copy: a dump has 60 MB or more, and the engine reads it at once. */
class FileBlob extends Blob {
  readonly #bytes: Buffer

  constructor(bytes: Buffer) {
    super()
    this.#bytes = bytes
  }

  override get size(): number {
    return this.#bytes.byteLength
  }

  override async arrayBuffer(): Promise<ArrayBuffer> {
    const { buffer, byteLength } = this.#bytes
    const isWhole = buffer instanceof ArrayBuffer && buffer.byteLength === byteLength
    return isWhole ? buffer : new Uint8Array(this.#bytes).buffer
  }
}

const readIfThere = async (file: string): Promise<Blob | undefined> => {
  try {
    return new FileBlob(await readFile(file))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** Waits until no other process makes the same dump. Returns the function that releases the lock. */
const acquireLock = async (folder: string): Promise<() => void> => {
  for (;;) {
    try {
      return lockFolder(folder)
    } catch (error) {
      if (!(error instanceof FolderInUse)) throw error
      await pause(POLL_MS)
    }
  }
}

/** A dump of older sources, or one of this name that a killed process did not finish. */
const isLeftOver = (file: string, { name, digest }: { name: string; digest: string }) =>
  file.includes('.tar') && (!file.includes(`.${digest}.`) || file.startsWith(`${name}.${digest}.tar.`))

/**
 * The dump of a prepared database, from the cache of the workspace or of node_modules, or made by `make` and cached. A change to the schema, a
 * world or the engine makes a new one and drops the old. Of several processes at once, one makes it and the others
 * wait.
 */
export const seededDump = async (name: string, make: () => Promise<Blob>): Promise<Blob> => {
  const digest = await digestOfSources()
  const file = join(CACHE, `${name}.${digest}.tar`)
  const ready = await readIfThere(file)
  if (ready !== undefined) return ready
  await mkdir(CACHE, { recursive: true })
  const endTurn = await acquireLock(join(CACHE, `${name}.making`))
  try {
    const madeMeanwhile = await readIfThere(file)
    if (madeMeanwhile !== undefined) return madeMeanwhile
    const dump = await make()
    for (const old of await readdir(CACHE))
      if (isLeftOver(old, { name, digest })) await rm(join(CACHE, old), { force: true })
    const unfinished = `${file}.${process.pid}`
    await writeFile(unfinished, new Uint8Array(await dump.arrayBuffer()))
    await rename(unfinished, file)
    return dump
  } finally {
    endTurn()
  }
}
