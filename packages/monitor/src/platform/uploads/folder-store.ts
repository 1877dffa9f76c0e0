import { randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { chmod, mkdir, open, readdir, readFile, rename, rm, stat, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { asUnusable } from '../../database/unusable.ts'
import { FileLost, type FileStore } from '../../kernel/file-store.ts'

const NAME = /^[0-9a-f]{32}$/
/** A file that is not whole yet. */
const PART = /^[0-9a-f]{32}\.part$/
const OWNER_FILE = 0o600
const OWNER_FOLDER = 0o700

const newName = () => randomBytes(16).toString('hex')

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'unknown'

/** Syncs a folder to disk. Where folders cannot be opened for that, their file system does it by itself. */
const syncFolder = async (folder: string) => {
  const handle = await open(folder, 'r').catch(() => undefined)
  await handle?.sync().catch(() => undefined)
  await handle?.close()
}

/** Writes a new file, whole and on disk under its name or not at all. */
const writeNew = async (path: string, content: Blob) => {
  const part = `${path}.part`
  try {
    const stream = createWriteStream(part, { flags: 'wx', mode: OWNER_FILE, flush: true })
    await pipeline(Readable.from(content.stream()), stream)
    await rename(part, path)
  } catch (error) {
    await unlink(part).catch(() => undefined)
    throw error
  }
}

/**
 * Makes the folder, readable by its owner only. A share whose rights this user cannot set keeps those it has.
 *
 * Refuses: FolderUnusable when it does not exist and cannot be made.
 */
const ownFolder = async (folder: string) => {
  await mkdir(folder, { recursive: true, mode: OWNER_FOLDER }).catch((error: unknown) => {
    throw asUnusable(error, folder, '--files')
  })
  await chmod(folder, OWNER_FOLDER).catch((error: unknown) => {
    if (!['EPERM', 'ENOTSUP', 'EROFS'].includes(codeOf(error))) throw error
  })
}

/**
 * Stores files in a folder, such as a share that several machines have mounted: each under a random name, in one of 256
 * folders, so that none has too many. No uploaded name is part of a path.
 */
export async function filesInFolder(folder: string): Promise<FileStore> {
  await ownFolder(folder)
  const pathOf = (name: string) => {
    if (!NAME.test(name)) throw new FileLost('of that row', 'has no name that a file has here')
    return join(folder, name.slice(0, 2), name)
  }
  const write = async (content: Blob) => {
    const name = newName()
    const within = join(folder, name.slice(0, 2))
    if ((await mkdir(within, { recursive: true, mode: OWNER_FOLDER })) !== undefined) await syncFolder(folder)
    await writeNew(pathOf(name), content)
    await syncFolder(within)
    return name
  }
  const remove = (name: string) => rm(pathOf(name), { force: true })
  const probe = async () => {
    const path = join(folder, `.probe-${newName()}`)
    await writeNew(path, new Blob(['ready']))
    // By the clock of the disk, which may be another machine's.
    const { mtimeMs } = await stat(path)
    await unlink(path)
    return mtimeMs
  }
  const sweep: FileStore['sweep'] = async (namedOf, leastAgeMs) => {
    const now = await probe()
    let removed = 0
    for (const within of (await readdir(folder)).filter(name => /^[0-9a-f]{2}$/.test(name))) {
      const inside = (await readdir(join(folder, within))).filter(name => NAME.test(name) || PART.test(name))
      const named = await namedOf(inside)
      for (const path of inside.filter(name => !named.has(name)).map(name => join(folder, within, name))) {
        const found = await stat(path).catch(() => undefined)
        if (found === undefined || now - found.mtimeMs < leastAgeMs) continue
        await rm(path, { force: true })
        removed += 1
      }
    }
    return removed
  }
  let probing: Promise<number> | undefined
  return {
    keep: write,
    read: async (name, size) => {
      const bytes = await readFile(pathOf(name)).catch((error: unknown) => {
        throw new FileLost(name, `cannot be read (${codeOf(error)})`)
      })
      if (bytes.byteLength !== size) throw new FileLost(name, `has ${bytes.byteLength} bytes, not ${size}`)
      return bytes
    },
    remove,
    sweep,
    check: async () => {
      // A share that hangs is checked once at a time, however often the check is called.
      probing ??= probe().finally(() => {
        probing = undefined
      })
      await probing
    },
  }
}
