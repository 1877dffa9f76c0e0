import type { FindingValue } from '../terms/finding-value.ts'
import type { RuleKindName } from '../terms/known-rules.ts'
import type { CarrierFacts } from './facts.ts'
import type { UnreadFile } from './unread-file.ts'

export type Result = 'pass' | 'incomplete' | 'fail'

/** The result of one rule, with the deciding fact, its source and its date. Null: not on record. */
export interface Finding {
  readonly result: Result
  readonly value: FindingValue | null
  readonly source: string | null
  readonly as_of: string | null
  /** It would pass, but the fact is older than so many days, or has no day. */
  readonly older_than_days?: number
  /** It would pass, but a file that decides it does not tell all; or nothing is on record, and the file could tell. */
  readonly unread?: UnreadFile
}

/** Decides one rule on the facts, on a day. */
export type Rule = (facts: CarrierFacts, today: string) => Finding

/** One kind of rule by its threshold: whole US dollars, or months. A question without a number has none. */
export interface RuleOfKind {
  readonly decide: (threshold: number) => Rule
  /** The days on which it may decide the same facts differently by its threshold. */
  readonly turns?: (facts: CarrierFacts, threshold: number) => readonly string[]
}

/** Some kinds of rules. */
export type RulesOfKinds = Readonly<Partial<Record<RuleKindName, RuleOfKind>>>

export const SOURCES = {
  census: 'FMCSA census',
  insurance: 'FMCSA licensing and insurance',
  authority: 'FMCSA licensing and insurance',
  certificate: 'Certificate of insurance',
  safety: 'FMCSA safety measurement',
  orders: 'Out of Service Orders',
  visits: 'Location activity',
  typed: 'Identifier check',
  own: "Your company's check",
} as const

/** A federal file as a source: "Motus Carrier", and of those of before May 14, 2026 "L&I Carrier". Null: no file. */
export const fileSource = (file: string | null | undefined): string | null => {
  if (file === null || file === undefined) return null
  return /^(?:Motus |L&I |QCMobile$)/.test(file) ? file : `L&I ${file}`
}

/** The status of a carrier of which the agency says that it is not allowed to operate. */
export const NOT_ALLOWED = 'NOT ALLOWED TO OPERATE'

/** The file of a census. Empty: the census, where no file is known. */
export const censusSource = ({ source_file }: CarrierFacts['census']): string => source_file ?? SOURCES.census

/** The file and day of a census. */
export const censusOrigin = (census: CarrierFacts['census']) => ({
  source: censusSource(census),
  as_of: census.as_of,
})

/** The source and day of the status of a carrier, which may be newer than its census. */
export const statusOrigin = (census: CarrierFacts['census']) =>
  census.status_source == null
    ? censusOrigin(census)
    : { source: census.status_source, as_of: census.status_as_of ?? null }
