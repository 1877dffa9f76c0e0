import type { BasicMeasure, CarrierSafety, Crash, InspectedUnit, Inspection, Violation } from '@fairhaul/core'
import { builder } from '../shared/build.ts'
import { id } from '../shared/ids.ts'

/** A truck tractor that passed. */
export const anInspectedUnit = builder<InspectedUnit>({
  number: 1,
  unitType: 11,
  vin: '1FUJGLDR9CSBK8632',
  make: 'FREIGHTLINER',
  plate: 'R123456',
  plateState: 'TX',
  isOutOfService: false,
})

/** A full inspection in which nothing was put out of service. */
export const anInspection = builder<Inspection>({
  id: id(1),
  carrierId: id(7),
  reportNumber: 'TX0001234567',
  inspectedOn: '2026-08-01',
  level: 1,
  country: 'US',
  state: 'TX',
  units: [anInspectedUnit(), anInspectedUnit({ number: 2, unitType: 9, vin: null })],
  outOfService: { vehicle: false, driver: false, hazmat: null },
  violationsCount: 1,
})

/** A worn brake that stands and stopped nobody. */
export const aViolation = builder<Violation>({
  id: id(1),
  inspectionId: id(1),
  carrierId: id(7),
  foundOn: '2026-08-01',
  code: '393.47E',
  description: 'Clamp or roto type brake out of adjustment',
  category: 18,
  unit: '1',
  isOutOfService: false,
  isDismissed: false,
})

/** A crash in which a vehicle was towed and nobody was hurt. */
export const aCrash = builder<Crash>({
  id: id(1),
  carrierId: id(7),
  reportNumber: 'TX0009876543',
  occurredOn: '2026-05-04',
  state: 'TX',
  city: 'Waco',
  fatalities: 0,
  injuries: 0,
  isTowAway: true,
  isHazmatReleased: false,
  isNotPreventable: null,
})

/** A measure below the threshold. */
export const aBasicMeasure = builder<BasicMeasure>({ basic: 'unsafe_driving', measure: 1.2, percentile: 40 })

/** The safety record of a satisfactory carrier. */
export const aCarrierSafety = builder<CarrierSafety>({
  carrierId: id(7),
  summary: {
    rating: 'S',
    ratedOn: '2021-02-03',
    outOfService: false,
    inspections24Months: 14,
    vehicleOutOfServiceRate: 0.21,
    driverOutOfServiceRate: 0.05,
    lastInspectedOn: '2026-08-01',
    asOf: '2026-11-01',
  },
  basics: [aBasicMeasure(), aBasicMeasure({ basic: 'vehicle_maintenance', percentile: null })],
  measuredOn: '2026-10-30',
})
