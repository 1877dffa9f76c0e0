import {
  type CurrentUser,
  type CarrierDetail,
  decideSearch,
  done,
  type LaneAnswer,
  type LaneCarrier,
  type LaneSearch,
  type LaneSearchParams,
  type LaneSearchRefusal,
  type Outcome,
  PAGE_SIZE,
  type Refusal,
  refused,
} from '@fairhaul/core'
import { aCarrier } from '../../builders/index.ts'
import { type FakeCalls, userCalls } from '../shared/fake-calls.ts'
import { pageOf } from '../shared/fake-page.ts'
import { refusal } from '../shared/fake-refusals.ts'
import { type FakeWorld, fakeWorld, todayIn } from '../shared/fake-world.ts'
import { laneMatches } from './lane-matches.ts'
import type { SeenCarrier } from './search-world.ts'

/** What a test may do to a lane search beyond what it may do to any call. */
export interface LaneSearchError {
  /** The server has trouble with the next search: 500, handed over as `server-trouble`. */
  nextError(requestId?: string | null): void
}

const ROW_FIELDS = Object.keys(aCarrier())

const rowOf = (carrier: CarrierDetail, { seen }: SeenCarrier): LaneCarrier => {
  const summary = Object.fromEntries(Object.entries(carrier).filter(([field]) => ROW_FIELDS.includes(field)))
  return { ...(summary as unknown as CarrierDetail), seenOnLane: seen }
}

const answerOf = (
  world: FakeWorld,
  user: CurrentUser,
  params: LaneSearchParams,
): Outcome<LaneAnswer, Refusal> => {
  if (!user.paywall.canLaneSearch)
    return refused(refusal.forbidden('Your plan does not include lane search.'))
  const decision = decideSearch(user.paywall, { page: params.page, isRetry: params.isRetry ?? false })
  if (decision.kind === 'withheld') return done({ carriers: decision.results, route: null })
  const ends = [params.originAreaId, params.destinationAreaId]
  if (!ends.every(end => world.areas.some(({ id }) => id === end))) return refused(refusal.notFound)
  const rows = world.seenCarriers
    .filter(
      ({ originAreaId, destinationAreaId }) =>
        originAreaId === params.originAreaId && destinationAreaId === params.destinationAreaId,
    )
    .flatMap(seen =>
      world.carriers
        .filter(carrier => carrier.id === seen.carrierId)
        .filter(carrier => laneMatches(params.narrowing, carrier, seen, todayIn(world)))
        .map(carrier => rowOf(carrier, seen)),
    )
    .toSorted(
      (one, other) => (other.seenOnLane?.times ?? 0) - (one.seenOnLane?.times ?? 0) || one.id - other.id,
    )
  return done({ carriers: pageOf(rows, params.page, PAGE_SIZE), route: world.laneRoute })
}

/** `LaneSearch` in memory: the carriers of the world that were seen on the lane, most often first. */
export const fakeLaneSearch = (
  world: FakeWorld = fakeWorld(),
): LaneSearch & FakeCalls<'search'> & LaneSearchError => {
  const { control, answer } = userCalls<'search'>(world)
  const errors: LaneSearchRefusal[] = []
  return {
    ...control,
    nextError: (requestId = null) => void errors.push({ kind: 'server-trouble', requestId }),
    search: async (params, signal) => {
      const outcome = await answer('search', params, signal, user => answerOf(world, user, params))
      const error = errors.shift()
      return error === undefined ? outcome : refused(error)
    },
  }
}
