import { formatCount } from '@fairhaul/core'

const MINUTE_SECONDS = 60

/**
 * How long the code lives on, in words that change once a minute: a person reads them, no one counts along.
 * Empty: null (nobody knows) says nothing.
 */
export const lifeOfCode = (seconds: number | null): string => {
  if (seconds === null) return ''
  if (seconds <= 0) return 'The code has expired. Send a new one.'
  if (seconds < MINUTE_SECONDS) return 'It works for less than a minute.'
  return `It works for ${formatCount(Math.ceil(seconds / MINUTE_SECONDS), 'minute')}.`
}
