import { toDate } from 'date-fns'
import { type CalendarDate, calendarDateOf, daysBetween } from '../shared/calendar-date.ts'
import { formatCount } from '../shared/amounts.ts'
import type { Connection } from './connection.ts'

/**
 * How long a connection has waited since its newest packet changed: "12 days"; "Since today".
 *
 * Empty: null without a packet. Source: section 3, "Connection".
 */
export const packetWaitText = (
  { latestPacket }: Pick<Connection, 'latestPacket'>,
  today: CalendarDate,
): string | null => {
  if (latestPacket === null) return null
  const days = daysBetween(calendarDateOf(toDate(latestPacket.updatedAt)), today)
  return days < 1 ? 'Since today' : formatCount(days, 'day')
}
