/** What carriers may have in common by the federal record, the most telling first. Source: section 3, "Associated carriers". */
export const FEDERAL_TIE_KINDS = ['vehicle_vin', 'email', 'phone', 'contact', 'address'] as const
/** One of the five. Source: section 3, "Associated carriers". */
export type FederalTieKind = (typeof FEDERAL_TIE_KINDS)[number]
