import type { Services } from '../../http/services.ts'
import { type Actor, companyOf } from '../../http/session/actor.ts'
import { today } from '../../kernel/clock.ts'
import { answerGate } from '../../own-carriers/gate/answer-gate.ts'
import { lastDay } from '../../own-carriers/gate/gate-day.ts'
import type { WireGate } from '../../own-carriers/gate/wire-gate.ts'
import { OPEN_STATUSES } from './load-status.ts'
import { requireLoad } from './read-loads.ts'

/** The stops of a load as far as the gate needs them, in their order. */
const stopsOf = ({ db }: Pick<Services, 'db'>, loadId: number) =>
  db
    .selectFrom('load_stops')
    .select(['is_type', 'state', 'window_starts_at', 'window_ends_at'])
    .where('load_id', '=', loadId)
    .orderBy('sequence')
    .orderBy('id')
    .execute()

/** The last day of the window of the first pickup, from today on. Empty: today. */
export const pickupDay = (
  stops: readonly Pick<
    Awaited<ReturnType<typeof stopsOf>>[number],
    'is_type' | 'window_starts_at' | 'window_ends_at'
  >[],
  day: string,
): string => {
  const pickup = stops.find(({ is_type }) => is_type === 'pickup')
  const at = pickup?.window_ends_at ?? pickup?.window_starts_at
  const on = at?.toISOString().slice(0, 10) ?? day
  if (on <= day) return day
  return on < lastDay(day) ? on : lastDay(day)
}

const isOpen = (status: string): boolean => (OPEN_STATUSES as readonly string[]).includes(status)

/** What the gate says of a load of the caller's company and the carrier that has it. Refuses: 404. */
export async function gateOfLoad(
  services: Services,
  actor: Actor,
  { id, day }: { readonly id: number; readonly day: string | null },
): Promise<WireGate> {
  const load = await requireLoad(services.db, companyOf(actor), id)
  const stops = await stopsOf(services, id)
  return answerGate(services, actor, {
    carrierId: load.carrier_id,
    places: stops.map(({ state }) => ({ country: null, state })),
    day: day ?? pickupDay(stops, today(services.clock)),
    loadId: id,
    beside: [
      ...(isOpen(load.status) ? [] : (['load_not_open'] as const)),
      ...(load.carrier_id === null ? (['no_carrier'] as const) : []),
    ],
  })
}
