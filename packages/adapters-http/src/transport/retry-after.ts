/**
 * The wait of a `retry-after` header in milliseconds, given in whole seconds or as a date.
 *
 * Empty:   no header, or an invalid one, gives null. A past date is 0.
 */
export const retryAfterMs = (header: string | null, now: number): number | null => {
  if (header === null) return null
  if (/^\d{1,9}$/.test(header)) return Number(header) * 1000
  const until = /[A-Z]/i.test(header) ? Date.parse(header) : Number.NaN
  return Number.isNaN(until) ? null : Math.max(0, until - now)
}
