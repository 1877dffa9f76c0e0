import {
  type AssessmentBucket,
  assess,
  type CarrierFilters,
  type CarrierSort,
  type CarrierSortKey,
  type CarrierSummary,
  type Verdict,
  stripName,
} from '@fairhaul/core'

const BUCKETS: Readonly<Record<Verdict, AssessmentBucket>> = {
  Pass: 'pass',
  Override: 'pass',
  Fail: 'fail',
  Incomplete: 'incomplete',
}

/** A world has no classifications, so that the company's own rules decide. */
const bucketOf = ({ rulesAssessment }: CarrierSummary): AssessmentBucket => {
  const overall = rulesAssessment && assess(rulesAssessment, '0001-01-01').overall
  return overall ? BUCKETS[overall] : 'incomplete'
}

const isIn = ({ physicalAddress: { country, state } }: CarrierSummary, places: readonly string[]): boolean =>
  places.some(place => place === country || place === `${country}-${state}`)

/** Whether a carrier is what filters ask for. */
export const isNarrowedTo = (carrier: CarrierSummary, filters: CarrierFilters): boolean => {
  const { authority, insurance, census, safety } = carrier
  return [
    filters.places.length === 0 || isIn(carrier, filters.places),
    filters.assessment === null || filters.assessment === bucketOf(carrier),
    filters.connections.length === 0 || filters.connections.includes(carrier.connection?.status ?? 'none'),
    !filters.hasActiveAuthority || authority.common === 'A' || authority.contract === 'A',
    filters.autoUsd === 0 || (insurance.bipdUsd ?? 0) >= filters.autoUsd,
    filters.cargoUsd === 0 || (insurance.cargoUsd ?? 0) >= filters.cargoUsd,
    filters.minUnits === null || (census.powerUnits ?? 0) >= filters.minUnits,
    !filters.hasNoOrder || safety?.outOfService !== true,
    !filters.hasNoAlerts || carrier.identityAlertsCount === 0,
  ].every(Boolean)
}

const KEYS: Readonly<Record<CarrierSortKey, (carrier: CarrierSummary) => string | number | null>> = {
  name: ({ legalName }) => stripName(legalName),
  units: ({ census }) => census.powerUnits,
  authority: ({ authority }) => authority.since,
  insurance: ({ insurance }) => insurance.bipdUntil,
  inspection: ({ safety }) => safety?.lastInspectedOn ?? null,
}

/** The order that a sort asks for: what is not on record last, then the id. */
export const inOrderOf =
  ({ by, direction }: CarrierSort) =>
  (one: CarrierSummary, other: CarrierSummary): number => {
    const [a, b] = [KEYS[by](one), KEYS[by](other)]
    if (a === null || b === null) return Number(a === null) - Number(b === null) || one.id - other.id
    const sign = direction === 'ascending' ? 1 : -1
    return (a < b ? -sign : a > b ? sign : 0) || one.id - other.id
  }
