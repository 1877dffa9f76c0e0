import { CONNECTION_ACTIONS, cachedConnections, done } from '@fairhaul/core'
import { aConnectedCarrier, aUser, fakeSearchCache } from '@fairhaul/testkit'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { connectedRow } from '../connections-list/connections-store.ts'
import { LiveEvents } from '../../stores/live-events.ts'
import { TOGETHER_MS } from '../../stores/live-refresh.ts'
import { aConnectedWorld, aConnectionsList } from '../testing/a-connections-list.ts'
import { visiblePage } from '../../testing/visible-page.ts'

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

describe('a list of own carriers while events come', () => {
  const LOST = { cursor: '1', events: [], isComplete: false } as const
  const live = () => {
    vi.useFakeTimers()
    const clock = {
      now: () => 0,
      after: (ms: number, call: () => void) => {
        const timer = setTimeout(call, ms)
        return () => clearTimeout(timer)
      },
    }
    const events = new LiveEvents(clock)
    const sight = visiblePage
    const changes = { events, interest: { kinds: ['connection'] } } as const
    const all = aConnectionsList(aConnectedWorld(), { live: { clock, sight, changes } })
    const change = async (...dismissed: readonly number[]) => {
      all.world.connections = all.world.connections.map(each => ({
        ...each,
        isDismissed: dismissed.includes(each.carrierId),
        notes: 'Called',
      }))
      events.publish(LOST)
      await vi.advanceTimersByTimeAsync(TOGETHER_MS)
    }
    return { ...all, change }
  }
  afterEach(() => void vi.useRealTimers())

  it('rows that keep their places show their newest content, also where they are selected', async () => {
    const { list, open, change } = live()
    await open()
    list.selection.select(new Set(['2']), list.rows)
    await change(4)
    expect(list.waiting).toBeNull()
    expect(list.rows.map(({ connected }) => connected.notes)).toEqual(['Called', 'Called', 'Called'])
    expect(list.selection.carriers.map(({ connected }) => connected.notes)).toEqual(['Called'])
  })

  it('a carrier that the user dismissed is no news when the event comes back', async () => {
    const { list, open, change } = live()
    await open()
    const dismissed = list.rows.filter(({ id }) => id === 2)
    for (const action of CONNECTION_ACTIONS.filter(({ label }) => label === 'Dismiss'))
      await list.connections.performAll(action, dismissed)
    await vi.waitFor(() => expect(list.rows.map(row => list.leftText(row))).toContain('Now in Dismissed'))
    await change(2, 4)
    expect(namesOf(list)).toEqual(['HAULER 3', 'HAULER 2', 'HAULER 1'])
    expect(list.waiting).toBeNull()
  })

  it('a row that was changed while the list was requested again is not undone by the older answer', async () => {
    const { list, open, change, connections } = live()
    await open()
    const listTab = connections.listTab.bind(connections)
    const listed = vi.spyOn(connections, 'listTab').mockImplementation(async (params, signal) => {
      const older = await listTab(params, signal)
      if (listed.mock.calls.length === 1)
        for (const { id } of list.rows)
          list.replace(id, row => ({ ...row, connected: { ...row.connected, notes: 'Mine' } }))
      return listed.mock.calls.length === 1 ? older : new Promise(() => {})
    })
    await change(4)
    expect(listed).toHaveBeenCalledTimes(2)
    expect(list.rows.map(({ connected }) => connected.notes)).toEqual(['Mine', 'Mine', 'Mine'])
  })

  it('a carrier that left the tab stays in its place until the newer rows are taken', async () => {
    const { list, open, change } = live()
    await open()
    await change(2, 4)
    expect(namesOf(list)).toEqual(['HAULER 3', 'HAULER 2', 'HAULER 1'])
    expect(list.waiting).toMatchObject({ moved: 1 })
    expect(list.counts).toMatchObject({ 'my-carriers': 2, dismissed: 2 })
    list.showWaiting()
    expect(namesOf(list)).toEqual(['HAULER 3', 'HAULER 1'])
  })
})
