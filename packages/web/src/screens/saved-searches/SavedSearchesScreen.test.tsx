import {
  type CurrentUser,
  readSavedSearchesAddress,
  type SavedSearch,
  type SearchAddress,
  USUAL_TOGGLES,
} from '@fairhaul/core'
import {
  aPaywall,
  aSavedSearch,
  aUser,
  fakeClock,
  fakeSavedSearches,
  fakeWorld,
  id,
  refusal,
} from '@fairhaul/testkit'
import { act, cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { SearchTokens } from '../../di/lazy-tokens.ts'
import { AccountTokens, BrowserTokens, ShellTokens } from '../../di/tokens.ts'

import { KnownSearches } from '../../parts/save-search/known-searches.ts'
import { provide, pageOf } from '../../parts/testing/page-of.tsx'
import { SessionEndEvents } from '../../stores/session-end-events.ts'
import type { ToastsStore } from '../../stores/toasts-store.ts'
import { SavedSearchesScreen } from './SavedSearchesScreen.tsx'
import { screen as module } from './screen.ts'

afterEach(cleanup)

const EAGLES = aSavedSearch({ id: id(1), name: 'Eagles', createdAt: '2026-11-19T10:00:00.000Z' })
const HAWKS = aSavedSearch({
  id: id(2),
  name: 'Hawks of Texas',
  address: '/carriers/search-results?search=hawk&mine=1' as SearchAddress,
  createdAt: '2026-11-20T10:00:00.000Z',
})
const OLD = aSavedSearch({
  id: id(3),
  name: 'From before',
  address: null,
  createdAt: '2026-01-05T10:00:00.000Z',
})

const setUp = async ({
  saved = [EAGLES, HAWKS, OLD],
  user = aUser(),
  query = '',
  fails = false,
}: {
  saved?: readonly SavedSearch[]
  user?: CurrentUser
  query?: string
  fails?: boolean | 'refused'
} = {}) => {
  const world = fakeWorld({ user, savedSearches: [...saved] })
  const port = fakeSavedSearches(world)
  const clock = fakeClock()
  const say = vi.fn<ToastsStore['show']>()
  const go = vi.fn<(path: string) => void>()
  if (fails === true) port.failNext('list')
  if (fails === 'refused') port.refuseNext('list', refusal.forbidden())
  const sessionEndEvents = new SessionEndEvents()
  const account = {
    get user() {
      return world.user
    },
    sessionEndEvents,
  }
  const known = new KnownSearches(port, clock, () => world.user)
  const { visit, Page } = pageOf([
    provide(AccountTokens.AccountStore, account as never),
    provide(BrowserTokens.Clock, clock),
    provide(BrowserTokens.Navigator, { go, back: () => {}, prefetch: () => {} }),
    provide(BrowserTokens.PageConfiguration, { toggles: USUAL_TOGGLES } as never),
    provide(SearchTokens.SavedSearches, port),
    provide(SearchTokens.KnownSearches, known),
    provide(ShellTokens.ToastsStore, { show: say } as never),
  ])
  const address = `/carriers/saved-searches${query}`
  const store = module.open(visit(address), undefined)
  await store.settled()
  const drawn = render(
    <Page store={store} address={address}>
      <SavedSearchesScreen />
    </Page>,
  )
  const removed = () => port.requests.filter(({ call }) => call === 'remove').length
  const pass = (ms: number) => act(async () => clock.advance(ms))
  return {
    world,
    port,
    known,
    sessionEndEvents,
    say,
    go,
    store,
    drawn,
    removed,
    pass,
    events: userEvent.setup({ delay: null }),
  }
}

const names = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map(row => within(row).getAllByRole('cell')[0]?.textContent)
const row = (name: RegExp) => within(screen.getByRole('row', { name }))

describe('saved searches', () => {
  it('saved searches are listed newest first, each with its search and a link', async () => {
    await setUp()
    expect(names()).toEqual(['Hawks of Texas', 'Eagles', 'From before'])
    expect(screen.getByRole('link', { name: 'Hawks of Texas' }).getAttribute('href')).toBe(
      '/broker/carriers/search-results?search=hawk&mine=1',
    )
    const hawks = row(/Hawks of Texas/)
    for (const text of ['Carriers', 'hawk', '1 filter']) expect(hawks.getByText(text)).toBeTruthy()
    expect(screen.getByText('3 searches')).toBeTruthy()
  })

  it('a saved search that cannot be opened any more says so, and can be removed but not renamed', async () => {
    await setUp()
    const old = row(/From before/)
    expect(old.getByText(/This search no longer works/)).toBeTruthy()
    expect(old.queryByRole('link')).toBeNull()
    expect(old.queryByRole('button', { name: /Rename/ })).toBeNull()
    expect(old.getByRole('button', { name: 'Remove From before' })).toBeTruthy()
  })

  it('a saved search outside the plan says so', async () => {
    const lane = aSavedSearch({ address: '/carriers/lane-search-results' as SearchAddress, name: 'Lane' })
    await setUp({ saved: [lane], user: aUser({ paywall: aPaywall({ canLaneSearch: false }) }) })
    expect(screen.getByText(/does not include this search/)).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Lane' })).toBeNull()
  })

  it('saved searches are filtered by name and text, in the address', async () => {
    const { events, go, store } = await setUp()
    await events.type(screen.getByRole('searchbox', { name: 'Filter saved searches' }), 'hawk')
    expect(names()).toEqual(['Hawks of Texas'])
    expect(go.mock.lastCall?.[0]).toBe('/carriers/saved-searches?search=hawk')
    // The address is updated a moment after the typing.
    act(() => store.open(readSavedSearchesAddress('?search=ha')))
    expect(store.address.text).toBe('hawk')
    expect(screen.getByText('1 of 3 searches')).toBeTruthy()
  })

  it('a filter without a match says so, and can be cleared', async () => {
    const { events } = await setUp({ query: '?search=owl' })
    expect(screen.getByText('No saved search matches “owl”')).toBeTruthy()
    await events.click(screen.getByRole('button', { name: 'Show all' }))
    expect(names()).toHaveLength(3)
  })

  it('saved searches are paged by fifty', async () => {
    const saved = Array.from({ length: 51 }, (_, at) => aSavedSearch({ id: id(at + 1), name: `S${at + 1}` }))
    await setUp({ saved, query: '?page=2' })
    expect(names()).toEqual(['S1'])
    expect(screen.getByRole('link', { name: 'Previous page' }).getAttribute('href')).toBe(
      '/broker/carriers/saved-searches',
    )
  })

  it('a user without saved searches sees how to save one', async () => {
    await setUp({ saved: [] })
    expect(screen.getByText('No saved search yet')).toBeTruthy()
    expect(screen.getByText(/press Save search/)).toBeTruthy()
  })

  it('refused saved searches say who can change that', async () => {
    await setUp({ fails: 'refused' })
    expect(screen.getByText(/An admin at your company can change that/)).toBeTruthy()
  })

  it('saved searches that failed can be loaded again', async () => {
    const { events } = await setUp({ fails: true })
    expect(screen.getByText('No connection')).toBeTruthy()
    await events.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('link', { name: 'Eagles' })).toBeTruthy()
  })
})

describe('removing', () => {
  it('a removal waits for Undo, which has the focus, and Undo changes nothing', async () => {
    const { events, removed, pass } = await setUp()
    await events.click(screen.getByRole('button', { name: 'Remove Eagles' }))
    const undo = screen.getByRole('button', { name: 'Undo removing Eagles' })
    expect(document.activeElement).toBe(undo)
    await pass(24_000)
    expect(removed()).toBe(0)
    expect(screen.getByRole('heading', { level: 1 }).parentElement?.textContent).toContain('2 searches')
    await events.click(undo)
    expect(screen.getByRole('heading', { level: 1 }).parentElement?.textContent).toContain('3 searches')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove Eagles' }))
    await pass(24_000)
    expect(removed()).toBe(0)
  })

  it('a removal is sent after its time, counted from when the focus left', async () => {
    const { events, removed, pass, world } = await setUp()
    await events.click(screen.getByRole('button', { name: 'Remove Eagles' }))
    act(() => screen.getByRole('searchbox').focus())
    await pass(7_999)
    expect(removed()).toBe(0)
    await pass(1)
    expect(names()).toEqual(['Hawks of Texas', 'From before'])
    expect(world.savedSearches.map(({ name }) => name)).not.toContain('Eagles')
  })

  it('a removal is sent when the screen or the page is left', async () => {
    const { events, removed, store } = await setUp()
    await events.click(screen.getByRole('button', { name: 'Remove Eagles' }))
    act(() => void window.dispatchEvent(new Event('pagehide')))
    expect(removed()).toBe(1)
    await events.click(screen.getByRole('button', { name: 'Remove From before' }))
    act(() => store.dispose())
    expect(removed()).toBe(2)
  })

  it('a failed removal restores the search, and says so', async () => {
    const { events, port, say, store } = await setUp()
    port.failNext('remove')
    await events.click(screen.getByRole('button', { name: 'Remove Eagles' }))
    await act(async () => store.commit())
    expect(await screen.findByRole('link', { name: 'Eagles' })).toBeTruthy()
    expect(say).toHaveBeenCalledWith(expect.stringContaining('“Eagles” was not removed'), 'error')
  })

  it('a removal is sent before a sign-out, and announced to no one after it', async () => {
    const { events, removed, sessionEndEvents, port, world, say } = await setUp()
    await events.click(screen.getByRole('button', { name: 'Remove Eagles' }))
    port.failNext('remove')
    await act(async () => {
      sessionEndEvents.publish(aUser(), 'signed-out')
      world.user = null
    })
    expect(removed()).toBe(1)
    expect(say).not.toHaveBeenCalled()
  })

  it('removing a search that was removed already succeeds', async () => {
    const { events, world, say, store } = await setUp()
    await events.click(screen.getByRole('button', { name: 'Remove Eagles' }))
    world.savedSearches = []
    await act(async () => store.commit())
    expect(say).not.toHaveBeenCalled()
    expect(names()).toEqual(['Hawks of Texas', 'From before'])
  })
})

describe('renaming', () => {
  const open = async (all: Awaited<ReturnType<typeof setUp>>) => {
    await all.events.click(screen.getByRole('button', { name: 'Rename Eagles' }))
    const form = within(await screen.findByRole('dialog', { name: 'Rename Eagles' }))
    const name = form.getByRole<HTMLInputElement>('textbox', { name: 'Name' })
    name.focus()
    name.select()
    return { form, name }
  }

  it('renaming saves the search again, removes the old one, and says that it is first now', async () => {
    const all = await setUp()
    const { name } = await open(all)
    expect(name.value).toBe('Eagles')
    await all.events.keyboard('Eagles of Texas{Enter}')
    expect(await screen.findByRole('link', { name: 'Eagles of Texas' })).toBeTruthy()
    expect(
      all.world.savedSearches.map(each => each.name).toSorted((one, other) => (one < other ? -1 : 1)),
    ).toEqual(['Eagles of Texas', 'From before', 'Hawks of Texas'])
    expect(all.say.mock.lastCall?.[0]).toBe('Renamed to “Eagles of Texas”. It is now first in the list.')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('renaming to the same name changes nothing', async () => {
    const all = await setUp()
    await open(all)
    await all.events.keyboard('{Enter}')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(all.port.requests.map(({ call }) => call)).toEqual(['list'])
  })

  it('renaming never loses a search when only half of it succeeds', async () => {
    const all = await setUp()
    await open(all)
    all.port.failNext('remove')
    await all.events.keyboard('Falcons{Enter}')
    expect(await screen.findByRole('link', { name: 'Falcons' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Eagles' })).toBeTruthy()
    expect(all.say).toHaveBeenCalledWith(
      'Saved as “Falcons”. “Eagles” could not be removed. Remove it yourself.',
      'warning',
    )
  })

  it.each([
    ['offline', /no connection. What you entered is kept/],
    ['too many', /You already have 500 saved searches/],
  ] as const)('that is %s keeps the old one and what was typed', async (how, texts) => {
    const all = await setUp()
    const { form, name } = await open(all)
    if (how === 'offline') all.port.failNext('create')
    else
      all.port.refuseNext(
        'create',
        refusal.invalid('name', 'You already have 500 saved searches. Remove one first.'),
      )
    await all.events.keyboard('Falcons{Enter}')
    expect(await form.findByText(texts)).toBeTruthy()
    expect([name.value, all.world.savedSearches.length]).toEqual(['Falcons', 3])
  })

  it('an empty name is refused beside its field', async () => {
    const all = await setUp()
    const { form } = await open(all)
    await all.events.keyboard('{Backspace}{Enter}')
    expect(form.getByText('Give this search a name.')).toBeTruthy()
    expect(all.port.requests.map(({ call }) => call)).toEqual(['list'])
  })
})
