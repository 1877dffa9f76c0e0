import { randomBytes } from 'node:crypto'
import { chmod, mkdir, open, readFile, rm, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import { asUnusable } from '../database/unusable.ts'
import { FileLost, type FileStore } from './file-store.ts'

const NAME = /^[0-9a-f]{32}$/
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

const writeNew = async (path: string, bytes: Uint8Array) => {
  const handle = await open(path, 'wx', OWNER_FILE)
  try {
    await handle.writeFile(bytes)
    await handle.sync()
  } catch (error) {
    await handle.close()
    await unlink(path).catch(() => undefined)
    throw error
  }
  await handle.close()
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
  const write = async (bytes: Uint8Array) => {
    const name = newName()
    const within = join(folder, name.slice(0, 2))
    if ((await mkdir(within, { recursive: true, mode: OWNER_FOLDER })) !== undefined) await syncFolder(folder)
    await writeNew(pathOf(name), bytes)
    await syncFolder(within)
    return name
  }
  const remove = (name: string) => rm(pathOf(name), { force: true })
  const probe = async () => {
    const path = join(folder, `.probe-${newName()}`)
    await writeNew(path, Buffer.from('ready'))
    await unlink(path)
  }
  let probing: Promise<void> | undefined
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
    check: () => {
      // A share that hangs is checked once at a time, however often the check is called.
      probing ??= probe().finally(() => {
        probing = undefined
      })
      return probing
    },
  }
}
