import {
  type CarrierVehicle,
  type CarrierVehicleId,
  type CarrierVehiclesParams,
  type EldCarrierVehicle,
  type EldStatus,
  EQUIPMENT_KINDS,
  type EquipmentCount,
  FAILING_ELD_STATUSES,
  POWER_UNIT_TYPES,
  type TypedLookup,
  VEHICLE_SOURCES,
  VEHICLE_TYPES,
  type Vehicle,
  type VehicleCarrier,
  type VehicleFilters,
  type VehicleId,
  type VehicleLookup,
  type VehicleMovement,
  type VehicleRun,
  type VehicleSchedule,
  type VehicleSearchAddress,
  type VehicleSearchParams,
} from '@fairhaul/core'
import fc from 'fast-check'
import { calendarDates, ids, maybe } from './values.ts'

const pages = fc.integer({ min: 1, max: 3 })
const trailerTypes = maybe(fc.constantFrom('reefer', 'van', 'Step Deck'))

/** Texts of 17 characters that a VIN may hold; their check digits are mostly wrong. */
export const vinTexts: fc.Arbitrary<string> = fc.string({
  unit: fc.constantFrom(...'0123456789ABCDEFGHJKLMNPRSTUVWXYZ'.split('')),
  minLength: 17,
  maxLength: 17,
})

/** Who ran a vehicle. */
export const vehicleCarriers: fc.Arbitrary<VehicleCarrier> = fc.record({
  id: ids<'carrier'>(),
  legalName: fc.constantFrom('Prairie Lantern Freight LLC', 'Copper Wren Carriers Inc'),
  identifiers: fc.constant([]),
  connection: fc.constant(null),
  rulesAssessment: fc.constant(null),
  cautions: fc.constant(null),
})

/** Whether a policy covers a vehicle: scheduled, not scheduled, or without a schedule. */
export const vehicleSchedules: fc.Arbitrary<VehicleSchedule> = fc.oneof(
  fc.constant({ isScheduled: null, listedVins: null, until: null }),
  fc.record({ isScheduled: fc.boolean(), listedVins: fc.nat(60), until: maybe(calendarDates) }),
)

/** From a day to the same or a later one. */
const spans = fc
  .tuple(calendarDates, calendarDates)
  .map(([one, other]) =>
    one < other ? { firstSeenOn: one, lastSeenOn: other } : { firstSeenOn: other, lastSeenOn: one },
  )

/** Carriers seen with a vehicle, by one source. */
export const vehicleRuns: fc.Arbitrary<VehicleRun> = fc
  .record({
    carrier: vehicleCarriers,
    schedule: vehicleSchedules,
    span: spans,
    carrierVehicleId: ids<'carrier-vehicle'>(),
    source: fc.constantFrom(...VEHICLE_SOURCES),
    unitNumber: maybe(fc.constantFrom('104', 'T-7')),
  })
  .map(({ carrier, schedule, span, carrierVehicleId, source, unitNumber }) => ({
    carrier,
    schedule,
    ...span,
    sightings: [{ carrierVehicleId, source, unitNumber, provider: null, ...span }],
  }))

/** Vehicles by their own number, with anything but that missing. */
export const vehicles: fc.Arbitrary<Vehicle> = fc.record({
  id: ids<'vehicle'>(),
  vin: maybe(vinTexts),
  make: maybe(fc.constantFrom('Freightliner', 'Utility')),
  model: maybe(fc.constantFrom('Cascadia', '3000R')),
  modelYear: maybe(fc.integer({ min: 1981, max: 2027 })),
  unitType: maybe(fc.integer({ min: 1, max: 16 })),
  plate: maybe(fc.constant('R123456')),
  plateState: maybe(fc.constantFrom('TX', 'QC')),
  carriers: fc.array(vehicleRuns, { maxLength: 3 }),
})

/** Vehicles as one carrier has them, scheduled or not. */
export const carrierVehicles: fc.Arbitrary<CarrierVehicle> = fc.record({
  id: ids<'carrier-vehicle'>(),
  carrierId: ids<'carrier'>(),
  vehicleId: maybe(ids<'vehicle'>()),
  vin: maybe(vinTexts),
  unitNumber: maybe(fc.constantFrom('104', 'T-7')),
  type: fc.constantFrom(...VEHICLE_TYPES),
  trailerType: trailerTypes,
  powerUnitType: maybe(fc.constantFrom(...POWER_UNIT_TYPES)),
  source: fc.constantFrom(...VEHICLE_SOURCES),
  date: calendarDates,
  isScheduled: maybe(fc.boolean()),
})

/** Filters with any of their fields, down to none. */
export const vehicleFilters: fc.Arbitrary<VehicleFilters> = fc.record(
  {
    type: fc.constantFrom(...VEHICLE_TYPES),
    trailerType: fc.constantFrom('reefer', 'van', 'Step Deck'),
    powerUnitType: fc.constantFrom(...POWER_UNIT_TYPES),
    source: fc.constantFrom(...VEHICLE_SOURCES),
  },
  { requiredKeys: [] },
)

const vehicleStarts = fc.constantFrom('1', '10', 'T', '1FUJ')

/** Params of `CarrierVehicles` for one carrier. */
export const carrierVehiclesParams: fc.Arbitrary<CarrierVehiclesParams> = fc.record(
  {
    carrierId: ids<'carrier'>(),
    from: calendarDates,
    filters: vehicleFilters,
    start: vehicleStarts,
    page: pages,
  },
  { requiredKeys: ['carrierId', 'from'] },
)

/** Params of a vehicle lookup. */
export const vehicleLookups: fc.Arbitrary<VehicleLookup> = fc.oneof(
  fc.record({ kind: fc.constant('vin' as const), vin: vinTexts, check: fc.constantFrom('right', 'wrong') }),
  fc.record(
    {
      kind: fc.constant('plate' as const),
      plate: fc.constant('R123456'),
      state: fc.constantFrom('TX', 'QC'),
    },
    { requiredKeys: ['kind', 'plate'] },
  ),
  fc.record({ kind: fc.constant('unit' as const), unitNumber: fc.constantFrom('104', 'T-7') }),
)

/** Params of `CarrierVehicles` for all carriers. */
export const vehicleSearchParams: fc.Arbitrary<VehicleSearchParams> = fc.record(
  {
    lookup: vehicleLookups,
    carrierId: ids<'carrier'>(),
    filters: vehicleFilters,
    assignedStart: vehicleStarts,
    page: pages,
  },
  { requiredKeys: [] },
)

const typedTexts = fc.string({ minLength: 1, maxLength: 24 }).filter(text => text.trim() !== '')

/** Lookups as a user may type them, valid or not. */
export const typedLookups: fc.Arbitrary<TypedLookup> = fc.oneof(
  fc.record({ kind: fc.constantFrom('vin' as const, 'unit' as const), text: fc.oneof(vinTexts, typedTexts) }),
  fc.record(
    { kind: fc.constant('plate' as const), text: typedTexts, state: fc.constantFrom('TX', 'QC') },
    { requiredKeys: ['kind', 'text'] },
  ),
)

/** Vehicle searches as their addresses hold them. */
export const vehicleSearchAddresses: fc.Arbitrary<VehicleSearchAddress> = fc.record(
  {
    lookup: typedLookups,
    carrierId: ids<'carrier'>(),
    filters: vehicleFilters,
    page: fc.integer({ min: 1, max: 99 }),
  },
  { requiredKeys: ['filters', 'page'] },
)

/** Params of `Vehicles` by id. */
export const vehicleParams: fc.Arbitrary<{ readonly id: VehicleId }> = fc.record({ id: ids<'vehicle'>() })

/** Params of `Vehicles` by number. */
export const vinParams: fc.Arbitrary<{ readonly vin: string }> = fc.record({ vin: vinTexts })

/** Params of `VehicleMovements`. */
export const movementParams: fc.Arbitrary<{
  readonly carrierVehicleId: CarrierVehicleId
  readonly limit?: number
}> = fc.record(
  { carrierVehicleId: ids<'carrier-vehicle'>(), limit: fc.integer({ min: 1, max: 20 }) },
  { requiredKeys: ['carrierVehicleId'] },
)

/** Where vehicles were seen, and when. */
export const movements: fc.Arbitrary<VehicleMovement> = fc.record({
  id: ids<'vehicle-movement'>(),
  carrierVehicleId: ids<'carrier-vehicle'>(),
  carrierId: ids<'carrier'>(),
  source: fc.constantFrom(...VEHICLE_SOURCES),
  areaId: ids<'area'>(),
  areaName: fc.constantFrom('Dallas, TX 75201', 'Waco, TX 76701'),
  latitude: maybe(fc.double({ min: -90, max: 90, noNaN: true })),
  longitude: maybe(fc.double({ min: -180, max: 180, noNaN: true })),
  seenOn: calendarDates,
})

/** Vehicles that a carrier’s ELD shows. */
export const eldVehicles: fc.Arbitrary<EldCarrierVehicle> = fc.record({
  carrierVehicleId: ids<'carrier-vehicle'>(),
  carrierId: ids<'carrier'>(),
  vin: maybe(vinTexts),
  provider: maybe(fc.constantFrom('Samsara', 'Motive')),
  seenOn: calendarDates,
  isOnCertificate: maybe(fc.boolean()),
})

/** ELD statuses of carriers: failing values, others, and none. */
export const eldStatuses: fc.Arbitrary<EldStatus> = fc.record({
  carrierId: maybe(ids<'carrier'>()),
  status: maybe(fc.constantFrom(...FAILING_ELD_STATUSES, 'all_eld_vins_match_on_coi', 'pending')),
  provider: maybe(fc.constantFrom('Samsara', 'Motive', 'KeepTruckin')),
  hasValidCredentials: maybe(fc.boolean()),
})

/** Rows of equipment as sources report it: fields, other names, unknown names. */
export const equipmentCounts: fc.Arbitrary<EquipmentCount> = fc.record({
  kind: fc.oneof(fc.constantFrom(...EQUIPMENT_KINDS), fc.constantFrom('Step Deck', 'power only', 'Hotshot')),
  count: fc.nat(60),
})
