import {
  type CarrierListTab,
  cachedConnections,
  type ConnectionsRoute,
  connectionsPath,
  done,
  type Page,
  readConnectionsAddress,
} from '@fairhaul/core'
import { ConnectionTokens, MyCarriersTokens, SearchTokens } from '../../di/lazy-tokens.ts'
import type { Visit } from '../../di/screen.ts'
import { AccountTokens, BrowserTokens, CarriersTokens, RecentsTokens, ShellTokens } from '../../di/tokens.ts'
import { VettingTokens } from '../../di/vetting-tokens.ts'
import { connectionsTally } from '../carrier-results/verdict-tally-store.ts'
import { carrierFile, selectedCarriersFile } from '../export/carrier-files.ts'
import { ownCarriersSight } from '../own-carriers/own-carriers-sight.ts'
import { OwnCarriersStore } from '../own-carriers/own-carriers-store.ts'
import {
  CONNECTED_ROWS,
  type ConnectedRow,
  type ConnectionsList,
  connectedCarrier,
  connectedRow,
} from './connections-store.ts'

const pageOf = <From, To>({ items, ...page }: Page<From>, change: (item: From) => To): Page<To> => ({
  ...page,
  items: items.map(change),
})

/** Opens a list of connections at the address of a visit, with the store of the previous visit if there is one. */
export const openConnections = (
  { url, resolve }: Visit,
  before: ConnectionsList | undefined,
  route: ConnectionsRoute,
): ConnectionsList => {
  const address = readConnectionsAddress(route, url.search)
  if (before !== undefined) {
    before.open(address)
    return before
  }
  const connections = resolve(ConnectionTokens.Connections)
  const account = resolve(AccountTokens.AccountStore)
  const list = new OwnCarriersStore<ConnectedRow, CarrierListTab>(
    {
      list: async (params, signal) => {
        const answer = await connections.listTab(params, signal)
        return answer.ok ? done(pageOf(answer.value, connectedRow)) : answer
      },
      count: (params, signal) => connections.countTabs(params, signal),
      tally: connectionsTally(connections, {
        mayRule: () => account.user?.paywall.canRule === true,
        today: resolve(BrowserTokens.Clock).today,
        whenIdle: resolve(ShellTokens.Ahead).idle,
      }),
      pathOf: each => connectionsPath(route, each),
      stored: tab => {
        const cached = cachedConnections(
          resolve(SearchTokens.SearchCache),
          route === 'my-carriers' ? 'myCarriers' : 'connections',
          tab,
          () => account.user,
        )
        return {
          restore: path => {
            const page = cached.restore(path)
            return page && pageOf(page, connectedRow)
          },
          store: (path, page) => cached.store(path, pageOf(page, connectedCarrier)),
          clear: cached.clear,
        }
      },
      subscriptions: resolve(CarriersTokens.Subscriptions),
      connections,
      feed: resolve(MyCarriersTokens.MonitoringFeed),
      ...(account.user?.paywall.canRule === true && { vetting: resolve(VettingTokens.Vetting) }),
      issuerId: () => account.user?.company?.id,
      ...CONNECTED_ROWS,
      details: resolve(RecentsTokens.CarrierDetailsStore),
      files: own => ({
        selected: selectedCarriersFile(resolve, own.selection),
        whole: carrierFile(resolve, {
          gather: (signal, report) => own.everything(signal, report),
          listName: () => (route === 'my-carriers' ? 'onboarded carriers' : 'connections'),
          list: 'connections',
        }),
      }),
      live: ownCarriersSight(resolve),
      whenIdle: resolve(ShellTokens.Ahead).idle,
    },
    address,
  )
  list.open(address)
  return list
}
