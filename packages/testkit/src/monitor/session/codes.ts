import { randomInt } from 'node:crypto'
import { z } from 'zod'
import { keyedHash } from './hashing.ts'
import { CODE_LIVES_SECONDS, RESEND_AFTER_SECONDS } from './sign-in-limits.ts'

/** A one-time code: six digits, each value equally likely. */
export const newCode = () => randomInt(1_000_000).toString().padStart(6, '0')

/** The stored hash of a code. It needs the monitor's key, so a million guesses do not help; it differs by browser. */
export const codeHash = (secret: Uint8Array, browser: string, code: string) =>
  keyedHash(secret, 'code', `${browser}:${code}`)

/** A code in a request. */
export const codeInBody = z.string('Give six digits.').regex(/^\d{6}$/, 'Give six digits.')

/** The response to a request for a code. */
export const wireCodeSent = z.object({ lives_seconds: z.number(), resend_after_seconds: z.number() })

export const CODE_SENT: z.input<typeof wireCodeSent> = {
  lives_seconds: CODE_LIVES_SECONDS,
  resend_after_seconds: RESEND_AFTER_SECONDS,
}
