import { randomBytes } from 'node:crypto'
import { chmodSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { asUnusable, FolderUnusable, inUsableFolder } from '../../database/unusable.ts'

/** How long a secret is that the monitor makes. */
export const SECRET_BYTES = 32

const OWNER_ONLY = 0o700
const FOR_OTHERS = 0o077

/**
 * Makes a data folder, or an existing one, readable by its owner only. Refuses: FolderUnusable where others can read it
 * and this user cannot change that, or where it cannot be made. Choice: a system without such modes (Windows) is left as
 * it is.
 */
export function keepForOwner(dataFolder: string, chmod: typeof chmodSync = chmodSync): void {
  inUsableFolder(dataFolder, () => mkdirSync(dataFolder, { recursive: true, mode: OWNER_ONLY }))
  const isOpen = () => (statSync(dataFolder).mode & FOR_OTHERS) !== 0
  if (process.platform === 'win32' || !isOpen()) return
  try {
    chmod(dataFolder, OWNER_ONLY)
  } catch (error) {
    // Any other reason is said below.
    if (error instanceof Error && 'code' in error && error.code === 'EROFS')
      throw asUnusable(error, dataFolder, '--data')
  }
  if (isOpen())
    throw new FolderUnusable(
      `Other users of this machine can read ${dataFolder}, and this one cannot change that. Run "chmod 700 ${dataFolder}" as its owner, or name another folder with --data.`,
    )
}

/**
 * The monitor's own key, made at the first start and stored in its data folder, both readable by their owner only.
 * Losing it ends the CSRF proofs of all sessions and all pending codes, and nothing else. Refuses: FolderUnusable.
 */
export function secretOf(dataFolder: string): Uint8Array {
  keepForOwner(dataFolder)
  return inUsableFolder(dataFolder, () => readSecret(join(dataFolder, 'secret.key')))
}

const readSecret = (file: string): Uint8Array => {
  try {
    // `wx`: of two starts at once, one makes the key and both use it.
    writeFileSync(file, randomBytes(SECRET_BYTES), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  const secret = readFileSync(file)
  if (secret.byteLength < SECRET_BYTES)
    throw new FolderUnusable(`The key in ${file} is too short. Remove it to have a new one made.`)
  return secret
}
