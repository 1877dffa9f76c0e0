import type { Insertable } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import type { CarrierRows } from '../carriers/carrier-rows.ts'
import { daysBefore, momentBefore } from '../days.ts'
import type { DemoArea } from '../demo/part.ts'
import { type Random, randomFrom } from '../random.ts'
import type { CarrierVehicleRow, Fleet } from './fleet.ts'
import type { FreightLane, Network } from './lanes.ts'

type Sighting = Insertable<Schema['carrier_vehicle_areas']>

const NAMED_CARRIERS = 16
/** The number of reports of one logging device. */
const REPORTS = { named: 24, ordinary: 2 } as const
const DAY_MS = 86_400_000
const MINUTES = 1_440

const near = (random: Random, degrees: number | null | undefined) =>
  degrees === null || degrees === undefined
    ? null
    : Math.round((degrees + (random.next() - 0.5) * 0.04) * 10_000) / 10_000

const daysAgo = (today: string, day: string) => Math.round((Date.parse(today) - Date.parse(day)) / DAY_MS)

interface Journey {
  readonly random: Random
  readonly today: string
  readonly row: CarrierVehicleRow
}

const sighting = ({ random, today, row }: Journey, area: DemoArea, days: number): Sighting => ({
  carrier_id: row.carrier_id,
  carrier_vehicle_id: row.id,
  area_id: area.id,
  latitude: near(random, area.latitude),
  longitude: near(random, area.longitude),
  source: row.source === 'insurance_certificate' ? 'load' : row.source,
  seen_on: daysBefore(today, days),
  seen_at:
    row.source === 'eld' ? momentBefore(today, days, days === 0 ? 1 : random.whole(0, MINUTES - 1)) : null,
})

/** A trip of up to two days from one end of a lane to the other, with its last day. */
const trip = (journey: Journey, { from, to }: FreightLane, days: number): readonly Sighting[] => [
  sighting(journey, journey.random.pick(from), days + journey.random.whole(0, 2)),
  sighting(journey, journey.random.pick(to), days),
]

/** Daily ELD reports, back and forth on a lane; the last is on the day of the row. */
const reports = (journey: Journey, { from, to }: FreightLane, last: number): readonly Sighting[] => {
  const { random, row } = journey
  const many = row.carrier_id <= NAMED_CARRIERS ? REPORTS.named : REPORTS.ordinary
  return Array.from({ length: many }, (_, at) =>
    sighting(journey, random.pick(at % 2 === 0 ? to : from), last + at),
  )
}

/**
 * The sightings of one carrier's vehicles. A carrier usually works one lane and sometimes a second; its first truck has
 * been on the first at least once. A certificate gives no sighting.
 */
export const sightingsOf = (
  { carrier }: CarrierRows,
  { rows }: Fleet,
  { today, network }: { readonly today: string; readonly network: Network },
): readonly Sighting[] => {
  const random = randomFrom(`demo/sightings/${carrier.id}`)
  const lanes = [network.draw(random), network.draw(random)] as const
  const home = network.zip(carrier.physical_postal_code ?? '')
  const seen: Sighting[] = []
  for (const row of rows) {
    const journey = { random, today, row }
    const last = daysAgo(today, row.date)
    const lane = random.chance(0.75) ? lanes[0] : lanes[1]
    if (row.source === 'eld') seen.push(...reports(journey, lane, last))
    if (row.source === 'inspection') {
      const stop = random.chance(0.2) ? home : undefined
      seen.push(sighting(journey, stop ?? random.pick(random.chance(0.5) ? lane.from : lane.to), last))
    }
    if (row.source === 'load') seen.push(...trip(journey, lane, last))
  }
  const first = rows.find(({ source }) => source === 'load')
  if (first !== undefined) {
    const journey = { random, today, row: first }
    const last = daysAgo(today, first.date)
    for (let turn = random.whole(1, 4); turn > 0; turn -= 1)
      seen.push(...trip(journey, lanes[0], last + random.whole(3, 320)))
  }
  return seen
}
