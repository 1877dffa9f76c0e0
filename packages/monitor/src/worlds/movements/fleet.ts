import type { Insertable } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import type { CarrierRows } from '../carriers/carrier-rows.ts'
import { daysBefore, NEWEST_YEAR } from '../days.ts'
import { type Random, randomFrom } from '../random.ts'
import { ELD_PROVIDERS, type EldProfile, eldProfileOf, sidesOf } from './eld-profiles.ts'
import { type Model, unitsOf } from './fleet-units.ts'

/** The value of each letter in the checksum of a VIN: its position in its row, from 1. */
const LETTER_ROWS = ['ABCDEFGH', 'JKLMN.P.R', '.STUVWXYZ'] as const
const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2] as const
const YEAR_LETTERS = 'ABCDEFGHJKLMNPRSTVWXY123456789'

const valueOf = (character: string): number => {
  const row = LETTER_ROWS.find(letters => letters.includes(character))
  return row === undefined ? Number(character) : row.indexOf(character) + 1
}

/** The plant letters of VINs, each with a million serial numbers. */
const PLANTS = 'ZYXWVTSRPN'
const SERIALS_EACH = 1_000_000

/** The letter of a model year, which repeats every thirty years: 2010 is A again. */
const yearLetter = (year: number) => YEAR_LETTERS.charAt((year - 1980) % 30)

/**
 * A vehicle identification number with a correct check digit.
 *
 * Units: `maker` is its first eight characters, `serial` a whole number below ten million; two serials never give the
 * same VIN.
 */
const vinOf = (maker: string, year: number, serial: number): string => {
  const plant = PLANTS.charAt(Math.floor(serial / SERIALS_EACH))
  const rest = `${yearLetter(year)}${plant}${String(serial % SERIALS_EACH).padStart(6, '0')}`
  const text = `${maker}0${rest}`
  const sum = [...text].reduce((total, character, at) => total + (WEIGHTS[at] ?? 0) * valueOf(character), 0)
  return `${maker}${'0123456789X'.charAt(sum % 11)}${rest}`
}

export type VehicleRow = Insertable<Schema['vehicles']> & { readonly id: number }
export type CarrierVehicleRow = Insertable<Schema['carrier_vehicles']> & { readonly id: number }

/** The vehicles of a carrier by source, and those that its insurance lists. */
export interface Fleet {
  readonly vehicles: readonly VehicleRow[]
  readonly rows: readonly CarrierVehicleRow[]
  readonly profile: EldProfile
  readonly provider: string | null
  /** The VINs that its insurance lists. Null: its policies have no list. */
  readonly scheduledVins: readonly string[] | null
}

/** Ids derive from the carrier's id, so that a change to one carrier affects no other's vehicles. */
const VEHICLES_EACH = 100
const ROWS_EACH = 400

/** Straight trucks, tractors and vans, by their federal codes. */
const TRUCKS: ReadonlySet<unknown> = new Set([10, 11, 12])

const NAMED_CARRIERS = 16
/** A carrier with only its registration on record. */
const UNKNOWN = 15
/** The most power units on record: many of a named carrier and of one in so many, few of the others. */
const UNITS_ON_RECORD = { few: 4, many: 55, manyEvery: 25 } as const
const isNamed = (id: number) => id <= NAMED_CARRIERS

const mostUnits = (id: number) =>
  isNamed(id) || id % UNITS_ON_RECORD.manyEvery === 0 ? UNITS_ON_RECORD.many : UNITS_ON_RECORD.few

/** The number of trucks taken over from the carrier before: three of carrier 7, and one of one in forty. */
const handedOver = (id: number): number => {
  if (id === 7) return 3
  return id > 300 && id % 40 === 0 ? 1 : 0
}

const vehicleOf = (random: Random, { make, model, unit_type, maker }: Model, id: number) => {
  const model_year = NEWEST_YEAR - random.whole(0, 14)
  return {
    id,
    vin: vinOf(maker, model_year, id),
    make,
    model: [model, model_year] as const,
    unit_type,
    plate: random.chance(0.9)
      ? `${random.pick(['P', 'R', 'T', 'W'])}${random.whole(100_000, 999_999)}`
      : null,
    plate_state: random.pick(['TX', 'IL', 'OK', 'GA', 'CA', 'TN', 'IN', 'OH']),
  }
}

/** How many days ago a source last saw a vehicle. */
const lastSeen = (random: Random, source: CarrierVehicleRow['source'], isSilent: boolean): number => {
  if (source === 'eld') return isSilent ? random.whole(120, 300) : random.whole(0, 2)
  if (source === 'insurance_certificate') return random.whole(10, 330)
  if (source === 'load') return random.whole(2, 400)
  return random.chance(0.1) ? random.whole(740, 1_100) : random.whole(1, 700)
}

/**
 * The vehicles of one carrier, and a row for each source that saw each of them.
 *
 * Empty: one ordinary carrier in twelve has none, and neither has the carrier with only a registration.
 */
const fleetOf = (
  carrier: CarrierRows,
  { today, before }: { readonly today: string; readonly before: Fleet | undefined },
): Fleet => {
  const { id } = carrier.carrier
  const random = randomFrom(`demo/movements/${id}`)
  const profile = eldProfileOf(random, id)
  const isBare = random.chance(0.08) && !isNamed(id)
  if (isBare || id === UNKNOWN)
    return { vehicles: [], rows: [], profile: null, provider: null, scheduledVins: null }
  const units = unitsOf(random, carrier, mostUnits(id)).slice(0, VEHICLES_EACH - 1)
  const powerUnits = units.filter(({ is_type }) => is_type === 'power_unit').length
  const sides = sidesOf(profile, powerUnits)
  const isInsuredByVin = profile !== null || random.chance(0.75)
  const provider = profile === null ? null : random.pick(ELD_PROVIDERS)
  const isSilent = profile !== null && !isNamed(id) && random.chance(0.08)
  const given =
    before?.vehicles.filter(({ unit_type }) => TRUCKS.has(unit_type)).slice(0, handedOver(id)) ?? []

  const vehicles: VehicleRow[] = []
  const rows: CarrierVehicleRow[] = []
  const listed: string[] = []
  let place = 0
  for (const [at, unit] of units.entries()) {
    const isPower = unit.is_type === 'power_unit'
    const own = vehicleOf(random, unit, id * VEHICLES_EACH + at)
    const shared = isPower ? given[place] : undefined
    const isKnown = isNamed(id) || place === 0 || random.chance(0.96)
    const vehicle = shared ?? own
    if (shared === undefined && isKnown) vehicles.push(own)
    const isListed = isPower
      ? sides.isOnCertificate(place)
      : profile !== 'no_vins_on_coi' && random.chance(0.6)
    const isScheduled = isInsuredByVin && isListed && isKnown
    const sources: CarrierVehicleRow['source'][] = []
    if (isScheduled) {
      sources.push('insurance_certificate')
      if (vehicle.vin != null) listed.push(vehicle.vin)
    }
    if (isPower && isKnown && sides.isOnEld(place)) sources.push('eld')
    if (isPower && (place === 0 || random.chance(0.15))) sources.push('load')
    if (sources.length === 0 || random.chance(0.5)) sources.push('inspection')
    for (const source of sources)
      rows.push({
        id: id * ROWS_EACH + rows.length,
        carrier_id: id,
        vehicle_id: isKnown ? vehicle.id : null,
        vin: isKnown ? (vehicle.vin ?? null) : null,
        unit_number: random.chance(0.85) ? `${isPower ? 'T' : ''}${100 + at}` : null,
        is_type: unit.is_type,
        trailer_type: unit.trailer_type,
        power_unit_type: unit.power_unit_type,
        source,
        date: daysBefore(today, lastSeen(random, source, isSilent)),
        provider: source === 'eld' ? provider : null,
      })
    if (isPower) place += 1
  }
  return { vehicles, rows, profile, provider, scheduledVins: isInsuredByVin ? listed : null }
}

/** The fleets of carriers, in their order; some have trucks of the carrier before. */
export const fleetsOf = (carriers: readonly CarrierRows[], today: string): readonly Fleet[] => {
  const fleets: Fleet[] = []
  for (const carrier of carriers) fleets.push(fleetOf(carrier, { today, before: fleets.at(-1) }))
  return fleets
}

/** A carrier whose primary auto policies list the scheduled vehicles of its fleet. */
export const insuredBy = ({ scheduledVins }: Fleet, carrier: CarrierRows): CarrierRows => ({
  ...carrier,
  insurances: carrier.insurances.map(policy =>
    policy.kind === 'bipd' && policy.is_primary === true && scheduledVins !== null
      ? { ...policy, scheduled_vins: [...scheduledVins] }
      : policy,
  ),
})
