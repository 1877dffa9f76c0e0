import {
  carrierTouchesContract,
  carrierVehiclesContract,
  eldStatusesContract,
  laneSearchContract,
  vehicleMovementsContract,
  vehiclesContract,
} from '@fairhaul/testkit/contracts'
import { furnishMovements } from '@fairhaul/testkit/office'
import { httpCarrierTouches } from '../calls/carrier-touches.ts'
import { httpCarrierVehicles } from '../calls/carrier-vehicles.ts'
import { httpEldStatuses } from '../calls/eld-statuses.ts'
import { httpLaneSearch } from '../calls/lane-search.ts'
import { httpVehicleMovements } from '../calls/vehicle-movements.ts'
import { httpVehicles } from '../calls/vehicles.ts'
import { atTheOffice } from '../testing/at-the-office.ts'

atTheOffice(
  'trucks and lanes',
  ({ room, broker }) => {
    carrierVehiclesContract(async () => ({ vehicles: httpCarrierVehicles(await broker()), ...room() }))
    vehiclesContract(async () => ({ vehicles: httpVehicles(await broker()), ...room() }))
    vehicleMovementsContract(async () => ({ movements: httpVehicleMovements(await broker()), ...room() }))
    eldStatusesContract(async () => ({
      statuses: httpEldStatuses(await broker()),
      connected: room().fleet,
      unconnected: room().without,
      ...room(),
    }))
    carrierTouchesContract(async () => ({
      touches: httpCarrierTouches(await broker()),
      seen: room().fleet,
      unseen: room().without,
      ...room(),
    }))
    laneSearchContract(async () => ({ lanes: httpLaneSearch(await broker()), ...room() }))
  },
  furnishMovements,
)
