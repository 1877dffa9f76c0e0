import { INSPECTIONS_TO_COMPARE_MIN } from '../facts/national-averages.ts'

/**
 * The share of inspections that ended out of service, 0 to 1.
 *
 * Empty: null below five inspections, where a share says nothing; it is never 0 for want of inspections.
 * Source: section 3, "Inspections, crashes and violations".
 */
export const outOfServiceRate = (outOfService: number, inspections: number): number | null =>
  inspections < INSPECTIONS_TO_COMPARE_MIN ? null : outOfService / inspections
