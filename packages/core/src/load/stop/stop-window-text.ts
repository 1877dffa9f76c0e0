import { toDate } from 'date-fns'
import type { CalendarDate } from '../../shared/calendar-date.ts'
import { formatCalendarDate } from '../../shared/calendar-date.ts'
import { instantMs } from '../../shared/instant-ms.ts'
import { clockText } from '../../shared/times.ts'
import type { LoadStop } from './load-stop.ts'

interface ZonedTime {
  readonly day: string
  readonly time: string
  /** " CST". Empty: the zone is the viewer's, which needs no name. */
  readonly zone: string
}

/**
 * Writes instants in a stop's zone; in the viewer's, without its name, where that is missing or unknown.
 *
 * A missing zone is passed on as "null", which is rejected like any unknown zone. Source: section 3, "Load".
 */
export const formatterFor = (timeZone: string | null): Intl.DateTimeFormat => {
  const two = '2-digit'
  const shape = { year: 'numeric', month: two, day: two, hour: two, minute: two, hourCycle: 'h23' } as const
  try {
    return new Intl.DateTimeFormat('en-US', { ...shape, timeZone: String(timeZone), timeZoneName: 'short' })
  } catch {
    return new Intl.DateTimeFormat('en-US', shape)
  }
}

const zoned = (instant: string | null, formatter: Intl.DateTimeFormat): ZonedTime | null => {
  const at = instantMs(instant)
  if (at === null) return null
  const parts = new Map(formatter.formatToParts(toDate(at)).map(({ type, value }) => [type, value]))
  const zone = parts.get('timeZoneName')
  return {
    day: formatCalendarDate(`${parts.get('year')}-${parts.get('month')}-${parts.get('day')}` as CalendarDate),
    time: clockText(Number(parts.get('hour')), Number(parts.get('minute'))),
    zone: zone === undefined ? '' : ` ${zone}`,
  }
}

const whole = ({ day, time, zone }: ZonedTime): string => `${day}, ${time}${zone}`

/**
 * The text of a stop's window, in the stop's own time zone: "Nov 21, 2026, 8:00 AM to 10:00 AM CST". A day or zone that both
 * ends share is shown once.
 *
 * Empty: "not on record" without both ends; "from …" or "until …" with one.
 * Choice: with a missing or unknown zone the window is shown in the viewer's zone, without a name.
 * Source: section 3, "Load".
 */
export const stopWindowText = ({ window, timeZone }: Pick<LoadStop, 'window' | 'timeZone'>): string => {
  const formatter = formatterFor(timeZone)
  const start = zoned(window.startsAt, formatter)
  const end = zoned(window.endsAt, formatter)
  if (start === null) return end === null ? 'not on record' : `until ${whole(end)}`
  if (end === null) return `from ${whole(start)}`
  const from = `${start.day}, ${start.time}${start.zone === end.zone ? '' : start.zone}`
  return `${from} to ${start.day === end.day ? `${end.time}${end.zone}` : whole(end)}`
}

/**
 * The text of an instant in a stop's own time zone: "Nov 21, 2026, 8:00 AM CST".
 *
 * Empty: an empty text for an invalid instant. Source: section 3, "Load".
 */
export const stopTimeText = (instant: string, timeZone: string | null): string => {
  const at = zoned(instant, formatterFor(timeZone))
  return at === null ? '' : whole(at)
}

/**
 * The short name of a stop's zone at an instant: "CST".
 *
 * Empty: null where the zone is missing or unknown, so that times are the viewer's. Source: section 3, "Load".
 */
export const stopZoneName = (timeZone: string | null, instant: string): string | null =>
  zoned(instant, formatterFor(timeZone))?.zone.trim() || null
