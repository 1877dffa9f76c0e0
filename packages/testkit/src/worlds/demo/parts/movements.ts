import { eldConnectionOf } from '../../movements/eld-connection.ts'
import { networkOf } from '../../movements/lanes.ts'
import { sightingsOf } from '../../movements/sightings.ts'
import { daysBefore } from '../../days.ts'
import { randomFrom } from '../../random.ts'
import type { DemoPart } from '../part.ts'

/** Story carriers that somebody has reached at their contact on record. */
const REACHED: ReadonlySet<number> = new Set([2, 8, 10, 11])
const FIRST_ORDINARY = 17

const contactCheckOf = (carrier_id: number, today: string) => {
  const random = randomFrom(`demo/contact-check/${carrier_id}`)
  const isReached = carrier_id < FIRST_ORDINARY ? REACHED.has(carrier_id) : random.chance(0.4)
  return isReached ? [{ carrier_id, verified_on: daysBefore(today, random.whole(1, 500)) }] : []
}

/** Trucks and trailers, who ran them, where they were, and whose logging devices are known. */
export const part: DemoPart = ({ today, carriers, fleets, areas }) => {
  const network = networkOf(areas)
  return {
    vehicles: fleets.flatMap(({ vehicles }) => vehicles),
    carrier_vehicles: fleets.flatMap(({ rows }) => rows),
    carrier_vehicle_areas: carriers.flatMap((carrier, at) => {
      const fleet = fleets[at]
      return fleet === undefined ? [] : sightingsOf(carrier, fleet, { today, network })
    }),
    carrier_eld_connections: carriers.flatMap(({ carrier }, at) =>
      eldConnectionOf(carrier.id, fleets[at], today),
    ),
    carrier_contact_checks: carriers.flatMap(({ carrier }) => contactCheckOf(carrier.id, today)),
  }
}
