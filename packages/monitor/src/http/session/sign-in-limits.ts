import type { Limit } from '../throttle.ts'

export const CODE_LIVES_SECONDS = 600
export const RESEND_AFTER_SECONDS = 30
export const TRIES_MAX = 5

export const CODE_DIGITS = 6
/**
 * Digits of a code while an address is under attack: too many to guess, so no limit has to keep its owner out.
 * Choice: as many as people copy from a mail in one go.
 */
export const LONG_CODE_DIGITS = 12
/** For how long a long code is given to each request, without another mail: its owner has it by then. */
export const LONG_CODE_SHARED_SECONDS = 300

const LATER = 'Too many attempts. Try again later.'

/**
 * Choice: beyond these two an address is under attack, and its next codes are long. Neither keeps its owner out. Ten
 * guesses in a window of an hour are at most twenty in any hour, and 250 in a day: one chance in 4,000.
 */
export const CODES_OF_ADDRESS: Limit = { name: 'codes-address', max: 6, seconds: 600, message: LATER }
export const GUESSES_OF_ADDRESS: Limit = { name: 'guesses-address', max: 10, seconds: 3600, message: LATER }
/**
 * Choice: a client gets thirty of each in ten minutes, since a company may share one address. Attempts that end in a
 * sign-in do not count.
 */
export const CODES_OF_CLIENT: Limit = { name: 'codes-client', max: 30, seconds: 600, message: LATER }
export const GUESSES_OF_CLIENT: Limit = { name: 'guesses-client', max: 30, seconds: 600, message: LATER }
