import { randomInt } from 'node:crypto'
import { z } from 'zod'
import { keyedHash } from './hashing.ts'
import { CODE_LIVES_SECONDS, RESEND_AFTER_SECONDS } from './sign-in-limits.ts'

/** A one-time code: six digits, each value equally likely. */
export const newCode = () => randomInt(1_000_000).toString().padStart(6, '0')

/** What is kept of a code: without the monitor's key nobody can try all million. The same code differs per browser. */
export const codeHash = (secret: Uint8Array, browser: string, code: string) =>
  keyedHash(secret, 'code', `${browser}:${code}`)

/** A code as it is given back. */
export const codeInBody = z.string('Give six digits.').regex(/^\d{6}$/, 'Give six digits.')

/** What is answered to whoever asks for one. */
export const wireCodeSent = z.object({ lives_seconds: z.number(), resend_after_seconds: z.number() })

export const CODE_SENT: z.input<typeof wireCodeSent> = {
  lives_seconds: CODE_LIVES_SECONDS,
  resend_after_seconds: RESEND_AFTER_SECONDS,
}
