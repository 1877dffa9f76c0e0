import { randomBytes } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { tokenHash } from '../../kernel/hashing.ts'

/** How every key begins, so that a person and a scanner for leaked secrets know it. */
const KEY_PREFIX = 'fhk_'
const PUBLIC_ID_BYTES = 6
const SECRET_BYTES = 32

/** A public id of 12 digits, a secret of 64, and a checksum of 8, all hexadecimal. */
const KEY = /^fhk_(?<publicId>[0-9a-f]{12})(?<secret>[0-9a-f]{64})(?<checksum>[0-9a-f]{8})$/

const checksumOf = (text: string) => crc32(text).toString(16).padStart(8, '0')

/** What the database has of a key. */
export interface KeyParts {
  readonly publicId: string
  readonly hash: string
}

/** The start of a key, which people recognize it by: `fhk_1a2b3c4d5e6f`. */
export const keyHint = (publicId: string) => `${KEY_PREFIX}${publicId}`

const partsOf = (key: string, publicId: string): KeyParts => ({ publicId, hash: tokenHash(key) })

/**
 * A new key. Its secret has 256 random bits, which no one can guess from its hash, so the hash is a fast one.
 */
export const newKey = (): KeyParts & { readonly key: string } => {
  const publicId = randomBytes(PUBLIC_ID_BYTES).toString('hex')
  const body = `${KEY_PREFIX}${publicId}${randomBytes(SECRET_BYTES).toString('hex')}`
  const key = `${body}${checksumOf(body)}`
  return { key, ...partsOf(key, publicId) }
}

/** The parts of a key that a request has. Null: it is no whole key, by its form or its checksum. */
export const readKey = (text: string): KeyParts | null => {
  const found = KEY.exec(text)?.groups
  if (found === undefined) return null
  const { publicId = '', secret = '', checksum } = found
  return checksumOf(`${KEY_PREFIX}${publicId}${secret}`) === checksum ? partsOf(text, publicId) : null
}
