import type { Insertable } from 'kysely'
import type { Schema } from '../../../database/schema.ts'
import { type InspectedUnit, listsOf } from '../../../database/unit-lists.ts'
import { type FoundViolation, MARK_UNREAD, violationLists } from '../../../database/violation-lists.ts'
import type { PostalPlace } from '../../areas/postal-places.ts'
import type { CarrierRows } from '../../carriers/carrier-rows.ts'
import { daysBefore } from '../../days.ts'
import { type Random, randomFrom } from '../../random.ts'
import type { WorldRows } from '../../world.ts'
import type { DemoPart } from '../part.ts'
import { ENGLISH_CODE, VIOLATION_KINDS, VIOLATIONS, type ViolationText } from '../violations.ts'

type Inspection = Insertable<Schema['inspections']>
type Measures = Insertable<Schema['carrier_basic_measures']>

/** How many days back an inspection certainly counts. */
const COUNTED_DAYS = 700
const FIRST_OLD_DAY = 760
/** With fewer inspections the agency publishes no measure. */
const MEASURED_MIN = 5
const VIN_LETTERS = 'ABCDEFGHJKLMNPRSTUVWXYZ0123456789'
const MAKES = ['FREIGHTLINER', 'PETERBILT', 'KENWORTH', 'VOLVO', 'INTERNATIONAL', 'MACK']
const TRAILER_MAKES = ['GREAT DANE', 'WABASH', 'UTILITY', 'HYUNDAI', 'FONTAINE']

const vinOf = (random: Random) =>
  Array.from({ length: 17 }, () => VIN_LETTERS[random.whole(0, VIN_LETTERS.length - 1)]).join('')

/** Federal codes: 11 tractor, 10 straight truck, 9 semi-trailer. */
const unitsOf = (random: Random, isOut: boolean, state: string): readonly InspectedUnit[] => {
  const isTractor = random.chance(0.85)
  const unit = (number: number, unit_type: number, makes: readonly string[]) => ({
    number,
    unit_type,
    vin: random.chance(0.9) ? vinOf(random) : null,
    make: random.pick(makes),
    plate: `${random.pick(['P', 'R', 'T'])}${random.whole(100_000, 999_999)}`,
    plate_state: random.chance(0.8) ? state : random.pick(['IN', 'ME', 'IL', 'OK']),
    is_out_of_service: number === 1 && isOut,
  })
  const first = unit(1, isTractor ? 11 : 10, MAKES)
  return isTractor ? [first, unit(2, 9, TRAILER_MAKES)] : [first]
}

/** The level of an inspection: 1 full, 2 walk-around, 3 driver only, 5 vehicle only. */
const levelOf = (random: Random, examined: { readonly vehicle: boolean; readonly driver: boolean }) => {
  if (examined.vehicle && examined.driver) return random.pick([1, 2, 2])
  return examined.driver ? 3 : 5
}

/** The result of one inspection. */
interface Finding {
  readonly day: string
  readonly vehicle: 'not looked at' | 'passed' | 'out of service'
  readonly driver: 'not looked at' | 'passed' | 'out of service'
}

/** The inspections that add up to the safety summary, in the order of their days. */
const findingsOf = (random: Random, safety: NonNullable<CarrierRows['safety']>): readonly Finding[] => {
  const asOf = safety.as_of ?? ''
  const last = safety.last_inspection_date ?? null
  if (last === null) return []
  const many = safety.inspections_24_months ?? 0
  const lastDay = Math.round((Date.parse(asOf) - Date.parse(last)) / 86_400_000)
  const days = Array.from({ length: many }, (_, at) =>
    daysBefore(asOf, at === 0 ? lastDay : random.whole(lastDay, COUNTED_DAYS)),
  )
  const looked = (at: number, whole: number, out: number) =>
    at >= whole ? 'not looked at' : at < out ? 'out of service' : 'passed'
  const counted = days.map(
    (day, at) =>
      ({
        day,
        vehicle: looked(at, safety.vehicle_inspections ?? 0, safety.vehicle_oos_inspections ?? 0),
        driver: looked(many - 1 - at, safety.driver_inspections ?? 0, safety.driver_oos_inspections ?? 0),
      }) satisfies Finding,
  )
  const old = (day: number): Finding => ({ day: daysBefore(asOf, day), vehicle: 'passed', driver: 'passed' })
  const older =
    many === 0
      ? [old(lastDay), old(lastDay + random.whole(10, 300))]
      : random.chance(0.25)
        ? [old(random.whole(FIRST_OLD_DAY, 1_400))]
        : []
  return [...older, ...counted].toSorted((one, other) => (one.day < other.day ? -1 : 1))
}

const outOf = (result: Finding['vehicle'], many: number) =>
  result === 'not looked at' ? null : result === 'passed' ? 0 : many

/** Sequential ids for all carriers. */
class Numbers {
  #last = 0
  next(): number {
    this.#last += 1
    return this.#last
  }
}

/** Of some carriers it cannot be read whether a violation of English proficiency put the driver out of service. */
const isMarkUnread = (carrierId: number, { code }: ViolationText, isOut: boolean): boolean =>
  !isOut && code === ENGLISH_CODE && carrierId % 2 === 0

const inspect = (
  random: Random,
  {
    carrier_id,
    as_of,
    finding,
    place,
  }: { carrier_id: number; as_of: string; finding: Finding; place: PostalPlace },
  numbers: Numbers,
): { readonly inspection: Inspection; readonly violations: readonly FoundViolation[] } => {
  const id = numbers.next()
  const isVehicleOut = finding.vehicle === 'out of service'
  const isDriverOut = finding.driver === 'out of service'
  const found: readonly (readonly [ViolationText, boolean])[] = [
    ...(isVehicleOut ? [[random.pick(VIOLATIONS.vehicle), true] as const] : []),
    ...(isDriverOut ? [[random.pick(VIOLATIONS.driver), true] as const] : []),
    ...(finding.vehicle !== 'not looked at' && random.chance(0.3)
      ? [[random.pick(VIOLATIONS.vehicle), false] as const]
      : []),
    ...(finding.driver !== 'not looked at' && random.chance(0.12)
      ? [[random.pick(VIOLATIONS.driver), false] as const]
      : []),
  ]
  const violations = found.map(([kind, isOut]) => ({
    violation_kind_id: 1 + VIOLATION_KINDS.indexOf(kind),
    unit: kind.category > 14 ? random.pick(['1', '1', '2']) : random.chance(0.96) ? 'D' : 'C',
    is_out_of_service: isMarkUnread(carrier_id, kind, isOut) ? null : isOut,
    federal_key: null,
    is_dismissed: !isOut && random.chance(0.04),
    as_of,
    listing_id: null,
  }))
  const examined = {
    vehicle: finding.vehicle !== 'not looked at',
    driver: finding.driver !== 'not looked at',
  }
  const inspection = {
    id,
    carrier_id,
    report_number: `${place.state}${String(10_000_000 + id).slice(1)}`,
    inspected_on: finding.day,
    level: levelOf(random, examined),
    country: 'US',
    state: place.state,
    place: place.city,
    units: listsOf(unitsOf(random, isVehicleOut, place.state)),
    vehicle_oos: outOf(finding.vehicle, 1),
    driver_oos: outOf(finding.driver, 1),
    hazmat_oos: null,
    violations_count: violations.length,
    ...violationLists(violations),
    as_of,
  }
  return { inspection, violations }
}

/** Measures of some carriers, above any limit that a company sets and below it. */
const EXTREMES: ReadonlyMap<number, number> = new Map([
  [3, 12.5],
  [4, 0.05],
])
const EXTREMES_EVERY = 40
const BASICS = [
  'unsafe_driving',
  'hours_of_service',
  'driver_fitness',
  'controlled_substances',
  'vehicle_maintenance',
] as const

/** A measure for each category with a violation. Choice: no percentile, as none is public for property carriers. */
const measuresOf = (
  carrier_id: number,
  inspections: number,
  violations: readonly FoundViolation[],
  measured_on: string,
): readonly Measures[] => {
  if (inspections < MEASURED_MIN) return []
  const extreme = EXTREMES.get(carrier_id % EXTREMES_EVERY)
  if (extreme !== undefined)
    return [{ carrier_id, measured_on, measures: BASICS.map(basic => [basic, extreme]) }]
  const weights = new Map<string, number>()
  for (const { violation_kind_id, is_out_of_service } of violations) {
    const basic = VIOLATION_KINDS[violation_kind_id - 1]?.basic
    if (basic !== undefined) weights.set(basic, (weights.get(basic) ?? 0) + (is_out_of_service ? 6 : 3))
  }
  const measures = [...weights].map(([basic, weight]) => [
    basic,
    Math.round((100 * weight) / inspections) / 100,
  ])
  return measures.length === 0 ? [] : [{ carrier_id, measured_on, measures }]
}

/**
 * Inspections that add up to each carrier's safety summary, their violations, and measures. Carriers that were never
 * inspected have none.
 */
export const part: DemoPart = ({ carriers, zips }) => {
  const numbers = new Numbers()
  const rows = carriers.flatMap(({ carrier, safety }) => {
    if (safety === null || typeof safety.as_of !== 'string') return []
    const { as_of, carrier_id } = { as_of: safety.as_of, carrier_id: carrier.id }
    const random = randomFrom(`demo/safety-records/${carrier_id}`)
    const places = Array.from({ length: 4 }, () => random.pick(zips))
    const seen = findingsOf(random, safety).map(finding =>
      inspect(random, { carrier_id, as_of, finding, place: random.pick(places) }, numbers),
    )
    const violations = seen.flatMap(one => one.violations)
    return [
      {
        inspections: seen.map(({ inspection }) => inspection),
        measures: measuresOf(carrier_id, seen.length, violations, as_of),
      },
    ]
  })
  return {
    inspections: rows.flatMap(({ inspections }) => inspections),
    violation_kinds: VIOLATION_KINDS.map((kind, at) => ({ id: at + 1, ...kind })),
    carrier_basic_measures: rows.flatMap(({ measures }) => measures),
  }
}

/** So many days back a driver was put out of service for English proficiency; the agency has done so for longer. */
const ENGLISH_DAYS = 500

/** The safety of carriers with the day of their newest inspection that put a driver out of service for English proficiency. */
export const withEnglish = (rows: WorldRows, today: string): WorldRows => {
  const id = 1 + VIOLATION_KINDS.findIndex(({ code }) => code === ENGLISH_CODE)
  const since = daysBefore(today, ENGLISH_DAYS)
  const newestWith = (mark: string) => {
    const marked = new RegExp(`(^|\n)${id}\t[^\t\n]*\t${mark}`)
    const days = new Map<number, string>()
    for (const { carrier_id, inspected_on: day, violations } of rows.inspections ?? []) {
      if (day < since || !marked.test(violations ?? '')) continue
      if (day > (days.get(carrier_id) ?? '')) days.set(carrier_id, day)
    }
    return days
  }
  const [stopped, unread] = [newestWith('t'), newestWith(MARK_UNREAD)]
  return {
    ...rows,
    carrier_safety: (rows.carrier_safety ?? []).map(safety => ({
      ...safety,
      english_oos_on: stopped.get(safety.carrier_id) ?? null,
      english_unread_on: unread.get(safety.carrier_id) ?? null,
    })),
  }
}
