import { seedMovements } from '@fairhaul/testkit/contract-company'
import {
  carrierTouchesContract,
  carrierVehiclesContract,
  eldStatusesContract,
  laneSearchContract,
  vehicleMovementsContract,
  vehiclesContract,
} from '@fairhaul/testkit/contracts'
import { httpCarrierTouches } from '../calls/carrier-touches.ts'
import { httpCarrierVehicles } from '../calls/carrier-vehicles.ts'
import { httpEldStatuses } from '../calls/eld-statuses.ts'
import { httpLaneSearch } from '../calls/lane-search.ts'
import { httpVehicleMovements } from '../calls/vehicle-movements.ts'
import { httpVehicles } from '../calls/vehicles.ts'
import { runContracts } from '../testing/run-contracts.ts'

runContracts(
  'trucks and lanes',
  ({ seeded, broker }) => {
    carrierVehiclesContract(async () => ({ vehicles: httpCarrierVehicles(await broker()), ...seeded() }))
    vehiclesContract(async () => ({ vehicles: httpVehicles(await broker()), ...seeded() }))
    vehicleMovementsContract(async () => ({ movements: httpVehicleMovements(await broker()), ...seeded() }))
    eldStatusesContract(async () => ({
      statuses: httpEldStatuses(await broker()),
      connected: seeded().fleet,
      unconnected: seeded().without,
      ...seeded(),
    }))
    carrierTouchesContract(async () => ({
      touches: httpCarrierTouches(await broker()),
      seen: seeded().fleet,
      unseen: seeded().without,
      ...seeded(),
    }))
    laneSearchContract(async () => ({ lanes: httpLaneSearch(await broker()), ...seeded() }))
  },
  seedMovements,
)
