import { type CalendarDate, daysBetween, formatCalendarDate } from '../../shared/calendar-date.ts'
import type { CarrierId } from '../../shared/ids.ts'
import type { VehicleRun } from './vehicle.ts'

/** Two carriers that were seen with a vehicle within so many days did not share it by accident. Choice: a month. */
export const VEHICLE_OVERLAP_DAYS = 30

type Span = Pick<VehicleRun, 'firstSeenOn' | 'lastSeenOn'> & {
  readonly carrier: Pick<VehicleRun['carrier'], 'id' | 'legalName'>
}

/** Days from the last day of one to the first of the other; 0 when they cross. */
const daysApart = (one: Span, other: Span): number =>
  Math.max(0, daysBetween(one.lastSeenOn, other.firstSeenOn), daysBetween(other.lastSeenOn, one.firstSeenOn))

/**
 * Who else was seen with a vehicle within 30 days of a carrier's own time with it, in their order.
 *
 * Empty: nobody. Source: section 7, "Vehicles"; the rule is ours. Choice: from the first to the last day that each was
 * seen, as nobody hands a truck back between two inspections without being asked why.
 */
export const runsBeside = <Run extends Span>(runs: readonly Run[], carrierId: CarrierId): readonly Run[] => {
  const own = runs.find(({ carrier }) => carrier.id === carrierId)
  if (own === undefined) return []
  return runs.filter(run => run !== own && daysApart(own, run) < VEHICLE_OVERLAP_DAYS)
}

/**
 * The carriers that were seen with a vehicle last, within 30 days of each other: more than one, and nobody can tell who
 * runs it now.
 *
 * Empty: one carrier alone is none; so is a vehicle without carriers.
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

/** The same in words, with what to do. Empty: undefined. Source: section 7, "Vehicles"; the words are ours. */
export const disputeText = (runs: readonly Span[]): string | undefined => {
  const recent = runsInDispute(runs)
  if (recent.length === 0) return undefined
  const days = recent.map(
    ({ carrier, lastSeenOn }) => `${carrier.legalName} on ${formatCalendarDate(lastSeenOn)}`,
  )
  return `Seen with ${recent.length === 2 ? 'two' : recent.length} carriers in the same ${VEHICLE_OVERLAP_DAYS} days: ${days.join(', ')}. Ask who runs it.`
}
