/** The parts of a carrier's profile, in display order. Source: section 3, "Carrier detail". */
export const CARRIER_DETAIL_PARTS = [
  'vehicles',
  'safety',
  'crashes',
  'violations',
  'inspections',
  'insights',
  'insurance',
  'touches',
  'associations',
  'equipment',
  'power_units',
  'rates',
  'eld_status',
] as const
/** One of the thirteen. Source: section 3, "Carrier detail". */
export type CarrierDetailPart = (typeof CARRIER_DETAIL_PARTS)[number]

/** The label of each part. Source: section 3, "Carrier detail"; the wording is ours. */
export const CARRIER_DETAIL_LABELS = {
  vehicles: 'Vehicles',
  safety: 'Safety',
  crashes: 'Crashes',
  violations: 'Violations',
  inspections: 'Inspections',
  insights: 'Insights',
  insurance: 'Insurance policies',
  touches: 'Areas visited',
  associations: 'Associated carriers',
  equipment: 'Equipment',
  power_units: 'Power units',
  rates: 'Rate confirmations',
  eld_status: 'ELD status',
} as const satisfies Readonly<Record<CarrierDetailPart, string>>

const SAFETY_PARTS: ReadonlySet<CarrierDetailPart> = new Set([
  'safety',
  'crashes',
  'violations',
  'inspections',
])

/** The rights that decide which parts are shown. */
export interface CarrierDetailRights {
  /** True for a user whose scope blocks safety data. */
  readonly isSafetyHidden: boolean
  /** Whether the plan shows insights. */
  readonly canViewInsights: boolean
}

/**
 * The parts of a carrier's profile that a user is shown, in order.
 * Without safety data there are no safety record, crashes, violations or inspections; without the plan's right no
 * insights. All other parts are always shown.
 * Source: section 3, "Carrier detail"; section 6, "Safety data"; section 6, "Paywall gates".
 */
export const carrierDetailParts = ({
  isSafetyHidden,
  canViewInsights,
}: CarrierDetailRights): readonly CarrierDetailPart[] =>
  CARRIER_DETAIL_PARTS.filter(
    part => !(isSafetyHidden && SAFETY_PARTS.has(part)) && (canViewInsights || part !== 'insights'),
  )
