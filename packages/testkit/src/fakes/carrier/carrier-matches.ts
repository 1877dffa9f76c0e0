import {
  type CarrierQuery,
  type CarrierSummary,
  type Identifier,
  stripName,
  unreachable,
} from '@fairhaul/core'

const plain = (value: string): string => value.toUpperCase().replace(/[^A-ZÑ&0-9]/g, '')
const namesOf = ({ legalName, dbaName }: CarrierSummary): readonly string[] => [legalName, dbaName ?? '']

const isExactly = (query: Extract<CarrierQuery, { kind: 'identifier-exact' }>) => (held: Identifier) =>
  (query.type === null || held.type === query.type) &&
  plain(held.value) === plain(query.value) &&
  (query.region === null || held.region === query.region)

/** Whether a carrier is one that a query asks for. */
export const carrierMatches = (carrier: CarrierSummary, query: CarrierQuery): boolean => {
  switch (query.kind) {
    case 'identifier-prefix':
      return carrier.identifiers.some(
        ({ type, value }) =>
          (query.type === null || type === query.type) && plain(value).startsWith(plain(query.value)),
      )
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

/** The server's order: an exact number first, then the stripped name, then the id. */
export const inServerOrder =
  (query: CarrierQuery) =>
  (one: CarrierSummary, other: CarrierSummary): number => {
    const number = 'value' in query && query.kind !== 'name-contains' ? plain(query.value) : null
    const rank = ({ identifiers }: CarrierSummary) =>
      identifiers.some(({ value }) => plain(value) === number) ? 0 : 1
    const [a, b] = [stripName(one.legalName), stripName(other.legalName)]
    return rank(one) - rank(other) || (a < b ? -1 : a > b ? 1 : one.id - other.id)
  }
