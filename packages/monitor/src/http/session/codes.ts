import { randomInt } from 'node:crypto'
import { z } from 'zod'
import { keyedHash } from '../../kernel/hashing.ts'
import { CODE_DIGITS, LONG_CODE_DIGITS } from './sign-in-limits.ts'

const digits = (count: number) =>
  randomInt(10 ** count)
    .toString()
    .padStart(count, '0')

/** A one-time code: six digits, each value equally likely. */
export const newCode = () => digits(CODE_DIGITS)

/** A long code: twelve digits, each value equally likely. */
export const newLongCode = () => digits(LONG_CODE_DIGITS)

/**
 * The stored hash of a code. It needs the monitor's key, so a million guesses do not help. `salt` is its browser's
 * token hash, or what the browsers of a long code share.
 */
export const codeHash = (secret: Uint8Array, salt: string, code: string) =>
  keyedHash(secret, 'code', `${salt}:${code}`)

const GIVE_DIGITS = 'Give the digits of the code: six, or twelve.'

/** A code in a request. */
export const codeInBody = z.string(GIVE_DIGITS).regex(/^(?:\d{6}|\d{12})$/, GIVE_DIGITS)

/** The response to a request for a code. */
export const wireCodeSent = z.object({
  lives_seconds: z.number(),
  resend_after_seconds: z.number(),
  code_digits: z.number(),
})
