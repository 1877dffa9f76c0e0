import type { CalendarDate } from '../../shared/calendar-date.ts'
import type { CarrierId, Id } from '../../shared/ids.ts'
import type { InspectionId } from './inspection.ts'

/** The number of a violation at the server. */
export type ViolationId = Id<'violation'>

/** What an inspector wrote up. Null is "not on record". Source: section 3, "Inspections, crashes and violations". */
export interface Violation {
  readonly id: ViolationId
  readonly inspectionId: InspectionId
  readonly carrierId: CarrierId
  readonly foundOn: CalendarDate
  /** As the source writes it, with or without its dot. */
  readonly code: string
  readonly description: string | null
  /** Federal number of the category; `violationGroup` reads it. */
  readonly category: number | null
  /** D driver, C co-driver, 1 to 9 the unit of the report. */
  readonly unit: string | null
  readonly isOutOfService: boolean
  /** True when a court or an agency threw the citation out. */
  readonly isDismissed: boolean
}

/** Whose fault a violation is, as the report has it. */
const PEOPLE: ReadonlyMap<string, string> = new Map([
  ['D', 'Driver'],
  ['C', 'Co-driver'],
])

/**
 * What a violation was found on, in words: "Driver", "Co-driver", "Unit 2".
 *
 * Empty: "Not on record". Choice: a letter nobody knows is told as "Unit X".
 * Source: section 3, "Inspections, crashes and violations".
 */
export const violationUnitText = (unit: string | null): string =>
  unit === null ? 'Not on record' : (PEOPLE.get(unit) ?? `Unit ${unit}`)

/** What violations come to: a dismissed one is told apart and counts nowhere else. */
export interface ViolationTotals {
  readonly violations: number
  readonly outOfService: number
  readonly dismissed: number
}

/**
 * How many violations stand, how many of them put something out of service, and how many were dismissed.
 *
 * Empty: all 0. Source: section 3, "Inspections, crashes and violations". Choice: a dismissed citation counts against
 * nobody, so it is in `dismissed` only.
 */
export const violationTotals = (
  violations: readonly Pick<Violation, 'isOutOfService' | 'isDismissed'>[],
): ViolationTotals => {
  const standing = violations.filter(({ isDismissed }) => !isDismissed)
  return {
    violations: standing.length,
    outOfService: standing.filter(({ isOutOfService }) => isOutOfService).length,
    dismissed: violations.length - standing.length,
  }
}
