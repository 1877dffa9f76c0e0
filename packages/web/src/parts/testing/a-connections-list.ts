import { type CarrierListTab, connectionsPath, done } from '@fairhaul/core'
import {
  aCarrierDetail,
  aConnection,
  type FakeWorld,
  fakeConnections,
  fakeMonitoringFeed,
  fakeSubscriptions,
  fakeWorld,
  id,
} from '@fairhaul/testkit'
import { connectionsTally } from '../carrier-results/verdict-tally-store.ts'
import { CONNECTED_ROWS, type ConnectedRow, connectedRow } from '../connections-list/connections-store.ts'
import type { OwnCarriersDeps } from '../own-carriers/own-carriers-deps.ts'
import { OwnCarriersStore } from '../own-carriers/own-carriers-store.ts'
import { noFile } from './a-results-list.ts'

/** Onboarded carriers 1 to 3, and carrier 4, which is dismissed. */
export const aConnectedWorld = (change: Partial<FakeWorld> = {}): FakeWorld =>
  fakeWorld({
    carriers: [1, 2, 3, 4].map(at => aCarrierDetail({ id: id(at), legalName: `HAULER ${at}` })),
    connections: [1, 2, 3, 4].map(at =>
      aConnection({ id: id(100 + at), carrierId: id(at), isDismissed: at === 4 }),
    ),
    ...change,
  })

/** A list of connections over the fakes. Idle comes at once. */
export const aConnectionsList = (
  world = aConnectedWorld(),
  deps: Partial<OwnCarriersDeps<ConnectedRow, CarrierListTab>> = {},
) => {
  const connections = fakeConnections(world)
  const list = new OwnCarriersStore<ConnectedRow, CarrierListTab>(
    {
      list: async (params, signal) => {
        const answer = await connections.listTab(params, signal)
        return answer.ok ? done({ ...answer.value, items: answer.value.items.map(connectedRow) }) : answer
      },
      count: (params, signal) => connections.countTabs(params, signal),
      tally: connectionsTally(connections, {
        mayRule: () => true,
        today: () => '2026-11-21',
        whenIdle: call => call(),
      }),
      pathOf: address => connectionsPath('connections', address),
      subscriptions: fakeSubscriptions(world),
      connections,
      feed: fakeMonitoringFeed(world),
      issuerId: () => world.user?.company?.id,
      ...CONNECTED_ROWS,
      details: { keepRows: () => undefined, forget: () => undefined },
      files: () => ({ selected: noFile, whole: noFile }),
      whenIdle: call => call(),
      ...deps,
    },
    { tab: 'my-carriers', text: '', verdict: null, sort: null, page: 1, open: null },
  )
  const open = async (change: Partial<(typeof list)['address']> = {}) => {
    list.open({ ...list.address, ...change })
    await list.found.finished()
    await list.counted.finished()
  }
  return { world, connections, list, open, changes: list.connections }
}
