import { hash } from 'node:crypto'

/** Bits of a digest, and of a key: together with a rank, both are whole numbers that are exact here and in the database. */
const DIGEST_BITS = 38
const KEY_BITS = 53
const RANK_MAX = 2 ** 15 - 1
const READ_BYTES = 6
const READ_BITS = READ_BYTES * 8
const MS_A_DAY = 86_400_000

/** The signs of a digest as text, in their order: of two rows, the one whose text was greater has the greater number. */
const SIGNS = '-0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz'
const SIGN_BITS = 6
const SIGNS_READ = 7

/**
 * A short digest of what a row of a file says, by which it is recognized when it is read again. Digests of a greater rank
 * are greater. None is 0.
 */
export const digestOf = (facts: unknown, rank = 0): number => {
  const text = hash('sha1', JSON.stringify(facts), 'base64url')
  let bits = 0
  for (const sign of text.slice(0, SIGNS_READ)) bits = bits * SIGNS.length + SIGNS.indexOf(sign)
  return Math.max(1, rank * 2 ** DIGEST_BITS + Math.floor(bits / 2 ** (SIGN_BITS * SIGNS_READ - DIGEST_BITS)))
}

/** A key, and a digest of rank 0 or 1, in 31 bits: for facts of which an owner has few. */
const SHORT_BITS = 31
export const shortKey = (key: number): number => key % 2 ** SHORT_BITS
export const shortDigest = (digest: number): number =>
  digest === 0 ? 0 : Math.max(1, Math.floor(digest / 2 ** (DIGEST_BITS + 1 - SHORT_BITS)))

/** A rank by a day: a later one is greater. Days before 1970 and none are 0. */
export const rankOfDay = (day: string | null): number =>
  day === null ? 0 : Math.min(RANK_MAX, Math.max(0, Date.parse(day) / MS_A_DAY))

/**
 * The key of a fact as a number, by which it differs from the other facts of its carrier.
 *
 * Choice: a number of 53 bits in place of the text, of which an index has half the size. That two of 300,000 facts of one
 * carrier agree has a chance of 1 in 200,000.
 */
export const keyOf = (text: string): number => {
  const bytes = hash('sha256', text, 'buffer')
  const more = KEY_BITS - READ_BITS
  return bytes.readUIntBE(0, READ_BYTES) * 2 ** more + ((bytes[READ_BYTES] ?? 0) >> (8 - more))
}
