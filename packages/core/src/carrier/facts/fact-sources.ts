import type { FactSource } from '../../shared/source-text.ts'
import type { Authority, Census, SafetySummary } from '../carrier.ts'
import {
  type Cover,
  INSURANCE_LINES,
  type InsuranceInForce,
  type InsuranceLine,
} from '../insurance-in-force.ts'
import type { BasicMeasured } from '../safety-counts.ts'
import { brokerBondOf, coverOf } from './cover-facts.ts'

/** The register, where no file of it is named. */
const LICENSING = 'FMCSA licensing and insurance'

/** The census and the safety measurement, where no file of them is named. */
const CENSUS = 'FMCSA census'
const SAFETY = 'FMCSA safety measurement'

/** The file of the orders. */
const ORDERS = 'Out of Service Orders'

/** A source that is known by its name. */
export interface NamedSource extends FactSource {
  readonly source: string
}

/** The file and day of the census. Empty: the census. Source: section 3, "Carrier detail". */
export const censusSource = ({ source, asOf }: Pick<Census, 'source' | 'asOf'>): NamedSource => ({
  source: source ?? CENSUS,
  asOf,
})

/**
 * The source and day of the status, which may be newer than the census. Empty: the census. Source: section 3, "Carrier
 * detail".
 */
export const statusSource = (
  census: Pick<Census, 'source' | 'asOf' | 'statusSource' | 'statusAsOf'>,
): NamedSource =>
  census.statusSource == null
    ? censusSource(census)
    : { source: census.statusSource, asOf: census.statusAsOf ?? null }

/**
 * The file and day of what a carrier reported of itself. Empty: the census. Source: section 3, "Carrier detail".
 */
export const selfReportedSource = (census: Pick<Census, 'source' | 'asOf'>): NamedSource => {
  const { source, asOf } = censusSource(census)
  return { source: `${source}, self-reported`, asOf }
}

/** The source and day of the registration as it is shown: what the carrier reported, unless the status is newer. */
export const registrationSource = (
  census: Pick<Census, 'source' | 'asOf' | 'statusSource' | 'statusAsOf'>,
): NamedSource => (census.statusSource == null ? selfReportedSource(census) : statusSource(census))

/** The file and day of the safety rating. Empty: the safety measurement. Source: section 3, "Carrier detail". */
export const ratingSource = ({ source, asOf }: Pick<SafetySummary, 'source' | 'asOf'>): NamedSource => ({
  source: source ?? SAFETY,
  asOf,
})

/**
 * The file and day of the last inspection. Empty: the safety measurement, on the day of its counts.
 *
 * Source: section 3, "Carrier detail".
 */
export const inspectionsSource = (
  safety: Pick<SafetySummary, 'inspectionsSource' | 'lastInspectionAsOf' | 'inspectionsAsOf' | 'asOf'>,
): NamedSource => ({
  source: safety.inspectionsSource ?? SAFETY,
  asOf: safety.lastInspectionAsOf ?? safety.inspectionsAsOf ?? safety.asOf,
})

/** The file and day of crashes. Empty: the safety measurement. Source: section 3, "Carrier detail". */
export const crashesSource = ({ counts, asOf }: Pick<SafetySummary, 'counts' | 'asOf'>): NamedSource => ({
  source: counts?.crashesSource ?? SAFETY,
  asOf: counts?.crashesAsOf ?? asOf,
})

/** The file of a measure, and its day. Empty: the safety measurement. Source: section 3, "Carrier detail". */
export const measureSource = (
  { counts, asOf }: Pick<SafetySummary, 'counts' | 'asOf'>,
  basic: BasicMeasured,
): NamedSource => ({
  source: counts?.measuresSource ?? SAFETY,
  asOf: counts?.measures?.[basic]?.on ?? asOf,
})

/**
 * The source and day of the out-of-service orders: their own file, or QCMobile. Empty: the safety measurement.
 *
 * Source: section 3, "Carrier detail".
 */
export const ordersSource = ({
  ordersAsOf,
  ordersSource: source,
  asOf,
}: Pick<SafetySummary, 'ordersAsOf' | 'ordersSource' | 'asOf'>): NamedSource =>
  ordersAsOf == null && source == null
    ? { source: SAFETY, asOf }
    : { source: source ?? ORDERS, asOf: ordersAsOf ?? null }

/**
 * The files and days of a carrier's safety: of its rating, and of the orders and inspections where they are on record.
 *
 * Source: section 3, "Carrier detail".
 */
export const safetySources = (safety: SafetySummary): readonly NamedSource[] => [
  ratingSource(safety),
  ...(safety.outOfService === null ? [] : [ordersSource(safety)]),
  ...(safety.inspections24Months === null && safety.lastInspectedOn === null
    ? []
    : [inspectionsSource(safety)]),
]

/** The file and day of the state of an authority. Empty: the register. Source: section 3, "Carrier detail". */
export const authorityStateSource = ({ source, asOf }: Pick<Authority, 'source' | 'asOf'>): NamedSource => ({
  source: source ?? LICENSING,
  asOf,
})

/**
 * The file and day of the grant of an authority. Empty: those of its state.
 *
 * Source: section 3, "Carrier detail".
 */
export const authorityHistorySource = (
  authority: Pick<Authority, 'source' | 'asOf' | 'historySource' | 'historyAsOf'>,
): NamedSource => ({
  source: authority.historySource ?? authorityStateSource(authority).source,
  asOf: authority.historyAsOf ?? authority.asOf,
})

/**
 * The file and day of the end of an authority. Empty: those of its grant. Source: section 3, "Carrier detail".
 */
export const authorityEndSource = (authority: Omit<Authority, 'broker'>): NamedSource => {
  const history = authorityHistorySource(authority)
  return authority.endSource == null
    ? history
    : { source: authority.endSource, asOf: authority.endAsOf ?? history.asOf }
}

/** The file and day of a notice of an end. Empty: the register. Source: section 3, "Carrier detail". */
export const authorityNoticeSource = ({
  noticeSource,
  noticeAsOf,
}: Pick<Authority, 'noticeSource' | 'noticeAsOf'>): NamedSource =>
  authorityStateSource({ source: noticeSource ?? null, asOf: noticeAsOf ?? null })

/**
 * The files and days of the grant of an authority, of its end and of a notice, where one is on record. Empty: those of its state.
 *
 * Source: section 3, "Carrier detail".
 */
export const authorityHistorySources = (authority: Omit<Authority, 'broker'>): readonly NamedSource[] => [
  authorityHistorySource(authority),
  ...(authority.endsOn == null ? [] : [authorityEndSource(authority)]),
  ...(authority.noticeOn == null ? [] : [authorityNoticeSource(authority)]),
]

/**
 * The file and day of a line of insurance. General liability is known only from certificates.
 *
 * Empty: the register, or certificates, on the day of the whole record.
 * Source: section 3, "Insurance records".
 */
export const coverSource = (insurance: InsuranceInForce, line: InsuranceLine): NamedSource => {
  const { source, asOf } = coverOf(insurance, line)
  if (source != null) return { source, asOf: asOf ?? null }
  return {
    source: line === 'generalLiability' ? 'Certificate of insurance' : LICENSING,
    asOf: insurance.asOf,
  }
}

/** The file and day of the bond of a broker. Empty: as of a line. Source: section 3, "Insurance records". */
export const brokerBondSource = (insurance: Pick<InsuranceInForce, 'brokerBond' | 'asOf'>): NamedSource => {
  const { source, asOf } = brokerBondOf(insurance)
  return source == null ? { source: LICENSING, asOf: insurance.asOf } : { source, asOf: asOf ?? null }
}

const isOnRecord = ({ usd, until, gap }: Cover): boolean => usd !== null || until !== null || gap != null

/**
 * The files and days of a carrier's insurance: of each line that is on record.
 *
 * Empty: the register, where no line is on record. Source: section 3, "Insurance records".
 */
export const insuranceSources = (insurance: InsuranceInForce): readonly NamedSource[] => {
  const lines = INSURANCE_LINES.filter(line => isOnRecord(coverOf(insurance, line)))
  return (lines.length === 0 ? INSURANCE_LINES.slice(0, 1) : lines).map(line => coverSource(insurance, line))
}
