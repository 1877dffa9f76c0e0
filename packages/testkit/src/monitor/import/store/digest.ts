import { hash } from 'node:crypto'

/** How long a digest is: 96 bits of base64. */
const LENGTH = 16

/** A short digest of what a row of a file says, by which it is recognized when it is read again. */
export const digestOf = (facts: unknown): string =>
  hash('sha1', JSON.stringify(facts), 'base64url').slice(0, LENGTH)
