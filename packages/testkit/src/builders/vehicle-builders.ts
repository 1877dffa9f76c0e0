import type {
  AuthorityAct,
  BasicMeasure,
  CarrierSafety,
  CarrierVehicle,
  Crash,
  EldCarrierVehicle,
  EldStatus,
  Insight,
  InspectedUnit,
  Inspection,
  PaymentLoadAnalysis,
  PowerUnitStats,
  TouchedArea,
  Vehicle,
  VehicleMovement,
  VehicleRun,
  Violation,
} from '@fairhaul/core'
import { builder, id } from './builder.ts'
import { aSafetySummary } from './safety-builders.ts'

/** The usual carrier, seen with its tractor by inspections of two years; the insurance lists it. */
export const aVehicleRun = builder<VehicleRun>({
  carrier: {
    id: id(7),
    legalName: 'Prairie Lantern Freight LLC',
    identifiers: [],
    connection: null,
    rulesAssessment: null,
    cautions: null,
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

/** Three touches of Dallas. */
export const aTouchedArea = builder<TouchedArea>({
  areaId: id(75),
  name: 'Dallas, TX 75201',
  zip: '75201',
  count: 3,
  lastOn: '2026-11-10',
  latitude: 32.79,
  longitude: -96.8,
})

/** A carrier whose trucks were mostly seen. */
export const aPowerUnitStats = builder<PowerUnitStats>({
  carrierId: id(7),
  reported: 12,
  inspected: 9,
  onEld: 8,
  insured: 11,
})

/** A gap that was found in a carrier's history. */
export const anInsight = builder<Insight>({
  id: id(60),
  carrierId: id(7),
  kind: 'authority_history_gap',
  detail: 'No authority from Feb 1, 2020 to Mar 1, 2020',
  foundOn: '2026-10-01',
  evidence: { kind: 'gap', from: '2020-02-01', to: '2020-03-01', asOf: '2026-05-01' },
})

/** A grant. */
export const anAuthorityAct = builder<AuthorityAct>({
  authority: 'common',
  docket: null,
  act: 'granted',
  on: '2016-05-02',
  status: 'done',
  source: null,
  asOf: null,
})

/** A carrier that is paid through a provider. */
export const aPaymentAnalysis = builder<PaymentLoadAnalysis>({
  carrierId: id(7),
  provider: 'Ledgerline Pay',
  loads: 120,
  brokers: 14,
  lastPaidOn: '2026-11-02',
})

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

/** A worn brake, not dismissed, without an out-of-service order. */
export const aViolation = builder<Violation>({
  id: id(1),
  inspectionId: id(1),
  carrierId: id(7),
  foundOn: '2026-08-01',
  code: '393.47E',
  description: 'Clamp or roto type brake out of adjustment',
  category: 18,
  basic: 'vehicle_maintenance',
  unit: '1',
  isOutOfService: false,
  isDismissed: false,
})

/** A crash in which a vehicle was towed without injuries. */
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
  summary: aSafetySummary(),
  basics: [aBasicMeasure(), aBasicMeasure({ basic: 'vehicle_maintenance', percentile: null })],
  measuredOn: '2026-10-30',
})
