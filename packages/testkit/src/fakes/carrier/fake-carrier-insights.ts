import {
  type CarrierId,
  type CarrierSummary,
  type CarrierWithInsights,
  type CarrierInsights,
  done,
  INSIGHT_KINDS,
  INSIGHTS_PAGE_SIZE,
  type InsightKind,
  type Insight,
  insightsInOrder,
  type Outcome,
  type Refusal,
  refused,
} from '@fairhaul/core'
import { type FakeCalls, userCalls } from '../shared/fake-calls.ts'
import { pageOf } from '../shared/fake-page.ts'
import { refusal } from '../shared/fake-refusals.ts'
import { type FakeWorld, fakeWorld } from '../shared/fake-world.ts'
import { fakeCarriers } from './fake-carriers.ts'
import { ofKnownCarrier } from './known-carrier.ts'

/** So many of each kind stand in a row. */
const SHOWN_OF_A_KIND = 3

const EVERYONE = { query: { kind: 'name-contains', value: '' }, page: 1, pageSize: 1_000_000 } as const

/** `CarrierInsights` in memory; closed to a plan without insights. */
export const fakeCarrierInsights = (
  world: FakeWorld = fakeWorld(),
): CarrierInsights & FakeCalls<'ofCarrier' | 'search'> => {
  const { control, answer } = userCalls<'ofCarrier' | 'search'>(world)
  const closed = (): Outcome<never, Refusal> | undefined =>
    world.user?.paywall.canViewInsights === false
      ? refused(refusal.forbidden('Your plan shows no insights.'))
      : undefined
  const has = (carrierId: CarrierId, kinds: readonly Insight['kind'][]): boolean =>
    world.insights.some(
      insight => insight.carrierId === carrierId && (kinds.length === 0 || kinds.includes(insight.kind)),
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
      const everyone = await fakeCarriers(world).search(EVERYONE)
      return answer('search', params, signal, () => {
        if (!everyone.ok) return everyone
        const found = everyone.value.items
          .filter(carrier => has(carrier.id, params.kinds))
          .filter(({ subscription }) => params.onlyMyCarriers !== true || subscription !== null)
          .map(withInsights)
        return closed() ?? done(pageOf(found, params.page ?? 1, params.pageSize ?? INSIGHTS_PAGE_SIZE))
      })
    },
  }
}
