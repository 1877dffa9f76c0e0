import {
  type CarrierId,
  type CarrierInsights,
  type CarrierSummary,
  type CarrierWithInsights,
  countVerdicts,
  done,
  INSIGHT_KINDS,
  NO_CARRIER_FILTERS,
  INSIGHTS_PAGE_SIZE,
  type Insight,
  type InsightKind,
  type InsightSearchParams,
  insightsInOrder,
  type Outcome,
  type Refusal,
  refused,
} from '@fairhaul/core'
import { fakeCarriers, ofKnownCarrier } from './carrier-fakes.ts'
import { type FakeCalls, pageOf, refusal, userCalls } from './fake-calls.ts'
import { type FakeWorld, fakeWorld, todayIn } from './fake-world.ts'

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
      const everyone = await fakeCarriers(world).search({ ...EVERYONE, filters, sort: params.sort ?? null })
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
