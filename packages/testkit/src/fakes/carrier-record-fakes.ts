import {
  type AuthorityHistories,
  authorityPeriods,
  type CarrierId,
  type CarrierInsights,
  type CarrierPayments,
  type CarrierSafety,
  type CarrierSafetyRecords,
  type CarrierSummary,
  type CarrierTouches,
  type CarrierWithInsights,
  compareCalendarDates,
  countVerdicts,
  done,
  hasScope,
  INSIGHT_KINDS,
  NO_CARRIER_FILTERS,
  INSIGHTS_PAGE_SIZE,
  type Insight,
  type InsightKind,
  type InsightSearchParams,
  insightsInOrder,
  inspectionsInOrder,
  type OutOfServiceOrders,
  type Outcome,
  PAGE_SIZE,
  type Refusal,
  refused,
  type TouchedArea,
} from '@fairhaul/core'
import { fakeCarriers, ofKnownCarrier } from './carrier-fakes.ts'
import type { CarrierTouch } from './carrier-world.ts'
import { type FakeCalls, pageOf, refusal, userCalls } from './fake-calls.ts'
import { type FakeWorld, fakeWorld, todayIn } from './fake-world.ts'

type CarrierSafetyCall = 'inspections' | 'crashes' | 'violations' | 'orders' | 'safety'

const withoutRecord = (carrierId: CarrierId): CarrierSafety => ({
  carrierId,
  summary: {
    rating: null,
    ratedOn: null,
    outOfService: null,
    inspections24Months: null,
    vehicleOutOfServiceRate: null,
    driverOutOfServiceRate: null,
    lastInspectedOn: null,
    asOf: null,
  },
  basics: [],
  measuredOn: null,
})

/** No file of orders was read. */
const NO_ORDERS: OutOfServiceOrders = { orders: [], asOf: null }

/** `CarrierSafetyRecords` in memory; closed to a user whose scope blocks safety data. */
export const fakeCarrierSafety = (
  world: FakeWorld = fakeWorld(),
): CarrierSafetyRecords & FakeCalls<CarrierSafetyCall> => {
  const { control, answer } = userCalls<CarrierSafetyCall>(world)
  const given = <T>(carrierId: CarrierId, give: () => T): Outcome<T, Refusal> =>
    world.user !== null && hasScope(world.user, 'block_safety_data')
      ? refused(refusal.forbidden('You do not have access to safety data.'))
      : ofKnownCarrier(world, carrierId, give)
  const own = <T extends { readonly carrierId: CarrierId }>(rows: readonly T[], carrierId: CarrierId) =>
    rows.filter(row => row.carrierId === carrierId)
  return {
    ...control,
    inspections: (params, signal) =>
      answer('inspections', params, signal, () =>
        given(params.carrierId, () =>
          pageOf(inspectionsInOrder(own(world.inspections, params.carrierId)), params.page ?? 1, PAGE_SIZE),
        ),
      ),
    crashes: (params, signal) =>
      answer('crashes', params, signal, () =>
        given(params.carrierId, () => {
          const rows = own(world.crashes, params.carrierId).toSorted(
            (one, other) => compareCalendarDates(other.occurredOn, one.occurredOn) || other.id - one.id,
          )
          return pageOf(rows, params.page ?? 1, PAGE_SIZE)
        }),
      ),
    violations: (params, signal) =>
      answer('violations', params, signal, () =>
        given(params.carrierId, () => {
          const rows = own(world.violations, params.carrierId).toSorted(
            (one, other) => compareCalendarDates(other.foundOn, one.foundOn) || other.id - one.id,
          )
          return pageOf(rows, params.page ?? 1, PAGE_SIZE)
        }),
      ),
    orders: (params, signal) =>
      answer('orders', params, signal, () =>
        given(params.carrierId, () => world.outOfServiceOrders.get(params.carrierId) ?? NO_ORDERS),
      ),
    safety: (params, signal) =>
      answer('safety', params, signal, () =>
        given(
          params.carrierId,
          () => own(world.safetyRecords, params.carrierId)[0] ?? withoutRecord(params.carrierId),
        ),
      ),
  }
}

/** `AuthorityHistories` in memory. */
export const fakeAuthorityHistories = (
  world: FakeWorld = fakeWorld(),
): AuthorityHistories & FakeCalls<'ofCarrier'> => {
  const { control, answer } = userCalls<'ofCarrier'>(world)
  return {
    ...control,
    ofCarrier: (params, signal) =>
      answer('ofCarrier', params, signal, () =>
        ofKnownCarrier(world, params.carrierId, () => {
          const actions = world.authorityActions.get(params.carrierId) ?? []
          const notices = world.authorityNotices.get(params.carrierId) ?? []
          return {
            periods: authorityPeriods(actions),
            actions: actions.toSorted((one, other) => compareCalendarDates(other.actedOn, one.actedOn)),
            notices,
            asOf: actions.length + notices.length === 0 ? null : todayIn(world),
          }
        }),
      ),
  }
}

/** How many of each kind a row lists. */
const SHOWN_OF_A_KIND = 3

const EVERYONE = { query: { kind: 'name-contains', value: '' }, page: 1, pageSize: 1_000_000 } as const

/** `CarrierInsights` in memory; closed to a plan without insights. */
export const fakeCarrierInsights = (
  world: FakeWorld = fakeWorld(),
): CarrierInsights & FakeCalls<'ofCarrier' | 'search' | 'countVerdicts'> => {
  const { control, answer } = userCalls<'ofCarrier' | 'search' | 'countVerdicts'>(world)
  const closed = (): Outcome<never, Refusal> | undefined =>
    world.user?.paywall.canViewInsights === false
      ? refused(refusal.forbidden('Your plan does not include insights.'))
      : undefined
  const has = (carrierId: CarrierId, kinds: readonly Insight['kind'][]): boolean =>
    world.insights.some(
      insight => insight.carrierId === carrierId && (kinds.length === 0 || kinds.includes(insight.kind)),
    )
  const foundAmong = (
    carriers: readonly CarrierSummary[],
    { kinds, onlyMyCarriers }: Pick<InsightSearchParams, 'kinds' | 'onlyMyCarriers'>,
  ): readonly CarrierSummary[] =>
    carriers.filter(
      ({ id, subscription }) => has(id, kinds) && (onlyMyCarriers !== true || subscription !== null),
    )
  const withInsights = (carrier: CarrierSummary): CarrierWithInsights => {
    const own = insightsInOrder(world.insights.filter(({ carrierId }) => carrierId === carrier.id))
    const of = (kind: InsightKind) => own.filter(insight => insight.kind === kind)
    return {
      ...carrier,
      insights: insightsInOrder(INSIGHT_KINDS.flatMap(kind => of(kind).slice(0, SHOWN_OF_A_KIND))),
      insightCounts: {
        authority_history_gap: of('authority_history_gap').length,
        broker_authority_nearby: of('broker_authority_nearby').length,
      },
    }
  }
  return {
    ...control,
    ofCarrier: (params, signal) =>
      answer(
        'ofCarrier',
        params,
        signal,
        () =>
          closed() ??
          ofKnownCarrier(world, params.carrierId, () =>
            insightsInOrder(world.insights.filter(({ carrierId }) => carrierId === params.carrierId)),
          ),
      ),
    search: async (params, signal) => {
      const filters = { ...NO_CARRIER_FILTERS, verdict: params.verdict ?? null }
      const everyone = await fakeCarriers(world).search({ ...EVERYONE, filters })
      return answer('search', params, signal, () => {
        if (!everyone.ok) return everyone
        const found = foundAmong(everyone.value.items, params).map(withInsights)
        return closed() ?? done(pageOf(found, params.page ?? 1, params.pageSize ?? INSIGHTS_PAGE_SIZE))
      })
    },
    countVerdicts: async (params, signal) => {
      const everyone = await fakeCarriers(world).search(EVERYONE)
      return answer('countVerdicts', params, signal, () => {
        if (!everyone.ok) return everyone
        const assessments = foundAmong(everyone.value.items, params).map(it => it.rulesAssessment)
        return closed() ?? done(countVerdicts(assessments, todayIn(world)))
      })
    },
  }
}

/** `CarrierPayments` in memory. */
export const fakeCarrierPayments = (
  world: FakeWorld = fakeWorld(),
): CarrierPayments & FakeCalls<'loadAnalysis'> => {
  const { control, answer } = userCalls<'loadAnalysis'>(world)
  return {
    ...control,
    loadAnalysis: (params, signal) =>
      answer('loadAnalysis', params, signal, () =>
        ofKnownCarrier(
          world,
          params.carrierId,
          () =>
            world.paymentAnalyses.find(({ carrierId }) => carrierId === params.carrierId) ?? {
              carrierId: params.carrierId,
              provider: null,
              loads: null,
              brokers: null,
              lastPaidOn: null,
            },
        ),
      ),
  }
}

type CarrierTouchesCall = 'historical' | 'recentlyVerified' | 'powerUnits'

const areasOf = (touches: readonly CarrierTouch[], of: CarrierTouch['carrierId']): readonly TouchedArea[] =>
  touches
    .filter(({ carrierId }) => carrierId === of)
    .map(touch => {
      const { carrierId: _of, ...area } = touch
      return area
    })
    .toSorted((one, other) => compareCalendarDates(other.lastOn, one.lastOn) || one.areaId - other.areaId)

/** `CarrierTouches` in memory. */
export const fakeCarrierTouches = (
  world: FakeWorld = fakeWorld(),
): CarrierTouches & FakeCalls<CarrierTouchesCall> => {
  const { control, answer } = userCalls<CarrierTouchesCall>(world)
  return {
    ...control,
    historical: (params, signal) =>
      answer('historical', params, signal, () =>
        ofKnownCarrier(world, params.carrierId, () => areasOf(world.historicalTouches, params.carrierId)),
      ),
    recentlyVerified: (params, signal) =>
      answer('recentlyVerified', params, signal, () =>
        ofKnownCarrier(world, params.carrierId, () => areasOf(world.verifiedTouches, params.carrierId)),
      ),
    powerUnits: (params, signal) =>
      answer('powerUnits', params, signal, () =>
        ofKnownCarrier(
          world,
          params.carrierId,
          () =>
            world.powerUnitStats.find(({ carrierId }) => carrierId === params.carrierId) ?? {
              carrierId: params.carrierId,
              reported: null,
              inspected: null,
              onEld: null,
              insured: null,
            },
        ),
      ),
  }
}
