import type { CalendarDate } from '../../shared/calendar-date.ts'
import { INSPECTIONS_TO_COMPARE_MIN } from '../facts/national-averages.ts'
import type { Inspection, InspectionOutOfService } from './inspection.ts'
import { countsForSafety } from './safety-window.ts'

/**
 * The share of inspections that ended out of service, 0 to 1.
 *
 * Empty: null below five inspections, where a share is not meaningful; it is never 0 without inspections.
 * Source: section 3, "Inspections, crashes and violations".
 */
export const outOfServiceRate = (outOfService: number, inspections: number): number | null =>
  inspections < INSPECTIONS_TO_COMPARE_MIN ? null : outOfService / inspections

/** Inspections of one kind: how many covered it, how many put it out of service, and their share. */
export interface InspectionTotal {
  readonly inspections: number
  readonly outOfService: number
  /** 0 to 1; null below five inspections of this kind. */
  readonly rate: number | null
}

/** The totals of 24 months' inspections. */
export interface InspectionTotals {
  readonly inspections: number
  readonly vehicle: InspectionTotal
  readonly driver: InspectionTotal
  readonly hazmat: InspectionTotal
  /** The newest one; null when there is none. */
  readonly lastInspectedOn: CalendarDate | null
}

const totalOf = (inspections: readonly Inspection[], part: keyof InspectionOutOfService): InspectionTotal => {
  const looked = inspections.filter(({ outOfService }) => outOfService[part] !== null).length
  const stopped = inspections.filter(({ outOfService }) => outOfService[part] === true).length
  return { inspections: looked, outOfService: stopped, rate: outOfServiceRate(stopped, looked) }
}

/**
 * The totals of a carrier's inspections of the last 24 months.
 *
 * Empty: no inspections, no rates, no last day. An inspection counts for a rate only if it covered that kind.
 * Source: section 3, "Inspections, crashes and violations".
 */
export const inspectionTotals = (all: readonly Inspection[], today: CalendarDate): InspectionTotals => {
  const counted = all.filter(({ inspectedOn }) => countsForSafety(inspectedOn, today))
  return {
    inspections: counted.length,
    vehicle: totalOf(counted, 'vehicle'),
    driver: totalOf(counted, 'driver'),
    hazmat: totalOf(counted, 'hazmat'),
    lastInspectedOn:
      counted
        .map(({ inspectedOn }) => inspectedOn)
        .toSorted()
        .at(-1) ?? null,
  }
}
