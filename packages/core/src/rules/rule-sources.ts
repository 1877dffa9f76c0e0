/**
 * The kinds of sources of facts, by how often they come: authority and filed insurance daily, the census weekly, safety
 * monthly, certificates and checks of one's own when someone makes them.
 */
export const SOURCE_KINDS = ['registration', 'census', 'safety', 'certificates', 'checks'] as const

/** One of the kinds of sources. */
export type SourceKind = (typeof SOURCE_KINDS)[number]

/** Federal files of which any one is enough, by the names that the agency gives them. */
export type AnyOf = readonly string[]

const AUTHORITY: readonly AnyOf[] = [
  ['Motus Carrier'],
  ['Motus AuthHist'],
  ['Motus RevokeSuspend'],
  ['L&I Carrier'],
  ['Company Census File', 'SMS Input - Motor Carrier Census'],
]

/** The files that decide rules, each of them, by what they tell of a carrier. */
export const FILES_OF = {
  authority: AUTHORITY,
  authorityAge: [...AUTHORITY, ['L&I AuthHist'], ['L&I Revocation']],
  insurance: [
    ['Motus Insur'],
    ['Motus InsHist'],
    ['L&I ActPendInsur', 'L&I Insur'],
    ['L&I InsHist'],
    ['L&I Carrier'],
    // Who holds the docket of a filing.
    ['Motus Carrier'],
  ],
  register: [['Company Census File']],
  inspections: [['SMS Input - Inspection', 'Vehicle Inspection File']],
  crashes: [['SMS Input - Crash', 'Crash File']],
  measures: [['SMS measures']],
  violations: [
    ['SMS Input - Inspection', 'Vehicle Inspection File'],
    ['SMS Input - Violation'],
    // Of inspections that SMS leaves out.
    ['Vehicle Inspections and Violations'],
  ],
  orders: [['Out of Service Orders']],
} as const satisfies Readonly<Record<string, readonly AnyOf[]>>
