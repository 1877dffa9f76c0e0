import type { CarrierSummary } from '../../carrier/carrier.ts'
import type { MapRoute } from '../../map/map-route.ts'
import { formatCount } from '../../shared/amounts.ts'
import { type CalendarDate, formatCalendarDate } from '../../shared/calendar-date.ts'
import type { Page } from '../../shared/page.ts'

/** How often a carrier was seen on the requested lane. */
export interface SeenOnLane {
  /** From 1. */
  readonly times: number
  readonly lastOn: CalendarDate
}

/** A carrier found by a lane search, and why. */
export interface LaneCarrier extends CarrierSummary {
  /** Null: not on record. */
  readonly seenOnLane: SeenOnLane | null
}

/** The response to a lane search: a page of carriers, and the route between the two places if known. */
export interface LaneAnswer {
  readonly carriers: Page<LaneCarrier>
  readonly route: MapRoute | null
}

/** Why a carrier is in the results: "Seen 3 times on this lane, last on Mar 4, 2026". Empty: "Not seen on this lane". */
export const seenOnLaneText = (seen: SeenOnLane | null): string =>
  seen === null
    ? 'Not seen on this lane'
    : `Seen ${formatCount(seen.times, 'time')} on this lane, last on ${formatCalendarDate(seen.lastOn)}`
