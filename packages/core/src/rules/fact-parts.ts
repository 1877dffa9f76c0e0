/** The parts of a carrier's facts that rules read. */
export const FACT_PARTS = [
  'census',
  'authority',
  'insurance',
  'safety',
  'physicalLocation',
  'typedIdentifier',
] as const

/** One of the parts. */
export type FactPart = (typeof FACT_PARTS)[number]
