import { daysBefore } from '../../days.ts'
import type { Fleet } from '../../movements/fleet.ts'
import { networkOf } from '../../movements/lanes.ts'
import { sightingsOf } from '../../movements/sightings.ts'
import { randomFrom } from '../../random.ts'

import type { WorldRows } from '../../world.ts'
import type { DemoPart } from '../part.ts'

/** The carrier whose ELD credentials are invalid. */
const INVALID_CREDENTIALS = 8
const NAMED_CARRIERS = 16

/** The ELD connection of a carrier: no row, or one. */
const eldConnectionOf = (
  carrier_id: number,
  fleet: Fleet | undefined,
  today: string,
): NonNullable<WorldRows['carrier_eld_connections']> => {
  if (fleet === undefined || fleet.profile === null) return []
  const random = randomFrom(`demo/eld/${carrier_id}`)
  const isConnected = carrier_id <= NAMED_CARRIERS ? carrier_id !== INVALID_CREDENTIALS : random.chance(0.85)
  return [
    {
      carrier_id,
      provider: fleet.provider,
      has_valid_credentials: isConnected ? true : random.pick([false, null]),
      connected_on: daysBefore(today, random.whole(30, 900)),
    },
  ]
}

/** Named carriers whose contact on record was verified. */
const REACHED: ReadonlySet<number> = new Set([2, 8, 10, 11])
const FIRST_ORDINARY = 17

const contactCheckOf = (carrier_id: number, today: string) => {
  const random = randomFrom(`demo/contact-check/${carrier_id}`)
  const isReached = carrier_id < FIRST_ORDINARY ? REACHED.has(carrier_id) : random.chance(0.4)
  return isReached ? [{ carrier_id, verified_on: daysBefore(today, random.whole(1, 500)) }] : []
}

/** Vehicles, their carriers and sightings, ELD connections and verified contacts. */
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
