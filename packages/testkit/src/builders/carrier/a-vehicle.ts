import type {
  CarrierVehicle,
  EldCarrierVehicle,
  EldStatus,
  Vehicle,
  VehicleMovement,
  VehicleRun,
} from '@fairhaul/core'
import { builder } from '../shared/build.ts'
import { id } from '../shared/ids.ts'

/** The usual carrier, seen with its tractor by inspections of two years; the insurance lists it. */
export const aVehicleRun = builder<VehicleRun>({
  carrier: {
    id: id(7),
    legalName: 'Prairie Lantern Freight LLC',
    identifiers: [],
    connection: null,
    rulesAssessment: null,
  },
  firstSeenOn: '2025-03-02',
  lastSeenOn: '2026-11-10',
  schedule: { isScheduled: true, listedVins: 12, until: '2027-03-04' },
  sightings: [
    {
      carrierVehicleId: id(30),
      source: 'inspection',
      unitNumber: '104',
      provider: null,
      firstSeenOn: '2025-03-02',
      lastSeenOn: '2026-11-10',
    },
  ],
})

/** A tractor that one carrier runs. */
export const aVehicle = builder<Vehicle>({
  id: id(20),
  vin: '1FUJGLDR9CSBK8632',
  make: 'Freightliner',
  model: 'Cascadia',
  modelYear: 2021,
  unitType: 11,
  plate: 'R123456',
  plateState: 'TX',
  carriers: [aVehicleRun()],
})

/** The same tractor as an inspection saw it with its carrier; the insurance lists it. */
export const aCarrierVehicle = builder<CarrierVehicle>({
  id: id(30),
  carrierId: id(7),
  vehicleId: id(20),
  vin: '1FUJGLDR9CSBK8632',
  unitNumber: '104',
  type: 'power_unit',
  trailerType: null,
  powerUnitType: 'tractor',
  source: 'inspection',
  date: '2026-11-10',
  isScheduled: true,
})

/** A day of that tractor in Dallas. */
export const aMovement = builder<VehicleMovement>({
  id: id(50),
  carrierVehicleId: id(30),
  carrierId: id(7),
  source: 'inspection',
  areaId: id(75),
  areaName: 'Dallas, TX 75201',
  latitude: 32.79,
  longitude: -96.8,
  seenOn: '2026-11-10',
})

/** The same tractor as its ELD reported it today. */
export const anEldVehicle = builder<EldCarrierVehicle>({
  carrierVehicleId: id(30),
  carrierId: id(7),
  vin: '1FUJGLDR9CSBK8632',
  provider: 'Samsara',
  seenOn: '2026-11-21',
  isOnCertificate: true,
})

/** A status that does not fail, of a provider that lets the server in. */
export const anEldStatus = builder<EldStatus>({
  carrierId: id(7),
  status: 'all_eld_vins_match_on_coi',
  provider: 'Samsara',
  hasValidCredentials: true,
})
