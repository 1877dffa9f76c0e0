import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** A random token of 256 bits, as text that fits a cookie. */
export const randomToken = () => randomBytes(32).toString('base64url')

/** The stored hash of a random token. The token has 256 bits, so a plain hash is enough. */
export const tokenHash = (token: string) => createHash('sha256').update(token).digest('base64url')

/**
 * A keyed hash of a short secret, which cannot be guessed without the monitor's key. `purpose` separates the results of
 * different uses.
 */
export const keyedHash = (secret: Uint8Array, purpose: string, text: string) =>
  createHmac('sha256', secret).update(`${purpose}\n${text}`).digest('base64url')

const LOGGED_CHARACTERS = 16

/** The digest of an address in the log: the same for one address, and no address can be found by it without the key. */
export const loggedAddress = (secret: Uint8Array, email: string) =>
  keyedHash(secret, 'logged address', email).slice(0, LOGGED_CHARACTERS)

/** The hash that the chat provider also computes, from the shared secret. */
export const chatHash = (chatSecret: string, userId: number) =>
  createHmac('sha256', chatSecret).update(String(userId)).digest('hex')

/** Compares two texts in constant time. */
export const sameText = (one: string, other: string) =>
  timingSafeEqual(createHash('sha256').update(one).digest(), createHash('sha256').update(other).digest())
