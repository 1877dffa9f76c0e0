/** Formatters by zone, as one is expensive to make. */
const formatters = new Map<string, Intl.DateTimeFormat>()

const formatterOf = (timeZone: string): Intl.DateTimeFormat => {
  const known = formatters.get(timeZone)
  if (known !== undefined) return known
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  formatters.set(timeZone, made)
  return made
}

/** The wall clock of a zone at an instant, in milliseconds as if it were UTC. */
export const wallClock = (instant: number, zone: string): number => {
  const parts = formatterOf(zone).formatToParts(instant)
  const of = (type: string) => Number(parts.find(part => part.type === type)?.value)
  return Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second'))
}

/**
 * The instant at which the wall clock of a zone shows a time, given in milliseconds as if it were UTC. A time that a
 * clock shows twice is the first of both.
 *
 * Empty: null for a time that it skips, as it is put forward.
 */
export const instantOf = (wall: number, zone: string): number | null => {
  const day = 86_400_000
  const before = wall - day
  const offsets = [before, wall + day].map(at => wallClock(at, zone) - at)
  const instants = offsets.map(offset => wall - offset).filter(at => wallClock(at, zone) === wall)
  return instants.length === 0 ? null : Math.min(...instants)
}
