import { done, type InsightSearchParams, type InsightsAddress, insightsPath } from '@fairhaul/core'
import {
  aCarrier,
  anInsight,
  aUser,
  fakeCarrierInsights,
  fakeSubscriptions,
  fakeWorld,
  id,
} from '@fairhaul/testkit'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { noFile } from '../../parts/testing/a-results-list.ts'
import { holdsWhateverTheOrder, RUNS_PATIENCE_MS } from '../../parts/testing/shuffled-latency.ts'
import { insightsTally } from '../../parts/carrier-results/verdict-tally-store.ts'
import { InsightsStore } from './insights-store.ts'

const user = aUser()
const addresses: fc.Arbitrary<InsightsAddress> = fc.record({
  kinds: fc.subarray(['authority_history_gap', 'broker_authority_nearby'] as const),
  onlyMine: fc.boolean(),
  verdict: fc.constantFrom('Fail', null),
  sort: fc.constantFrom({ by: 'units', direction: 'descending' } as const, null),
  page: fc.integer({ min: 1, max: 3 }),
  open: fc.constantFrom(null, id<'carrier'>(7), id<'carrier'>(8)),
})

/** The response names its request. */
const nameOf = ({ kinds, onlyMyCarriers, verdict, sort, page }: InsightSearchParams): string =>
  JSON.stringify([kinds, onlyMyCarriers, verdict, sort, page])

it('rows, count and insights are never shown for another address, unless marked as outdated', {
  timeout: RUNS_PATIENCE_MS,
}, async () => {
  await holdsWhateverTheOrder(addresses, line => {
    let now: InsightsAddress | undefined
    const store = new InsightsStore({
      file: () => noFile,
      tally: insightsTally(fakeCarrierInsights(), {
        mayRule: () => true,
        today: () => '2026-11-21',
        whenIdle: () => undefined,
      }),
      insights: {
        search: (params, signal) =>
          line(
            () =>
              done({
                items: [
                  {
                    ...aCarrier({ id: id(1), legalName: nameOf(params) }),
                    insights: [],
                    insightCounts: { authority_history_gap: 0, broker_authority_nearby: 0 },
                  },
                ],
                page: params.page ?? 1,
                pages: 3,
                total: 45,
              }),
            signal,
          ),
        ofCarrier: ({ carrierId }, signal) => line(() => done([anInsight({ carrierId })]), signal),
      },
      subscriptions: fakeSubscriptions(fakeWorld({ user })),
      details: {
        request: () => new Promise(() => {}),
        peek: () => undefined,
        forget: () => {},
      },
      account: { user },
    })
    return {
      act: address => {
        now = address
        store.open(address)
      },
      check: () => {
        const { page, isOutdated, openInsights } = store
        if (page !== undefined && now !== undefined && !isOutdated)
          expect(page.items.map(({ legalName }) => legalName)).toEqual([
            nameOf({ ...now, onlyMyCarriers: now.onlyMine }),
          ])
        for (const insight of openInsights ?? []) expect(insight.carrierId).toBe(now?.open)
      },
      checkAtEnd: last => {
        expect(insightsPath(store.address)).toBe(insightsPath(last))
        if (store.found.state.kind === 'ready') expect(store.isOutdated).toBe(false)
      },
      dispose: store.dispose,
    }
  })
})
