import type { Insertable } from 'kysely'
import type { Schema } from '../../../database/schema.ts'
import type { PostalPlace } from '../../areas/postal-places.ts'
import { daysBefore } from '../../days.ts'
import { type Random, randomFrom } from '../../random.ts'
import type { DemoPart } from '../part.ts'

type Crash = Insertable<Schema['crashes']>

/** A carrier with a fatal crash. */
const FATAL_CRASH_CARRIER = 5

/** The crashes of a carrier: most have none, larger fleets have more. */
const crashesOf = (
  random: Random,
  {
    carrier_id,
    powerUnits,
    as_of,
    places,
  }: {
    carrier_id: number
    powerUnits: number
    as_of: string
    places: readonly PostalPlace[]
  },
): readonly Crash[] => {
  const isFatal = carrier_id === FATAL_CRASH_CARRIER
  const many = Math.max(isFatal ? 2 : 0, random.whole(-6, 1 + Math.min(9, Math.floor(powerUnits / 12))))
  return Array.from({ length: Math.max(0, many) }, (_, at) => {
    const place = random.pick(places)
    const days = random.whole(5, 900)
    return {
      carrier_id,
      report_number: `${place.state}${carrier_id}${String(at + 1).padStart(4, '0')}`,
      report_sequence: 1,
      occurred_on: daysBefore(as_of, days),
      country: 'US',
      state: place.state,
      city: place.city,
      fatalities: isFatal && at === 0 ? 1 : random.chance(0.03) ? 1 : 0,
      injuries: random.weigh([
        [60, 0],
        [28, 1],
        [12, 2],
      ]),
      is_tow_away: random.chance(0.85),
      is_hazmat_released: random.chance(0.01),
      is_not_preventable: random.weigh([
        [80, null],
        [14, true],
        [6, false],
      ]),
      as_of,
    }
  })
}

/** Crashes of carriers with a safety record. */
export const part: DemoPart = ({ carriers, zips }) => ({
  crashes: carriers.flatMap(({ carrier, safety, census }) => {
    if (typeof safety?.as_of !== 'string') return []
    const random = randomFrom(`demo/crashes/${carrier.id}`)
    const places = Array.from({ length: 4 }, () => random.pick(zips))
    const powerUnits = census?.power_units ?? 0
    return crashesOf(random, { carrier_id: carrier.id, powerUnits, as_of: safety.as_of, places })
  }),
})
