import { formatCount } from '@fairhaul/core'

const MINUTE_SECONDS = 60
const COUNTED_SECONDS_MAX = 90

/** When something can be tried again: "in 20 s", counted down; a longer wait in minutes, as no one counts along. */
export const untilText = (seconds: number): string =>
  seconds <= COUNTED_SECONDS_MAX
    ? `in ${seconds} s`
    : `in ${formatCount(Math.ceil(seconds / MINUTE_SECONDS), 'minute')}`
