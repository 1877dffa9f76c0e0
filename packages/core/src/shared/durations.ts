const MINUTE_MS = 60_000
const HOUR_MINUTES = 60
const DAY_MINUTES = 24 * HOUR_MINUTES

/**
 * The text of a duration in its two largest units: "45 min", "2 h 10 min", "3 d 4 h".
 *
 * Units: milliseconds. Empty: "0 min" for less than a minute, and for a negative duration.
 */
export const durationText = (ms: number): string => {
  const minutes = Math.max(0, Math.floor(ms / MINUTE_MS))
  const [whole, rest, large, small] =
    minutes < DAY_MINUTES
      ? [Math.floor(minutes / HOUR_MINUTES), minutes % HOUR_MINUTES, 'h', 'min']
      : [Math.floor(minutes / DAY_MINUTES), Math.floor((minutes % DAY_MINUTES) / HOUR_MINUTES), 'd', 'h']
  return [whole > 0 && `${whole} ${large}`, (rest > 0 || whole === 0) && `${rest} ${small}`]
    .filter(Boolean)
    .join(' ')
}
