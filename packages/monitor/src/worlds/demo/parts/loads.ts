import { daysBefore, momentBefore } from '../../days.ts'
import { type Desk, desksOf } from '../../freight/desks.ts'
import { type FreightMap, type FreightPlace, freightMapOf } from '../../freight/freight-places.ts'
import { LOAD_PROFILES, type LoadProfile } from '../../freight/load-profiles.ts'
import { billableMiles, type LoadRow, logsOf, type StopRow, stopsOf } from '../../freight/load-rows.ts'
import { traceOf, truckOf } from '../../freight/load-trace.ts'
import { joinRows } from '../../join-rows.ts'
import { type Random, randomFrom } from '../../random.ts'
import type { WorldRows } from '../../world.ts'
import type { Fleet } from '../../movements/fleet.ts'
import type { DemoPart, DemoSetting } from '../part.ts'

/** The carriers of loads: some named ones, and one in so many of the others. */
const NAMED_HAULERS = [2, 3, 8, 10, 11, 14] as const
const HAULER_EVERY = 17
const FIRST_ORDINARY = 301

const haulersAmong = (count: number): readonly number[] => [
  ...NAMED_HAULERS,
  ...Array.from({ length: count }, (_, at) => at + 1).filter(
    id => id >= FIRST_ORDINARY && id % HAULER_EVERY === 0,
  ),
]

/** Unusual load numbers: search wildcards, markup, a formula, another script. */
const ODD_NUMBERS: readonly (string | null)[] = ['NL 100%_A', '<b>NL-77</b>', '=NL+1', 'ČSKD-Ž9', null]

const drawJourney = (random: Random, places: readonly FreightPlace[], stops: number) => {
  const journey: FreightPlace[] = []
  while (journey.length < stops) {
    const next = random.pick(places)
    if (next !== journey.at(-1)) journey.push(next)
  }
  return journey
}

interface ToMake {
  readonly setting: DemoSetting
  readonly desk: Desk
  readonly map: FreightMap
  readonly haulers: readonly number[]
}

const numberOf = (desk: Desk, place: number, id: number): string | null => {
  const odd = place - LOAD_PROFILES.length
  return desk.loadsFrom === 0 && odd >= 0 && odd < ODD_NUMBERS.length
    ? (ODD_NUMBERS[odd] ?? null)
    : `${desk.prefix}-${20_800 + (id % 100_000)}`
}

/** The unit of a carrier's fleet that has every other load; undefined for the others, and without a fleet. */
const unitOf = (fleet: Fleet | undefined, loadId: number) => {
  const units = (fleet?.rows ?? [])
    .filter(({ is_type, vin }) => is_type === 'power_unit' && vin != null)
    .map(({ vehicle_id = null, vin = null, unit_number = null }) => ({ vehicle_id, vin, unit_number }))
  return loadId % 2 === 0 ? units[(loadId / 2) % units.length] : undefined
}

/** One load with its stops, logs, truck and trace. The first loads of a desk have each profile once. */
const loadOf = ({ setting: { today, fleets }, desk, map, haulers }: ToMake, place: number): WorldRows => {
  const id = desk.loadsFrom + place + 1
  const random = randomFrom(`demo/loads/${id}`)
  const drawn = random.weigh(LOAD_PROFILES)
  const profile: LoadProfile = LOAD_PROFILES[place]?.[1] ?? drawn
  const carrierId = place < NAMED_HAULERS.length ? (haulers[place] ?? 2) : random.pick(haulers)
  const journey = drawJourney(random, map.places, profile.stops.length)
  const userId = random.pick(desk.users)
  const stops = stopsOf(profile, { id, random, today, journey })
  const hasTruck = profile.has === 'truck'
  const trucks = hasTruck
    ? [truckOf({ loadId: id, carrierId, lastDay: daysBefore(today, 1) }, unitOf(fleets[carrierId - 1], id))]
    : []
  const load: LoadRow = {
    id,
    company_id: desk.companyId,
    external_load_number: numberOf(desk, place, id),
    status: profile.status,
    tracking_status: profile.tracking,
    billable_miles: billableMiles(profile, journey, random),
    carrier_id: profile.has === 'nobody' ? null : carrierId,
    carrier_vehicle_id: trucks[0]?.id ?? null,
    team_id: random.chance(0.7) ? random.pick(desk.teamIds) : null,
    created_at: momentBefore(today, 8 + random.whole(0, 20)),
  }
  return {
    loads: [load],
    load_stops: stops,
    load_logs: [
      ...logsOf(profile, stops, userId),
      ...(profile.isLongTrace
        ? [
            {
              load_id: id,
              stop_id: null,
              is_type: 'eta_update',
              occurred_at: momentBefore(today, 1, 900),
              external_message: 'Driver rests at a truck stop, <i>on time</i> for the delivery.',
              user_id: null,
              created_at: momentBefore(today, 1, 900),
            },
          ]
        : []),
    ],
    carrier_vehicles: trucks,
    carrier_vehicle_areas: trucks.flatMap(truck => traceOf(profile, stops, { truck, journey, map, today })),
  }
}

const deskWork = (setting: DemoSetting): readonly ToMake[] => {
  const map = freightMapOf(setting.areas)
  const haulers = haulersAmong(setting.carriers.length)
  return desksOf(setting.carriers.length).map(desk => ({ setting, desk, map, haulers }))
}

/** The stops of a load in their order. Empty: none for an id that no load has. */
export const stopsOfLoad = (setting: DemoSetting, id: number): readonly StopRow[] => {
  const work = deskWork(setting).find(
    ({ desk: { loads, loadsFrom } }) => id > loadsFrom && id <= loadsFrom + loads,
  )
  const { load_stops = [] } = work === undefined ? {} : loadOf(work, id - work.desk.loadsFrom - 1)
  return load_stops as readonly StopRow[]
}

/** Loads with their stops, logs, trucks and sightings. */
export const part: DemoPart = setting =>
  joinRows(
    deskWork(setting).flatMap(work =>
      Array.from({ length: work.desk.loads }, (_, place) => loadOf(work, place)),
    ),
  )
