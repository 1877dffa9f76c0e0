import { paths } from '../../routes/paths.ts'
import { oneOfAt } from '../../shared/query-values.ts'
import { readNestedQuery } from '../../shared/nested-query.ts'
import type { VehicleId } from './vehicle.ts'
import { CARRIER_VEHICLE_AREAS, MOVEMENTS_PAGE_SIZE } from './vehicle-windows.ts'

/** As many areas as the server tells of one vehicle. Source: section 9, "Vehicle windows"; this limit is ours. */
const AREAS_MAX = 100

/** How many of a vehicle's last areas are shown: the usual five, then a page, then all. Source: section 9, "Vehicle windows". */
export const AREAS_STEPS = [CARRIER_VEHICLE_AREAS, MOVEMENTS_PAGE_SIZE, AREAS_MAX] as const
/** One of the three. Source: section 9, "Vehicle windows". */
export type AreasShown = (typeof AREAS_STEPS)[number]

/**
 * How many areas the query of a vehicle's page asks for.
 *
 * Refuses: nothing; anything but one of the steps is the first. Source: section 9, "Vehicle windows"; the name is ours.
 */
export const readVehicleAddress = (search: string): { readonly areas: AreasShown } => ({
  areas: oneOfAt(readNestedQuery(search), 'areas', AREAS_STEPS) ?? CARRIER_VEHICLE_AREAS,
})

/** The address of a vehicle; what is usual is left out of it. Source: section 2, "Routes". */
export const vehiclePath = ({
  id,
  areas = CARRIER_VEHICLE_AREAS,
}: {
  readonly id: VehicleId
  readonly areas?: AreasShown
}): string => paths.vehicle({ id }, areas === CARRIER_VEHICLE_AREAS ? {} : { areas })

/** The next step, once as many areas came as were asked for. Empty: undefined when there are no more, or no more are told. */
export const moreAreas = (shown: AreasShown, received: number): AreasShown | undefined =>
  received < shown ? undefined : AREAS_STEPS[AREAS_STEPS.indexOf(shown) + 1]
