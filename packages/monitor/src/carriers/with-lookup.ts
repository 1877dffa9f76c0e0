import type { AuthorityFacts, CensusFacts, FactsOnRecord, LookupFacts, SafetyFacts } from './read-facts.ts'
import { type CarrierSafety, NO_SAFETY } from './orders.ts'
import { NOT_ALLOWED } from '../rules/assessment/finding.ts'
import { ratingText } from '../rules/terms/finding-terms.ts'
import { QCMOBILE } from '../kernel/qcmobile.ts'

/** A census, with the source and day of the status where that is not its file. */
export interface CensusWithLookup extends CensusFacts {
  readonly status_source?: string | null
  readonly status_as_of?: string | null
}

/** Authority, with the day on which the service reported active authority that no file has. */
export interface AuthorityWithLookup extends AuthorityFacts {
  readonly reported_active_on?: string | null
}

export const NO_CENSUS: CensusFacts = {
  status_code: null,
  carrier_operation: null,
  power_units: null,
  drivers: null,
  mileage: null,
  mileage_year: null,
  mcs150_date: null,
  add_date: null,
  hazmat: null,
  is_prior_revoked: null,
  prior_revoked_dot: null,
  operation_classifications: [],
  cargo_carried: [],
  as_of: null,
  source_file: null,
}

const NO_AUTHORITY: AuthorityFacts = {
  common: null,
  contract: null,
  broker: null,
  granted_on: null,
  as_of: null,
  source_file: null,
  granted_as_of: null,
  granted_source_file: null,
  ended_on: null,
  end_kind: null,
  ended_as_of: null,
  ended_source_file: null,
  other_kind: null,
  other_terms: null,
  in_revocation_on: null,
  given_docket: null,
  given_to_dot: null,
  notice_on: null,
  notice_kind: null,
  notice_as_of: null,
  notice_source_file: null,
  notice_read_to: null,
}

type Facts = Pick<FactsOnRecord, 'census' | 'authority' | 'lookup'>

/** Whether a file is of a later day than an answer. Empty: one without a day is not. */
const isLater = (file: string | null | undefined, day: string) => file != null && file > day

/** Whether an answer that forbids to operate stands: until census and authority are both of a later day. */
const notAllowedSince = ({ census, authority, lookup }: Facts): string | null => {
  const day = lookup?.not_allowed_as_of ?? null
  return day === null || (isLater(census?.as_of, day) && isLater(authority?.as_of, day)) ? null : day
}

/** The status of the newest source; of one day the harsher. */
const statusOf = (facts: Facts): Partial<CensusWithLookup> => {
  const since = notAllowedSince(facts)
  if (since !== null) return { status_code: NOT_ALLOWED, status_source: QCMOBILE, status_as_of: since }
  const { status_code = null, status_as_of = null } = facts.lookup ?? {}
  const { status_code: filed = null, as_of = null } = facts.census ?? {}
  if (status_code === null || status_as_of === null) return {}
  if (filed !== null && (isLater(as_of, status_as_of) || (as_of === status_as_of && status_code === 'A')))
    return {}
  return { status_code, status_source: QCMOBILE, status_as_of }
}

/** The operation of the census, unless the service has another that allows less: then both, as text. */
const operationOf = ({ census, lookup }: Facts): Partial<CensusFacts> => {
  const { operation = null, operation_as_of = null } = lookup ?? {}
  if (operation === null || operation === 'A' || census?.carrier_operation !== 'A') return {}
  return operation_as_of === null || isLater(census.as_of, operation_as_of)
    ? {}
    : { carrier_operation: 'interstate, or in one state only by QCMobile' }
}

/** The census with what the service reported of the registration. */
export const censusWithLookup = (facts: Facts): CensusWithLookup | null => {
  const found = { ...statusOf(facts), ...operationOf(facts) }
  return Object.keys(found).length === 0 ? facts.census : { ...(facts.census ?? NO_CENSUS), ...found }
}

/** Authority with what the service reported of it and no file has; a file of a later day comes before it. */
export const authorityWithLookup = ({ authority, lookup }: Facts): AuthorityWithLookup | null => {
  const reported_active_on = lookup?.active_as_of ?? null
  if (reported_active_on === null || isLater(authority?.as_of, reported_active_on)) return authority
  return { ...(authority ?? NO_AUTHORITY), reported_active_on }
}

/**
 * The rating of two: the one with the later day of rating. Where those do not decide, two that differ are both, as text,
 * which no rule passes.
 */
const ratingOf = (safety: SafetyFacts | null, { rating, rating_date, rating_as_of }: LookupFacts) => {
  if (rating === null || rating_as_of === null) return null
  const reported = { rating, rating_date, as_of: rating_as_of, source: QCMOBILE }
  const isFileLater = isLater(safety?.as_of, rating_as_of)
  const filed = safety?.rating ?? null
  if (filed === rating) return isFileLater ? null : reported
  if (filed === null && !isFileLater) return reported
  const filedOn = safety?.rating_date ?? null
  if (filed !== null && filedOn !== null && rating_date !== null && filedOn !== rating_date)
    return filedOn > rating_date ? null : reported
  return { ...reported, rating: `${ratingText(filed)} or ${ratingText(rating)}` }
}

type OrderFacts = Pick<SafetyFacts, Extract<keyof SafetyFacts, `out_of_service${string}`>>

/** An order that stands is in force; one that is missing is not known to be, unless the file has one. */
const orderOf = (safety: CarrierSafety, lookup: LookupFacts): Partial<CarrierSafety> => {
  const { order_as_of, ordered_on, order_missing_as_of } = lookup
  if (order_as_of === null) return {}
  const source = { orders_as_of: order_missing_as_of ?? order_as_of, orders_source: QCMOBILE }
  const order: OrderFacts = {
    out_of_service: true,
    out_of_service_on: ordered_on,
    out_of_service_until: null,
  }
  if (order_missing_as_of === null) return { ...source, ...order }
  return safety.out_of_service === true ? {} : { ...source, out_of_service: null }
}

/** The safety summary, as the files have it, with what the service reported of rating and orders. */
export const safetyWithLookup = (
  { safety: rated, lookup }: Pick<FactsOnRecord, 'safety' | 'lookup'>,
  filed: CarrierSafety | null,
): CarrierSafety | null => {
  if (lookup === null) return filed
  const rating = ratingOf(rated, lookup)
  if (rating === null && lookup.order_as_of === null) return filed
  const safety = filed ?? NO_SAFETY
  // The counts of inspections keep their day where the rating has a day of its own.
  const counted = rating === null ? {} : { inspections_as_of: safety.inspections_as_of ?? safety.as_of }
  return { ...safety, ...counted, ...rating, ...orderOf(safety, lookup) }
}
