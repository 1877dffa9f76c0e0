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

/** The hash that the chat provider also computes, from the shared secret. */
export const chatHash = (chatSecret: string, userId: number) =>
  createHmac('sha256', chatSecret).update(String(userId)).digest('hex')

/** Compares two texts in constant time. */
export const sameText = (one: string, other: string) =>
  timingSafeEqual(createHash('sha256').update(one).digest(), createHash('sha256').update(other).digest())
