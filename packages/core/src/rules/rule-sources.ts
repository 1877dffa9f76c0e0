/**
 * The kinds of sources of facts, by how often they come: authority and filed insurance daily, the census weekly, safety
 * monthly, certificates and checks of one's own when someone makes them.
 */
export const SOURCE_KINDS = ['registration', 'census', 'safety', 'certificates', 'checks'] as const

/** One of the kinds of sources. */
export type SourceKind = (typeof SOURCE_KINDS)[number]

/** Federal files of which any one is enough, by the names that the agency gives them. */
export type AnyOf = readonly string[]

/** The files that tell the authority of a carrier, and its kind of operation. */
export const AUTHORITY_FILES: readonly AnyOf[] = [
  ['Motus Carrier'],
  ['Motus AuthHist'],
  ['Motus RevokeSuspend'],
  ['L&I Carrier'],
  ['Company Census File', 'SMS Input - Motor Carrier Census'],
]

/** The files that tell since when a carrier has authority. */
export const AUTHORITY_AGE_FILES: readonly AnyOf[] = [
  ...AUTHORITY_FILES,
  ['L&I AuthHist'],
  ['L&I Revocation'],
]

/** The files that tell the filed insurance of a carrier. */
export const INSURANCE_FILES: readonly AnyOf[] = [
  ['Motus Insur'],
  ['Motus InsHist'],
  ['L&I ActPendInsur', 'L&I Insur'],
  ['L&I InsHist'],
  ['L&I Carrier'],
  // Who holds the docket of a filing.
  ['Motus Carrier'],
]

/** The register of carriers. */
export const REGISTER_FILES: readonly AnyOf[] = [['Company Census File']]

/** The files of inspections. */
export const INSPECTION_FILES: readonly AnyOf[] = [['SMS Input - Inspection', 'Vehicle Inspection File']]

/** The file of out-of-service orders. */
export const ORDER_FILES: readonly AnyOf[] = [['Out of Service Orders']]
