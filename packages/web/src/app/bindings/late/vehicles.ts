import {
  type Http,
  httpCarrierVehicles,
  httpEldStatuses,
  httpVehicleMovements,
  httpVehicles,
} from '@fairhaul/adapters-http'
import { VehicleTokens } from '../../../di/tokens/vehicles.ts'
import type { Bind } from '../../container.ts'
import { WireTokens } from '../wire-token.ts'

export const bindModule = (bind: Bind): void => {
  bind(VehicleTokens.Vehicles).toResolvedValue((wire: Http) => httpVehicles(wire), [WireTokens.Http])
  bind(VehicleTokens.CarrierVehicles).toResolvedValue(
    (wire: Http) => httpCarrierVehicles(wire),
    [WireTokens.Http],
  )
  bind(VehicleTokens.VehicleMovements).toResolvedValue(
    (wire: Http) => httpVehicleMovements(wire),
    [WireTokens.Http],
  )
  bind(VehicleTokens.EldStatuses).toResolvedValue((wire: Http) => httpEldStatuses(wire), [WireTokens.Http])
}
