/**
 * How long a `retry-after` header asks to wait, in milliseconds: whole seconds, or the time of day until when.
 *
 * Empty:   no header, or one that is neither, gives null. A moment that has passed is 0.
 */
export const retryAfterMs = (header: string | null, now: number): number | null => {
  if (header === null) return null
  if (/^\d{1,9}$/.test(header)) return Number(header) * 1000
  const until = /[A-Z]/i.test(header) ? Date.parse(header) : Number.NaN
  return Number.isNaN(until) ? null : Math.max(0, until - now)
}
