import type { CarrierId } from '@fairhaul/core'
import { aCarrierChange, aCarrierDetail, aFinding, id } from '../builders/index.ts'
import { monitoringFeedContract } from '../contracts/index.ts'
import { fakeWorld, nextIdAmong } from './fake-world.ts'
import { fakeSubscriptions } from './monitored-carrier-fakes.ts'
import { fakeMonitoringFeed } from './monitoring-fakes.ts'

monitoringFeedContract(async () => {
  const results = ['fail', 'pass', 'incomplete'] as const
  const carriers = Array.from({ length: 9 }, (_, at) =>
    aCarrierDetail({
      id: id(at + 1),
      rulesAssessment: {
        findings: [aFinding({ result: results[at % results.length] ?? 'pass' })],
        overrides: [],
      },
    }),
  )
  const world = fakeWorld({ carriers })
  let at = 0
  return {
    feed: fakeMonitoringFeed(world),
    subscriptions: fakeSubscriptions(world),
    nextCarrier: () => id<'carrier'>((at += 1)),
    change: async (carrierId: CarrierId) => {
      const carrier = world.carriers.find(each => each.id === carrierId)
      if (carrier === undefined) throw new Error('This carrier does not exist.')
      world.carrierChanges.push(
        aCarrierChange({
          id: nextIdAmong(world.carrierChanges),
          carrier,
          noticedAt: new Date(world.now - 60_000).toISOString(),
        }),
      )
    },
  }
})
