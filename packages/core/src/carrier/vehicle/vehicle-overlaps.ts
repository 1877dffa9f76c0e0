import { type CalendarDate, daysBetween, formatCalendarDate } from '../../shared/calendar-date.ts'
import type { CarrierId } from '../../shared/ids.ts'
import type { VehicleRun } from './vehicle.ts'

/** Two carriers seen with a vehicle within this many days are no coincidence. Choice: a month. */
const VEHICLE_OVERLAP_DAYS = 30

type Span = Pick<VehicleRun, 'firstSeenOn' | 'lastSeenOn'> & {
  readonly carrier: Pick<VehicleRun['carrier'], 'id' | 'legalName'>
}

/** Days from the last day of one to the first of the other; 0 if they overlap. */
const daysApart = (one: Span, other: Span): number =>
  Math.max(0, daysBetween(one.lastSeenOn, other.firstSeenOn), daysBetween(other.lastSeenOn, one.firstSeenOn))

/**
 * The other carriers seen with a vehicle within 30 days of a carrier's own time with it, in their order.
 *
 * Empty: none. Source: section 7, "Vehicles"; the rule is ours. Choice: each carrier's time lasts from its first to its
 * last day, as a truck is unlikely to change hands between two inspections.
 */
export const runsBeside = <Run extends Span>(runs: readonly Run[], carrierId: CarrierId): readonly Run[] => {
  const own = runs.find(({ carrier }) => carrier.id === carrierId)
  if (own === undefined) return []
  return runs.filter(run => run !== own && daysApart(own, run) < VEHICLE_OVERLAP_DAYS)
}

/**
 * The carriers last seen with a vehicle, within 30 days of each other: more than one, so the current one is unknown.
 *
 * Empty: none for one carrier or without carriers.
 * Source: section 7, "Vehicles"; the rule is ours.
 */
export const runsInDispute = <Run extends Span>(runs: readonly Run[]): readonly Run[] => {
  const last = runs.reduce<CalendarDate | undefined>(
    (day, run) => (day === undefined || run.lastSeenOn > day ? run.lastSeenOn : day),
    undefined,
  )
  if (last === undefined) return []
  const recent = runs.filter(({ lastSeenOn }) => daysBetween(lastSeenOn, last) < VEHICLE_OVERLAP_DAYS)
  return recent.length > 1 ? recent : []
}

/** The same as text, with advice. Empty: undefined. Source: section 7, "Vehicles"; the wording is ours. */
export const disputeText = (runs: readonly Span[]): string | undefined => {
  const recent = runsInDispute(runs)
  if (recent.length === 0) return undefined
  const days = recent.map(
    ({ carrier, lastSeenOn }) => `${carrier.legalName} on ${formatCalendarDate(lastSeenOn)}`,
  )
  return `Seen with ${recent.length === 2 ? 'two' : recent.length} carriers in the same ${VEHICLE_OVERLAP_DAYS} days: ${days.join(', ')}. Ask who runs it.`
}
