import {
  assess,
  type AssessmentBucket,
  type CalendarDate,
  type CarrierFilters,
  type CarrierQuery,
  type CarrierSummary,
  coverageStatus,
  coverOf,
  type Identifier,
  type InsuranceLine,
  overallVerdict,
  stripName,
  unreachable,
  type Verdict,
} from '@fairhaul/core'

const plain = (value: string): string => value.toUpperCase().replace(/[^A-ZÑ&0-9]/g, '')
const namesOf = ({ legalName, dbaName }: CarrierSummary): readonly string[] => [legalName, dbaName ?? '']

const isExactly = (query: Extract<CarrierQuery, { kind: 'identifier-exact' }>) => (held: Identifier) =>
  (query.type === null || held.type === query.type) &&
  plain(held.value) === plain(query.value) &&
  (query.region === null || held.region === query.region)

const startsAs = (query: Extract<CarrierQuery, { kind: 'identifier-prefix' }>) => (held: Identifier) =>
  (query.type === null || held.type === query.type) && plain(held.value).startsWith(plain(query.value))

/** Whether a carrier matches a query. */
export const carrierMatches = (carrier: CarrierSummary, query: CarrierQuery): boolean => {
  switch (query.kind) {
    case 'identifier-prefix':
      return carrier.identifiers.some(startsAs(query))
    case 'identifier-exact':
      return carrier.identifiers.some(isExactly(query))
    case 'name-prefix':
      return namesOf(carrier).some(name => name !== '' && stripName(name).startsWith(stripName(query.value)))
    case 'name-contains':
      return namesOf(carrier).some(name => name.toUpperCase().includes(query.value.toUpperCase()))
    default:
      return unreachable(query)
  }
}

/** The carriers of which only the doing-business name starts so come after the others. */
const AFTER_LEGAL_NAMES = '\u{10FFFF}'

/** The server's order: the first number or the name that was found by its start, else the legal name, then the id. */
export const inServerOrder =
  (query: CarrierQuery) =>
  (one: CarrierSummary, other: CarrierSummary): number => {
    const keyOf = (carrier: CarrierSummary): string => {
      const legalName = stripName(carrier.legalName)
      if (query.kind === 'name-prefix' && !legalName.startsWith(stripName(query.value)))
        return AFTER_LEGAL_NAMES + stripName(carrier.dbaName ?? '')
      const [number] =
        query.kind === 'identifier-prefix' && query.value !== ''
          ? carrier.identifiers
              .filter(startsAs(query))
              .map(({ value }) => plain(value))
              .toSorted()
          : []
      return number ?? legalName
    }
    const [a, b] = [keyOf(one), keyOf(other)]
    return a < b ? -1 : a > b ? 1 : one.id - other.id
  }

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

/** The amount of a line in force on a day; cover that ended has none. */
export const usdInForce = (
  insurance: CarrierSummary['insurance'],
  line: InsuranceLine,
  today: CalendarDate,
): number | null => {
  const cover = coverOf(insurance, line)
  return coverageStatus(cover, today) === 'ended' ? null : cover.usd
}

/** Whether a carrier passes the filters. */
export const isNarrowedTo = (
  carrier: CarrierSummary,
  filters: CarrierFilters,
  today: CalendarDate,
): boolean => {
  const { authority, insurance, census, safety } = carrier
  return [
    filters.places.length === 0 || isIn(carrier, filters.places),
    filters.verdict === null ||
      (carrier.rulesAssessment && overallVerdict(carrier.rulesAssessment, today)) === filters.verdict,
    filters.assessment === null || filters.assessment === bucketOf(carrier),
    filters.connections.length === 0 || filters.connections.includes(carrier.connection?.status ?? 'none'),
    !filters.hasActiveAuthority || authority.common === 'A' || authority.contract === 'A',
    filters.autoUsd === 0 || (usdInForce(insurance, 'bipd', today) ?? 0) >= filters.autoUsd,
    filters.cargoUsd === 0 || (usdInForce(insurance, 'cargo', today) ?? 0) >= filters.cargoUsd,
    filters.minUnits === null || (census.powerUnits ?? 0) >= filters.minUnits,
    !filters.hasNoOrder || safety?.outOfService !== true,
    !filters.hasNoAlerts || carrier.identityAlertsCount === 0,
  ].every(Boolean)
}
