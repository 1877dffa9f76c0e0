import { randomInt } from 'node:crypto'
import { keyedHash } from './hashing.ts'

/** A one-time code: six digits, each value equally likely. */
export const newCode = () => randomInt(1_000_000).toString().padStart(6, '0')

/** What is kept of a code: without the monitor's key nobody can try all million. The same code differs per browser. */
export const codeHash = (secret: Uint8Array, browser: string, code: string) =>
  keyedHash(secret, 'code', `${browser}:${code}`)
