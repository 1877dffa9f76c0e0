import {
  type CalendarDate,
  type CarrierDetail,
  type CurrentUser,
  decideSearch,
  done,
  isInRange,
  type LaneAnswer,
  type LaneCarrier,
  type LaneNarrowing,
  type LaneSearch,
  type LaneSearchParams,
  type LaneSearchRefusal,
  type Outcome,
  PAGE_SIZE,
  type Refusal,
  reachesThresholds,
  refused,
  wholeMonths,
} from '@fairhaul/core'
import { aCarrier } from '../builders/index.ts'
import { usdInForce } from './carrier-search.ts'
import { type FakeCalls, pageOf, refusal, userCalls } from './fake-calls.ts'
import { type FakeWorld, fakeWorld, todayIn } from './fake-world.ts'
import type { SeenCarrier } from './search-world.ts'

/** Whether one fact lets a carrier of a lane through a filter that is there. */
type Matches = (
  narrowing: LaneNarrowing,
  carrier: CarrierDetail,
  seen: SeenCarrier,
  today: CalendarDate,
) => boolean

const countOf = ({ equipment }: CarrierDetail, kind: string): number | null =>
  equipment.find(each => each.kind === kind)?.count ?? null

const atLeast = (requested: number | undefined, held: number | null): boolean =>
  requested === undefined || (held !== null && held >= requested)

const MATCHES: readonly Matches[] = [
  ({ fleetSize = {} }, { census }) => isInRange(fleetSize, census.powerUnits),
  ({ straightBoxTrucks = {} }, carrier) =>
    isInRange(straightBoxTrucks, countOf(carrier, 'straight_box_trucks')),
  ({ cargoVans = {} }, carrier) => isInRange(cargoVans, countOf(carrier, 'cargo_vans')),
  ({ authorityAgeMonths = {} }, { authority: { since } }, _, today) =>
    isInRange(authorityAgeMonths, since === null ? null : wholeMonths(since, today)),
  ({ cargoUsd }, { insurance }, _, today) => atLeast(cargoUsd, usdInForce(insurance, 'cargo', today)),
  ({ generalLiabilityUsd }, { insurance }, _, today) =>
    atLeast(generalLiabilityUsd, usdInForce(insurance, 'generalLiability', today)),
  ({ autoLiabilityUsd }, { insurance }, _, today) =>
    atLeast(autoLiabilityUsd, usdInForce(insurance, 'bipd', today)),
  ({ portfolio }, { equipment }) => portfolio === undefined || reachesThresholds(equipment, portfolio),
  ({ assessment }, _, seen) => assessment === undefined || seen.assessment === assessment,
  ({ countries }, { physicalAddress: { country } }) =>
    countries === undefined || countries.some(each => each === country),
  ({ isContactVerified }, _, seen) => isContactVerified === undefined || seen.isContactVerified,
  ({ eldConnected }, _, seen) => eldConnected === undefined || seen.isEldConnected,
  ({ originRadiusMiles: max }, _, { originMiles }) => max === undefined || isInRange({ max }, originMiles),
]

/** Whether a carrier seen on a lane passes the filters. */
const laneMatches: Matches = (narrowing, carrier, seen, today) =>
  MATCHES.every(matches => matches(narrowing, carrier, seen, today))

/** What a test may do to a lane search beyond what it may do to any call. */
export interface LaneSearchError {
  /** The next search fails with 500, which is `server-error`. */
  serverErrorNext(requestId?: string | null): void
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
    serverErrorNext: (requestId = null) => void errors.push({ kind: 'server-error', requestId }),
    search: async (params, signal) => {
      const outcome = await answer('search', params, signal, user => answerOf(world, user, params))
      const error = errors.shift()
      return error === undefined ? outcome : refused(error)
    },
  }
}
