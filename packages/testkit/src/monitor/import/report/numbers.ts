/** A count as people read it: `1,234,567`. */
export const count = (value: number): string => Math.round(value).toLocaleString('en-US')

/** A span of time as people say it: `45 s`, `3 min 05 s`, `1 h 02 min`. */
export const duration = (seconds: number): string => {
  const whole = Math.max(0, Math.round(seconds))
  const two = (value: number) => String(value).padStart(2, '0')
  if (whole < 60) return `${whole} s`
  if (whole < 3600) return `${Math.floor(whole / 60)} min ${two(whole % 60)} s`
  return `${Math.floor(whole / 3600)} h ${two(Math.floor((whole % 3600) / 60))} min`
}
