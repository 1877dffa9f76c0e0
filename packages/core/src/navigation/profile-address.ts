import { BASICS } from '../carrier/safety/basic.ts'
import {
  NO_SAFETY_FILTERS,
  SAFETY_LISTS,
  type SafetyFilters,
  type SafetyList,
  UNIT_CHARACTERS_MAX,
} from '../carrier/safety/safety-records.ts'
import type { VehicleFilters } from '../carrier/vehicle/vehicle-list.ts'
import { readVehicleFilters, vehicleFiltersInput } from '../carrier/vehicle/vehicle-search-address.ts'
import { VEHICLE_SINCE_MONTHS, type VehicleSinceMonths } from '../carrier/vehicle/vehicle-windows.ts'
import { HISTORY_KINDS, type HistoryKind } from '../change/carrier-history.ts'
import type { NoteId } from '../load/note/note.ts'
import { noteOfAddress } from '../load/note/waiting-mention.ts'
import { paths } from '../routes/paths.ts'
import type { AnyRuleType } from '../rules/rule-types.ts'
import { type CarrierId, type ClassificationId, parseId } from '../shared/ids.ts'
import { NESTED_QUERY_CHARACTERS_MAX, type NestedQuery, readNestedQuery } from '../shared/nested-query.ts'
import { dayAt, oneOfAt, queryAt, textAt } from '../shared/query-values.ts'
import type { NestedInput } from '../shared/write-nested-query.ts'

/** What is open above a carrier's profile and what its lists are narrowed to, as stored in the URL. */
export interface ProfileAddress {
  /** The rule whose override form is open, also one that is not known here: its form opens if the carrier has it. */
  readonly overriding: AnyRuleType | null
  /** The classification that the override form starts with. Null: all of them. */
  readonly overridingFor: ClassificationId | null
  /** The drawer that is open, by its name. */
  readonly drawer: string | null
  readonly safety: SafetyFilters
  readonly safetyList: SafetyList
  readonly vehicles: VehicleFilters
  readonly vehiclesSince: VehicleSinceMonths
  /** Null: changes of every kind. */
  readonly changes: HistoryKind | null
  /** The note that the address opens. Null: none. */
  readonly note: NoteId | null
}

/** All vehicles that are listed. Source: section 9, "Vehicle windows". */
export const VEHICLES_SINCE_ALL = VEHICLE_SINCE_MONTHS[3]

/** Nothing is open or narrowed. */
export const PLAIN_PROFILE: ProfileAddress = {
  overriding: null,
  overridingFor: null,
  drawer: null,
  safety: NO_SAFETY_FILTERS,
  safetyList: 'inspections',
  vehicles: {},
  vehiclesSince: VEHICLES_SINCE_ALL,
  changes: null,
  note: null,
}

const textOrNull = (text: string): string | null => (text === '' ? null : text)

const readSafety = (query: NestedQuery): SafetyFilters => ({
  basic: oneOfAt(query, 'basic', BASICS) ?? null,
  isOutOfServiceOnly: textAt(query, 'out_of_service') === '1',
  state: /^[A-Z]{2,3}$/.exec(textAt(query, 'state'))?.[0] ?? null,
  from: dayAt(query, 'from'),
  until: dayAt(query, 'until'),
  unit: textAt(query, 'unit').slice(0, UNIT_CHARACTERS_MAX),
})

const safetyInput = (filters: SafetyFilters): NestedInput => ({
  basic: filters.basic,
  out_of_service: filters.isOutOfServiceOnly ? 1 : null,
  state: filters.state,
  from: filters.from,
  until: filters.until,
  unit: textOrNull(filters.unit.slice(0, UNIT_CHARACTERS_MAX)),
})

/**
 * Reads the query of a profile, with or without its question mark.
 *
 * Refuses: nothing; what cannot be read opens and narrows nothing.
 * Source: section 2, "Address of a profile". The names in the query are ours.
 */
export const readProfileAddress = (search: string): ProfileAddress => {
  const query = readNestedQuery(search.slice(0, NESTED_QUERY_CHARACTERS_MAX))
  const safety = queryAt(query, 'safety')
  const vehicles = queryAt(query, 'vehicles')
  const overriding = textOrNull(textAt(query, 'override'))
  return {
    overriding,
    overridingFor:
      overriding === null ? null : (parseId<'classification'>(textAt(query, 'classification')) ?? null),
    drawer: textOrNull(textAt(query, 'open')),
    safety: readSafety(safety),
    safetyList: oneOfAt(safety, 'list', SAFETY_LISTS) ?? PLAIN_PROFILE.safetyList,
    vehicles: readVehicleFilters(vehicles),
    vehiclesSince: oneOfAt(vehicles, 'months', VEHICLE_SINCE_MONTHS) ?? VEHICLES_SINCE_ALL,
    changes: oneOfAt(query, 'changes', HISTORY_KINDS) ?? null,
    note: noteOfAddress(search),
  }
}

/**
 * The URL of a profile; defaults are omitted: `/carriers/7?safety[basic]=unsafe_driving#inspections`.
 *
 * `section`: the one that it opens at. Source: section 2, "Address of a profile".
 */
export const profilePath = (
  id: CarrierId,
  address: Partial<ProfileAddress> = {},
  section: string | null = null,
): string => {
  const { overriding, overridingFor, drawer, safety, safetyList, vehicles, vehiclesSince, changes, note } = {
    ...PLAIN_PROFILE,
    ...address,
  }
  const path = paths.carrier(
    { id },
    {
      override: overriding,
      classification: overriding && overridingFor,
      open: drawer,
      safety: { ...safetyInput(safety), list: safetyList === PLAIN_PROFILE.safetyList ? null : safetyList },
      vehicles: {
        ...vehicleFiltersInput(vehicles),
        months: vehiclesSince === VEHICLES_SINCE_ALL ? null : vehiclesSince,
      },
      changes,
      note,
    },
  )
  return section === null ? path : `${path}#${section}`
}
