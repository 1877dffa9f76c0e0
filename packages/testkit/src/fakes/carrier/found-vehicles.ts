import { type CarrierVehicle, type FoundVehicle, movementsInOrder, type VehicleLookup } from '@fairhaul/core'
import type { FakeWorld } from '../shared/fake-world.ts'

const key = (text: string | null): string | undefined => text?.replace(/[\s-]/gu, '').toUpperCase()

/** Whether a vehicle is the one that is looked up. Empty: without a lookup every one is. */
export const isLookedUp = (found: FoundVehicle, lookup: VehicleLookup | undefined): boolean => {
  if (lookup === undefined) return true
  if (lookup.kind === 'vin') return found.vin === lookup.vin
  if (lookup.kind === 'unit') return found.unitNumber?.trim().toUpperCase() === lookup.unitNumber
  return (
    key(found.plate) === lookup.plate && (lookup.state === undefined || found.plateState === lookup.state)
  )
}

/** A carrier vehicle with its vehicle and its carrier. Undefined: nobody finds the carrier. */
export const foundIn = (world: FakeWorld, seen: CarrierVehicle): FoundVehicle | undefined => {
  const carrier = world.carriers.find(({ id }) => id === seen.carrierId)
  if (carrier === undefined) return undefined
  const vehicle = world.vehicles.find(({ id }) => id === seen.vehicleId)
  const [last] = movementsInOrder(
    world.vehicleMovements.filter(({ carrierVehicleId }) => carrierVehicleId === seen.id),
  )
  const { id, legalName, identifiers, connection, rulesAssessment } = carrier
  return {
    ...seen,
    make: vehicle?.make ?? null,
    model: vehicle?.model ?? null,
    modelYear: vehicle?.modelYear ?? null,
    plate: vehicle?.plate ?? null,
    plateState: vehicle?.plateState ?? null,
    lastAreaName: last?.areaName ?? null,
    carrier: { id, legalName, identifiers, connection, rulesAssessment },
  }
}
