import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const BYTES = 32

/**
 * The monitor's own key, made at the first start and kept in its data folder, both for their owner's eyes alone. Lost, it ends
 * all sessions' proofs and all codes that are under way, and nothing else.
 */
export function secretOf(dataFolder: string): Uint8Array {
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 })
  const file = join(dataFolder, 'secret.key')
  try {
    // `wx`: of two starts at once, one makes the key and both use it.
    writeFileSync(file, randomBytes(BYTES), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  const secret = readFileSync(file)
  if (secret.byteLength < BYTES)
    throw new Error(`The key in ${file} is too short. Remove it to have a new one made.`)
  return secret
}
