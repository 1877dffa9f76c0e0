/** The subject of a violation. Source: section 3, "Inspections, crashes and violations". */
export const VIOLATION_GROUPS = ['driver', 'vehicle', 'hazmat', 'unknown'] as const
/** One of the four. Source: section 3, "Inspections, crashes and violations". */
export type ViolationGroup = (typeof VIOLATION_GROUPS)[number]

/** The label of each. Source: section 3, "Inspections, crashes and violations"; the wording is ours. */
export const VIOLATION_GROUP_LABELS = {
  driver: 'Driver',
  vehicle: 'Vehicle',
  hazmat: 'Hazardous materials',
  unknown: 'Unknown',
} as const satisfies Readonly<Record<ViolationGroup, string>>

/** The file's code for no known category. */
const UNKNOWN_CATEGORY = 99

/** First and last number of each range, inclusive. */
const RANGES: readonly (readonly [number, number, ViolationGroup])[] = [
  [1, 14, 'driver'],
  [15, 30, 'vehicle'],
  [31, 39, 'hazmat'],
  [40, 49, 'driver'],
]

/**
 * The group of a federal violation category.
 *
 * Empty: unknown for null, for 99, and for any number outside the ranges.
 * Source: section 3, "Inspections, crashes and violations"; the ranges are those of the federal inspection file: 1 to
 * 14 and 40 to 49 driver, 15 to 30 vehicle, 31 to 39 hazardous materials.
 */
export const violationGroup = (category: number | null): ViolationGroup => {
  const number = category ?? UNKNOWN_CATEGORY
  return RANGES.find(([first, last]) => first <= number && number <= last)?.[2] ?? 'unknown'
}
