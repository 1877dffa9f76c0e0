import { paths } from '../../routes/paths.ts'
import { type CarrierId, parseId } from '../../shared/ids.ts'
import { type NestedQuery, readNestedQuery } from '../../shared/nested-query.ts'
import type { NestedInput } from '../../shared/write-nested-query.ts'
import { oneOfAt, queryAt, textAt, wholeNumberAt } from '../../shared/query-values.ts'
import { POWER_UNIT_TYPES, VEHICLE_SOURCES, VEHICLE_TYPES } from './carrier-vehicle.ts'
import type { VehicleFilters } from './vehicle-list.ts'
import { type TypedLookup, VEHICLE_LOOKUP_KINDS } from './vehicle-lookup.ts'

/** A vehicle search as stored in its URL. */
export interface VehicleSearchAddress {
  /** As typed, valid or not, so that a reload keeps it; omitted: no particular vehicle. */
  readonly lookup?: TypedLookup
  /** Omitted: the vehicles of every carrier. */
  readonly carrierId?: CarrierId
  readonly filters: VehicleFilters
  /** From 1. */
  readonly page: number
}

/** A field if it has a value. */
const field = <Name extends string, Value>(name: Name, value: Value | undefined): { [N in Name]?: Value } =>
  value === undefined ? {} : ({ [name]: value } as { [N in Name]?: Value })

/** The first kind with a text. */
const lookupAt = (query: NestedQuery): TypedLookup | undefined => {
  const kind = VEHICLE_LOOKUP_KINDS.find(each => textAt(query, each).trim() !== '')
  if (kind === undefined) return undefined
  return {
    kind,
    text: textAt(query, kind),
    ...field('state', (kind === 'plate' && textAt(query, 'state')) || undefined),
  }
}

/** The filters of vehicles in a part of a query; unknown values do not narrow. The names in the query are ours. */
export const readVehicleFilters = (filters: NestedQuery): VehicleFilters => ({
  ...field('type', oneOfAt(filters, 'type', VEHICLE_TYPES)),
  ...field('trailerType', textAt(filters, 'trailer_type') || undefined),
  ...field('powerUnitType', oneOfAt(filters, 'power_unit_type', POWER_UNIT_TYPES)),
  ...field('source', oneOfAt(filters, 'source', VEHICLE_SOURCES)),
})

/** The filters of vehicles as a part of a query, as `readVehicleFilters` reads it. */
export const vehicleFiltersInput = (filters: VehicleFilters): NestedInput => ({
  type: filters.type,
  trailer_type: filters.trailerType,
  power_unit_type: filters.powerUnitType,
  source: filters.source,
})

/**
 * Reads the search from the query of the vehicle search screen, with or without its question mark.
 *
 * Refuses: nothing; unknown values do not narrow, and an invalid page is page 1.
 * Source: section 2, "Routes"; section 2, "Nested query strings". The names in the query are ours.
 */
export const readVehicleSearchAddress = (search: string): VehicleSearchAddress => {
  const query = readNestedQuery(search)
  return {
    ...field('lookup', lookupAt(query)),
    ...field('carrierId', parseId<'carrier'>(textAt(query, 'carrier_id'))),
    filters: readVehicleFilters(queryAt(query, 'filters')),
    page: Math.max(1, wholeNumberAt(query, 'page') ?? 1),
  }
}

/**
 * Whether an address asks for vehicles: it looks one up, or narrows them to a carrier or by a filter.
 *
 * Empty: a page alone asks for nothing, as everything on record is no answer to a question.
 * Source: section 2, "Routes".
 */
export const isVehicleSearch = ({ lookup, carrierId, filters }: VehicleSearchAddress): boolean =>
  lookup !== undefined || carrierId !== undefined || Object.values(filters).some(value => value !== undefined)

/** The URL of a vehicle search; defaults are omitted. Source: section 2, "Routes". */
export const vehicleSearchPath = ({ lookup, carrierId, filters, page }: VehicleSearchAddress): string =>
  paths.vehicles({
    ...(lookup && { [lookup.kind]: lookup.text }),
    state: lookup?.kind === 'plate' ? lookup.state : undefined,
    carrier_id: carrierId,
    filters: vehicleFiltersInput(filters),
    page: page > 1 ? page : null,
  })
