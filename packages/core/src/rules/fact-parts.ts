import type { SourceKind } from './fact-ages.ts'

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

/** The kind of source of each part. Source: section 4, "How old facts may be". */
export const KIND_OF_PART: Readonly<Record<FactPart, SourceKind>> = {
  census: 'census',
  authority: 'registration',
  insurance: 'registration',
  safety: 'safety',
  physicalLocation: 'checks',
  typedIdentifier: 'checks',
}
