import { daysBefore } from '../days.ts'
import { randomFrom } from '../random.ts'
import type { WorldRows } from '../world.ts'
import type { Fleet } from './fleet.ts'

/** Its provider no longer lets anybody in. */
const LOCKED_OUT = 8
const NAMED_CARRIERS = 16

/** The logging devices of a carrier, as far as they are known: no row, or one. */
export const eldConnectionOf = (
  carrier_id: number,
  fleet: Fleet | undefined,
  today: string,
): NonNullable<WorldRows['carrier_eld_connections']> => {
  if (fleet === undefined || fleet.story === null) return []
  const random = randomFrom(`demo/eld/${carrier_id}`)
  const isLetIn = carrier_id <= NAMED_CARRIERS ? carrier_id !== LOCKED_OUT : random.chance(0.85)
  return [
    {
      carrier_id,
      provider: fleet.provider,
      has_valid_credentials: isLetIn ? true : random.pick([false, null]),
      connected_on: daysBefore(today, random.whole(30, 900)),
    },
  ]
}
