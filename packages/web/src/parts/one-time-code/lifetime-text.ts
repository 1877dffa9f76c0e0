import { formatCount } from '@fairhaul/core'

const MINUTE_SECONDS = 60
const TWO_DIGITS = 2

/** How long a code lives on, as it stands beside the field and counts down: "9:05 left". Empty: nobody knows, or it is over. */
export const lifeLeft = (seconds: number | null): string => {
  if (seconds === null || seconds <= 0) return ''
  const rest = String(seconds % MINUTE_SECONDS).padStart(TWO_DIGITS, '0')
  return `${Math.floor(seconds / MINUTE_SECONDS)}:${rest} left`
}

/**
 * The same for who listens: words that change once a minute, for nobody wants seconds counted into their ear.
 * Empty: nobody knows.
 */
export const lifetimeText = (seconds: number | null): string => {
  if (seconds === null) return ''
  if (seconds <= 0) return 'The code has expired.'
  if (seconds < MINUTE_SECONDS) return 'The code works for less than a minute.'
  return `The code works for ${formatCount(Math.ceil(seconds / MINUTE_SECONDS), 'minute')}.`
}

/** What is read out by itself: the last minute, and the end. Empty: there is nothing to hurry for. */
export const lifeNews = (seconds: number | null): string => {
  if (seconds === null || seconds > MINUTE_SECONDS) return ''
  return seconds <= 0 ? 'The code has expired. Send a new one.' : 'The code works for one more minute.'
}
