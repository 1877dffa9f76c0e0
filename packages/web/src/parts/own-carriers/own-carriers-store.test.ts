import { cachedConnections, done } from '@fairhaul/core'
import { aConnectedCarrier, aUser, fakeSearchCache } from '@fairhaul/testkit'
import { describe, expect, it, vi } from 'vitest'
import { connectedRow } from '../connections-list/connections-store.ts'
import { aConnectionsList } from '../testing/a-connections-list.ts'

const namesOf = ({ page }: ReturnType<typeof aConnectionsList>['list']) =>
  page?.items.map(({ legalName }) => legalName)

describe('a list of own carriers', () => {
  it('shows the rows of its tab, and the counts of all tabs', async () => {
    const { list, open } = aConnectionsList()
    await open()
    expect(namesOf(list)).toEqual(['HAULER 3', 'HAULER 2', 'HAULER 1'])
    expect(list.counts).toMatchObject({ 'my-carriers': 3, dismissed: 1, 'on-hold': 0 })
  })

  it('keeps the rows of the tab before, as outdated, until those of the next have come', async () => {
    const { list, open } = aConnectionsList()
    await open()
    const next = open({ tab: 'dismissed' })
    expect([list.isOutdated, namesOf(list)?.length]).toEqual([true, 3])
    await next
    expect([list.isOutdated, namesOf(list)]).toEqual([false, ['HAULER 4']])
  })

  it('counts once for all tabs and pages of a search, and again for another search', async () => {
    const { list, open, connections } = aConnectionsList()
    const counted = () => connections.requests.filter(({ call }) => call === 'countTabs').length
    await open()
    await open({ tab: 'dismissed' })
    await open({ page: 2 })
    expect(counted()).toBe(1)
    await open({ text: 'hauler 4', page: 1 })
    expect(counted()).toBe(2)
    expect(list.counts).toMatchObject({ 'my-carriers': 0, dismissed: 1 })
  })

  it('is narrowed by any part of a name, and by the start of a number', async () => {
    const { list, open, world } = aConnectionsList()
    await open({ text: 'ler 2' })
    expect(namesOf(list)).toEqual(['HAULER 2'])
    const [first] = world.carriers
    await open({ text: first?.identifiers[0]?.value ?? '' })
    expect(namesOf(list)?.length).toBe(3)
  })

  it('a text without a letter or digit says so, and requests nothing', async () => {
    const { list, open, connections } = aConnectionsList()
    await open({ text: '--' })
    expect(list.textError?.kind).toBe('nothing-to-search')
    expect(connections.requests).toEqual([])
    await open({ text: '' })
    expect([list.textError, namesOf(list)?.length]).toEqual([null, 3])
  })

  it('typing changes the address at once, from the first page and without a selection', async () => {
    const { list, open } = aConnectionsList()
    await open({ page: 1 })
    list.selection.select(new Set(['1']), list.page?.items ?? [])
    expect(list.type('haul')).toMatchObject({ text: 'haul', page: 1, open: null })
    expect([list.address.text, list.selection.carriers.length, list.isOutdated]).toEqual(['haul', 0, true])
  })

  it('a monitor without counts leaves them out', async () => {
    const { list, open, connections } = aConnectionsList()
    connections.refuseNext('countTabs', { kind: 'not-found', requestId: null })
    await open()
    expect([list.counts, namesOf(list)?.length]).toEqual([undefined, 3])
  })

  it('a list that failed keeps its address, and loads on the next try', async () => {
    const { list, open, connections } = aConnectionsList()
    connections.failNext('listTab')
    await open({ tab: 'dismissed' })
    expect(list.found.state.kind).toBe('failed')
    list.retry()
    await list.found.finished()
    expect(namesOf(list)).toEqual(['HAULER 4'])
  })

  it('a page that the browser cached for this address is shown at once, and loaded again', async () => {
    const cached = cachedConnections(fakeSearchCache(), 'connections', 'my-carriers', () => aUser())
    cached.store('/carriers/connections', { items: [aConnectedCarrier()], page: 1, pages: 1, total: 1 })
    const stored = {
      restore: (path: string) => {
        const page = cached.restore(path)
        return page && { ...page, items: page.items.map(connectedRow) }
      },
      store: vi.fn(),
      clear: () => undefined,
    }
    const { list, open } = aConnectionsList(undefined, { stored: () => stored })
    const opened = open()
    expect(namesOf(list)).toHaveLength(1)
    await opened
    expect(namesOf(list)).toHaveLength(3)
    expect(stored.store.mock.lastCall?.[0]).toBe('/carriers/connections')
  })

  it('all carriers of the list are gathered for a file, each once, in its order', async () => {
    const { list, open } = aConnectionsList()
    await open()
    const everything = await list.everything(new AbortController().signal, () => undefined)
    expect(everything.ok && everything.value.map(({ id }) => id)).toEqual([3, 2, 1])
    await open({ text: '--' })
    expect(await list.everything(new AbortController().signal, () => undefined)).toEqual(done([]))
  })

  it('starting to monitor a carrier changes its row in place', async () => {
    const { list, open } = aConnectionsList()
    await open()
    const [row] = list.page?.items ?? []
    if (row === undefined) throw new Error('There is no row')
    await list.monitoring.start(row.id)
    expect(list.page?.items[0]?.subscription).not.toBeNull()
  })

  it('a list that was closed sends nothing further', async () => {
    const { list, connections } = aConnectionsList()
    list.open(list.address)
    list.dispose()
    await list.found.finished()
    expect(list.page).toBeUndefined()
    expect(connections.requests.length).toBeLessThanOrEqual(2)
  })
})
