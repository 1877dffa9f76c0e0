import { paths } from '../../routes/paths.ts'
import { readNestedQuery } from '../../shared/nested-query.ts'
import { oneOfAt } from '../../shared/query-values.ts'
import type { VehicleId } from './carrier-vehicle.ts'
import { CARRIER_VEHICLE_AREAS, MOVEMENTS_PAGE_SIZE } from './vehicle-windows.ts'

/** The most areas that the server returns for one vehicle. Source: section 9, "Vehicle windows"; this limit is ours. */
const AREAS_MAX = 100

/**
 * The numbers of a vehicle's last areas to show: the default five, then a page, then all. Source: section 9, "Vehicle
 * windows".
 */
export const AREAS_STEPS = [CARRIER_VEHICLE_AREAS, MOVEMENTS_PAGE_SIZE, AREAS_MAX] as const
/** One of the three. Source: section 9, "Vehicle windows". */
export type AreasShown = (typeof AREAS_STEPS)[number]

/**
 * The number of areas in the query of a vehicle's page.
 *
 * Refuses: nothing; anything but one of the steps is the first. Source: section 9, "Vehicle windows"; the name is ours.
 */
export const readVehicleAddress = (search: string): { readonly areas: AreasShown } => ({
  areas: oneOfAt(readNestedQuery(search), 'areas', AREAS_STEPS) ?? CARRIER_VEHICLE_AREAS,
})

/** The URL of a vehicle; defaults are omitted. Source: section 2, "Routes". */
export const vehiclePath = ({
  id,
  areas = CARRIER_VEHICLE_AREAS,
}: {
  readonly id: VehicleId
  readonly areas?: AreasShown
}): string => paths.vehicle({ id }, areas === CARRIER_VEHICLE_AREAS ? {} : { areas })

/**
 * The next step, if as many areas were received as requested. Empty: undefined when there are no more, or no more are
 * returned.
 */
export const moreAreas = (shown: AreasShown, received: number): AreasShown | undefined =>
  received < shown ? undefined : AREAS_STEPS[AREAS_STEPS.indexOf(shown) + 1]
