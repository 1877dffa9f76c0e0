import type { Limit } from './throttle.ts'

export const CODE_LIVES_SECONDS = 600
export const RESEND_AFTER_SECONDS = 30
export const TRIES_MAX = 5

const LATER = 'Too many attempts. Try again later.'

/**
 * Choice: an address gets six codes in ten minutes and twenty wrong guesses in an hour, over all browsers, so that new
 * codes do not help a guesser; a client gets thirty of each in ten minutes, since a company may share one address.
 * Attempts that end in a sign-in do not count.
 */
export const RESEND: Limit = {
  name: 'resend',
  max: 1,
  seconds: RESEND_AFTER_SECONDS,
  message: 'A code was just sent. Wait a moment before you ask for another.',
}
export const CODES_OF_ADDRESS: Limit = { name: 'codes-address', max: 6, seconds: 600, message: LATER }
export const CODES_OF_CLIENT: Limit = { name: 'codes-client', max: 30, seconds: 600, message: LATER }
export const GUESSES_OF_ADDRESS: Limit = { name: 'guesses-address', max: 20, seconds: 3600, message: LATER }
export const GUESSES_OF_CLIENT: Limit = { name: 'guesses-client', max: 30, seconds: 600, message: LATER }
