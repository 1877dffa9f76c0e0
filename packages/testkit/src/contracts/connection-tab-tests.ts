import {
  CARRIER_LIST_TAB_NAMES,
  type CarrierListTab,
  type CarrierQuery,
  type ConnectedCarrier,
  type Connections,
  overallVerdict,
  shortConnection,
  stripName,
  tabOfConnection,
  WORST_FIRST,
} from '@fairhaul/core'
import { expect, it } from 'vitest'
import { type NextCarrier, valueOf } from './contract.ts'

/** The day of the contract's company. */
const TODAY = '2026-11-21'

/** All rows of a tab, from each of its pages. */
export const rowsOfTab = async (
  connections: Connections,
  tab: CarrierListTab,
): Promise<readonly ConnectedCarrier[]> => {
  const rows: ConnectedCarrier[] = []
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const answer = valueOf(await connections.listTab({ tab, page }))
    rows.push(...answer.items)
    pages = answer.pages
  }
  return rows
}

/** The tests of the tabs, their counts and their orders, which are a part of `connectionsContract`. */
export const connectionTabTests = (
  subjectOf: () => { readonly connections: Connections; readonly nextCarrier: NextCarrier },
): void => {
  const connections = () => subjectOf().connections
  const mark = async () =>
    valueOf(await connections().markDoNotDispatch({ carrierId: subjectOf().nextCarrier() }))
  const allIn = (tab: CarrierListTab) => rowsOfTab(connections(), tab)

  it('connections are in the tab of their state, highest id first, with their carrier', async () => {
    await mark()
    await mark()
    for (const tab of CARRIER_LIST_TAB_NAMES) {
      const rows = await allIn(tab)
      const ids = rows.map(({ connection }) => connection.id)
      expect(ids).toEqual([...new Set(ids)].toSorted((one, other) => other - one))
      for (const { connection, carrier } of rows) {
        expect(tabOfConnection(connection)).toBe(tab)
        expect(carrier.id).toBe(connection.carrierId)
        expect(carrier.connection).toEqual(shortConnection(connection))
      }
    }
  })

  it('connections are counted by tab, as many as each tab lists', async () => {
    await mark()
    const counts = valueOf(await connections().countTabs({}))
    for (const tab of CARRIER_LIST_TAB_NAMES) expect(counts[tab]).toBe((await allIn(tab)).length)
  })

  it('connections are listed and counted for the carriers that a query finds', async () => {
    const made = await mark()
    const whole = await allIn('do-not-dispatch')
    const row = whole.find(({ connection }) => connection.id === made.id)
    const query: CarrierQuery = { kind: 'name-contains', value: row?.carrier.legalName ?? '' }
    const found = valueOf(await connections().listTab({ tab: 'do-not-dispatch', query }))
    expect(found.items.map(({ connection }) => connection.id)).toContain(made.id)
    expect(found.total).toBeLessThanOrEqual(whole.length)
    const counts = valueOf(await connections().countTabs({ query }))
    expect(counts['do-not-dispatch']).toBe(found.total)
    const none: CarrierQuery = { kind: 'name-contains', value: 'NO CARRIER HAS THIS NAME' }
    expect(valueOf(await connections().listTab({ tab: 'do-not-dispatch', query: none })).total).toBe(0)
    expect(valueOf(await connections().countTabs({ query: none }))['do-not-dispatch']).toBe(0)
  })

  it('connections are narrowed to a verdict, as many as are counted with it', async () => {
    await mark()
    for (const tab of CARRIER_LIST_TAB_NAMES) {
      const counts = valueOf(await connections().countVerdicts({ tab }))
      let total = 0
      for (const verdict of WORST_FIRST) {
        const { items, ...page } = valueOf(await connections().listTab({ tab, verdict }))
        expect(page.total).toBe(counts[verdict])
        for (const { connection } of items) expect(tabOfConnection(connection)).toBe(tab)
        total += page.total
      }
      expect(total).toBeLessThanOrEqual((await allIn(tab)).length)
    }
  })

  it('connections are ordered by verdict, the worst first, and those without one last', async () => {
    await mark()
    const rankOf = ({ carrier: { rulesAssessment } }: ConnectedCarrier) => {
      const verdict = rulesAssessment && overallVerdict(rulesAssessment, TODAY)
      return verdict === null ? WORST_FIRST.length : WORST_FIRST.indexOf(verdict)
    }
    for (const tab of CARRIER_LIST_TAB_NAMES) {
      const sort = { by: 'verdict', direction: 'ascending' } as const
      const ranks = valueOf(await connections().listTab({ tab, sort })).items.map(rankOf)
      expect(ranks).toEqual(ranks.toSorted((one, other) => one - other))
    }
  })

  it('connections are ordered by a column of their carriers, ties by carrier', async () => {
    await mark()
    await mark()
    for (const direction of ['ascending', 'descending'] as const) {
      const sort = { by: 'name', direction } as const
      const { items } = valueOf(await connections().listTab({ tab: 'do-not-dispatch', sort }))
      expect(items.length).toBeGreaterThan(1)
      const names = items.map(({ carrier }) => stripName(carrier.legalName))
      const sorted = names.toSorted()
      expect(names).toEqual(direction === 'ascending' ? sorted : sorted.toReversed())
    }
  })
}
