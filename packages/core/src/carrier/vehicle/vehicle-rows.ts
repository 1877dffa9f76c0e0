import type { CalendarDate } from '../../shared/calendar-date.ts'
import type { VehicleSource } from './carrier-vehicle.ts'
import type { FoundVehicle } from './found-vehicle.ts'
import type { VehicleId } from './carrier-vehicle.ts'
import type { VehicleCarrier } from './vehicle.ts'
import { vehiclesByDate } from './vehicle-list.ts'
import { tidyVin, VIN_CHARACTERS } from './vin.ts'

/** A carrier seen with the vehicle of a row. */
export interface VehicleRowCarrier {
  readonly carrier: VehicleCarrier
  /** Whether this carrier's insurance lists the vehicle; null when the policy is not on record. */
  readonly isScheduled: boolean | null
  /** Each source once, with the last day on which it saw the two together; the newest first. */
  readonly sources: readonly { readonly source: VehicleSource; readonly date: CalendarDate }[]
  /** All sightings of the two, the newest first. */
  readonly sightings: readonly FoundVehicle[]
}

/** One vehicle of a list, with all its sightings. */
export interface VehicleRow {
  /** Unique among the vehicles of the list. */
  readonly key: string
  /** The newest sighting; its missing facts come from an older one of the same carrier, or of the vehicle. */
  readonly vehicle: FoundVehicle
  /** Its last place and day; null if no sighting has a place. */
  readonly place: { readonly areaName: string; readonly on: CalendarDate } | null
  /** The carriers seen with it, the last first; at least one. */
  readonly carriers: readonly VehicleRowCarrier[]
}

const vinOf = ({ vin }: FoundVehicle): string => tidyVin(vin ?? '')

/** The VIN that all sightings of a recorded vehicle agree on; null if they differ. */
const agreedVins = (found: readonly FoundVehicle[]): ReadonlyMap<VehicleId, string | null> => {
  const vins = new Map<VehicleId, string | null>()
  for (const each of found) {
    const { vehicleId } = each
    const vin = vinOf(each)
    if (vehicleId === null || vin === '') continue
    vins.set(vehicleId, (vins.get(vehicleId) ?? vin) === vin && vins.get(vehicleId) !== null ? vin : null)
  }
  return vins
}

/** The key of a vehicle without a VIN: its plate and state, its record, the carrier's unit number, or nothing. */
const lesserKey = ({
  plate,
  plateState,
  type,
  vehicleId,
  unitNumber,
  carrierId,
  id,
}: FoundVehicle): string => {
  if (plate !== null && plateState !== null) return `plate ${tidyVin(plate)} of ${plateState}, ${type}`
  if (vehicleId !== null) return `vehicle ${vehicleId}`
  return unitNumber === null
    ? `sighting ${id}`
    : `unit ${unitNumber.trim().toUpperCase()} of carrier ${carrierId}, ${type}`
}

/** Only a whole VIN identifies a vehicle. A partial one never merges or splits sightings. */
const keyOf = (found: FoundVehicle, agreed: ReadonlyMap<VehicleId | null, string | null>): string => {
  const vin = vinOf(found) || (agreed.get(found.vehicleId) ?? '')
  if (vin === '') return lesserKey(found)
  return vin.length === VIN_CHARACTERS ? `VIN ${vin}` : `${lesserKey(found)}, VIN ${vin}`
}

type Group<Row> = readonly [newest: Row, ...older: Row[]]

/** The rows by key, in the order received. */
const groups = <Row, Key>(
  rows: readonly Row[],
  keyOfRow: (row: Row) => Key,
): readonly (readonly [Key, Group<Row>])[] => {
  const map = new Map<Key, [Row, ...Row[]]>()
  for (const row of rows) {
    const group = map.get(keyOfRow(row))
    if (group === undefined) map.set(keyOfRow(row), [row])
    else group.push(row)
  }
  return [...map]
}

const carrierOf = (sightings: Group<FoundVehicle>): VehicleRowCarrier => ({
  carrier: sightings[0].carrier,
  isScheduled: sightings.find(({ isScheduled }) => isScheduled !== null)?.isScheduled ?? null,
  sources: groups(sightings, ({ source }) => source).map(([source, [{ date }]]) => ({ source, date })),
  sightings,
})

/** The newest sighting, with missing facts from older ones. A plate and its state stay together. */
const asOne = (newest: FoundVehicle, sightings: readonly FoundVehicle[]): FoundVehicle => {
  const first = <Field extends keyof FoundVehicle>(field: Field, among = sightings): FoundVehicle[Field] =>
    (among.find(each => each[field] !== null) ?? newest)[field]
  const plated = sightings.find(({ plate }) => plate !== null) ?? newest
  const sameType = sightings.filter(({ type }) => type === newest.type)
  return {
    ...newest,
    vehicleId: first('vehicleId'),
    vin: first('vin'),
    make: first('make'),
    model: first('model'),
    modelYear: first('modelYear'),
    plate: plated.plate,
    plateState: plated.plateState,
    trailerType: first('trailerType', sameType),
    powerUnitType: first('powerUnitType', sameType),
    unitNumber: first(
      'unitNumber',
      sightings.filter(({ carrierId }) => carrierId === newest.carrierId),
    ),
  }
}

const rowOf = (key: string, sightings: Group<FoundVehicle>): VehicleRow => ({
  key,
  vehicle: asOne(sightings[0], sightings),
  place:
    sightings.flatMap(({ lastAreaName, date }) =>
      lastAreaName === null ? [] : [{ areaName: lastAreaName, on: date }],
    )[0] ?? null,
  carriers: groups(sightings, ({ carrierId }) => carrierId).map(([, own]) => carrierOf(own)),
})

/**
 * The sightings as one row for each vehicle, with its carriers, sources and days.
 * Two sightings are of one vehicle when they have the same whole VIN; otherwise the same plate of the same state, else
 * the same vehicle on record, else the same unit number of the same carrier. A sighting without a VIN has that of its
 * vehicle on record, if all others agree on one. Empty: no rows; a sighting without any key is its own row.
 * Source: section 7, "Vehicles". Choice: the last vehicle seen comes first; a partial VIN keeps sightings apart and
 * never merges them, as a mistyped one proves nothing.
 */
export const vehicleRows = (found: readonly FoundVehicle[]): readonly VehicleRow[] => {
  const agreed = agreedVins(found)
  return groups(vehiclesByDate(found), each => keyOf(each, agreed)).map(([key, sightings]) =>
    rowOf(key, sightings),
  )
}
