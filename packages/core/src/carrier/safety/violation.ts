import type { CalendarDate } from '../../shared/calendar-date.ts'
import type { CarrierId, Id } from '../../shared/ids.ts'
import type { Basic } from './basic.ts'
import type { InspectionId } from './inspection.ts'

/** The number of a violation at the server. */
export type ViolationId = Id<'violation'>

/**
 * One violation found by an inspector. Null is "not on record". Source: section 3, "Inspections, crashes and
 * violations".
 */
export interface Violation {
  readonly id: ViolationId
  readonly inspectionId: InspectionId
  readonly carrierId: CarrierId
  readonly foundOn: CalendarDate
  /** As in the source, with or without its dot. */
  readonly code: string
  readonly description: string | null
  /** Federal number of the category; `violationGroup` reads it. */
  readonly category: number | null
  /** The behavior category that it counts in; null where it counts in none that is known here. */
  readonly basic: Basic | null
  /** D driver, C co-driver, 1 to 9 the unit of the report. */
  readonly unit: string | null
  /** Whether it put a driver or a unit out of service. Null: its mark could not be read. */
  readonly isOutOfService: boolean | null
  /** True if a court or an agency dismissed the citation. */
  readonly isDismissed: boolean
}

/** The unit of a violation, from the report. */
const PEOPLE: ReadonlyMap<string, string> = new Map([
  ['D', 'Driver'],
  ['C', 'Co-driver'],
])

/**
 * The unit of a violation as text: "Driver", "Co-driver", "Unit 2".
 *
 * Empty: "Not on record". Choice: an unknown letter is shown as "Unit X".
 * Source: section 3, "Inspections, crashes and violations".
 */
export const violationUnitText = (unit: string | null): string =>
  unit === null ? 'Not on record' : (PEOPLE.get(unit) ?? `Unit ${unit}`)

/** What a violation did, as text: "Out of service". Empty: "Not known whether out of service". Source: section 3, "Inspections, crashes and violations". */
export const violationResultText = ({ isOutOfService }: Pick<Violation, 'isOutOfService'>): string =>
  isOutOfService === null
    ? 'Not known whether out of service'
    : isOutOfService
      ? 'Out of service'
      : 'Not out of service'

/** The totals of violations: dismissed ones are counted separately. */
export interface ViolationTotals {
  readonly violations: number
  readonly outOfService: number
  readonly dismissed: number
}

/**
 * The numbers of valid violations, of those that put something out of service, and of dismissed ones.
 *
 * Empty: all 0. Source: section 3, "Inspections, crashes and violations". Choice: a dismissed citation counts only in
 * `dismissed`.
 */
export const violationTotals = (
  violations: readonly Pick<Violation, 'isOutOfService' | 'isDismissed'>[],
): ViolationTotals => {
  const statuses = violations.filter(({ isDismissed }) => !isDismissed)
  return {
    violations: statuses.length,
    outOfService: statuses.filter(({ isOutOfService }) => isOutOfService === true).length,
    dismissed: violations.length - statuses.length,
  }
}
