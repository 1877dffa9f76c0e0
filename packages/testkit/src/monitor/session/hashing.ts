import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** A secret that nobody can guess: 256 random bits, as text that fits a cookie. */
export const randomToken = () => randomBytes(32).toString('base64url')

/** What the database keeps of a random token. The token has 256 bits, so a plain hash is enough. */
export const tokenHash = (token: string) => createHash('sha256').update(token).digest('base64url')

/**
 * What is kept or given out in place of a short secret: without the monitor's key nobody can try all codes.
 * `purpose` keeps one use's result from standing in for another's.
 */
export const keyedHash = (secret: Uint8Array, purpose: string, text: string) =>
  createHmac('sha256', secret).update(`${purpose}\n${text}`).digest('base64url')

/** What the chat's provider computes too from the secret it shares with this monitor, and compares. */
export const chatHash = (chatSecret: string, userId: number) =>
  createHmac('sha256', chatSecret).update(String(userId)).digest('hex')

/** Whether two texts are the same, in a time that does not tell where they differ. */
export const sameText = (one: string, other: string) =>
  timingSafeEqual(createHash('sha256').update(one).digest(), createHash('sha256').update(other).digest())
