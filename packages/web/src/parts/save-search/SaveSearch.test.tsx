import { type CurrentUser, type SavedSearch, USUAL_TOGGLES } from '@fairhaul/core'
import {
  aPaywall,
  aSavedSearch,
  aUser,
  fakeClock,
  fakeSavedSearches,
  fakeWorld,
  refusal,
} from '@fairhaul/testkit'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { SearchTokens } from '../../di/lazy-tokens.ts'
import { AccountTokens, BrowserTokens } from '../../di/tokens.ts'
import { provide, pageOf } from '../testing/page-of.tsx'
import { KnownSearches } from './known-searches.ts'
import { SaveSearch } from './SaveSearch.tsx'

afterEach(cleanup)

const ADDRESS = '/carriers/search-results?search=hawk&page=2'

/** Opens the form and focuses the name, as the headless library does not focus it in happy-dom. */
const named = (dialog: HTMLElement) => {
  const form = within(dialog)
  const name = form.getByRole<HTMLInputElement>('textbox', { name: 'Name' })
  name.focus()
  name.select()
  return form
}

const setUp = async (
  { saved = [], user = aUser() }: { saved?: SavedSearch[]; user?: CurrentUser } = {},
  address = ADDRESS,
) => {
  const world = fakeWorld({ user, savedSearches: saved })
  const port = fakeSavedSearches(world)
  const known = new KnownSearches(port, fakeClock(), () => world.user)
  const { Page } = pageOf([
    provide(AccountTokens.AccountStore, { user: world.user } as never),
    provide(BrowserTokens.PageConfiguration, { toggles: USUAL_TOGGLES } as never),
    provide(SearchTokens.SavedSearches, port),
    provide(SearchTokens.KnownSearches, known),
  ])
  const drawn = render(
    <Page store={{}} address={address}>
      <SaveSearch address={address} />
    </Page>,
  )
  await known.request()
  const events = userEvent.setup({ delay: null })
  const open = async () => {
    await events.click(screen.getByRole('button', { name: 'Save search' }))
    return named(await screen.findByRole('dialog', { name: 'Save search' }))
  }
  return { world, port, known, events, open, drawn }
}

describe('saving the search that is shown', () => {
  it('Save search offers a name, saves without the page, says so and can be undone', async () => {
    const { open, events, world } = await setUp()
    const form = await open()
    const name = form.getByRole<HTMLInputElement>('textbox', { name: 'Name' })
    expect(name.value).toBe('hawk')
    await events.click(form.getByRole('button', { name: 'Save' }))
    expect((await screen.findByRole('status')).textContent).toContain('Saved as hawk.')
    expect(world.savedSearches.map(({ address }) => address)).toEqual([
      '/carriers/search-results?search=hawk',
    ])
    const undo = screen.getByRole('button', { name: 'Undo' })
    expect(document.activeElement).toBe(undo)
    await events.click(undo)
    const again = await screen.findByRole('button', { name: 'Save search' })
    expect([document.activeElement, world.savedSearches]).toEqual([again, []])
  })

  it('a search is saved under another name by keyboard alone', async () => {
    const { events, world } = await setUp()
    screen.getByRole('button', { name: 'Save search' }).focus()
    await events.keyboard('{Enter}')
    named(await screen.findByRole('dialog'))
    await events.keyboard('Hawks of Texas{Enter}')
    await screen.findByText(/Saved as/)
    expect(world.savedSearches[0]?.name).toBe('Hawks of Texas')
  })

  it('a saved search is marked on every page of its results', async () => {
    await setUp({ saved: [aSavedSearch({ name: 'Eagles' })] }, '/carriers/search-results?search=eagle&page=3')
    const link = await screen.findByRole('link', { name: 'Eagles' })
    expect(link.getAttribute('href')).toBe('/broker/carriers/saved-searches')
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('the name stays typed when its form is closed', async () => {
    const { open, events } = await setUp()
    await open()
    await events.keyboard('Hawks{Escape}')
    const form = await open()
    expect(form.getByRole<HTMLInputElement>('textbox').value).toBe('Hawks')
  })

  it.each([
    [' ', 'Give this search a name.'],
    ['a'.repeat(81), 'Shorten the name to 80 characters.'],
  ])('is refused for the name %j, beside it, and sends nothing', async (text, problem) => {
    const { open, events, port } = await setUp()
    const form = await open()
    const name = form.getByRole<HTMLInputElement>('textbox')
    await events.clear(name)
    await events.click(name)
    await events.paste(text)
    await events.keyboard('{Enter}')
    expect(form.getByText(problem)).toBeTruthy()
    expect([name.getAttribute('aria-invalid'), document.activeElement]).toEqual(['true', name])
    expect(port.requests.filter(({ call }) => call === 'create')).toEqual([])
  })

  it('too many saved searches are shown as an error beside the name', async () => {
    const { open, events, port } = await setUp()
    const form = await open()
    port.refuseNext(
      'create',
      refusal.invalid('name', 'You already have 500 saved searches. Remove one first.'),
    )
    await events.keyboard('{Enter}')
    expect(await form.findByText('You already have 500 saved searches. Remove one first.')).toBeTruthy()
    expect(form.getByRole('textbox').getAttribute('aria-invalid')).toBe('true')
  })

  it('a forbidden save says who can change that, and keeps the name', async () => {
    const { open, events, port } = await setUp()
    const form = await open()
    port.refuseNext('create', refusal.forbidden())
    await events.keyboard('Hawks{Enter}')
    expect(await form.findByText(/An admin at your company can change that/)).toBeTruthy()
    expect(form.getByRole<HTMLInputElement>('textbox').value).toBe('Hawks')
  })

  it('a save without a connection keeps the name, and can be sent again', async () => {
    const { open, events, port, world } = await setUp()
    const form = await open()
    port.failNext('create')
    await events.keyboard('Hawks{Enter}')
    expect(await form.findByText(/no connection. What you entered is kept/)).toBeTruthy()
    await events.keyboard('{Enter}')
    await screen.findByText(/Saved as/)
    expect(world.savedSearches).toHaveLength(1)
  })

  it('an undo without a connection says so, and the search stays saved', async () => {
    const { open, events, port } = await setUp()
    await open()
    await events.keyboard('{Enter}')
    const undo = await screen.findByRole('button', { name: 'Undo' })
    port.failNext('remove')
    await events.click(undo)
    expect((await screen.findByRole('alert')).textContent).toContain('Not undone: no connection.')
    expect(screen.getByRole('link', { name: 'hawk' })).toBeTruthy()
  })

  it('an undo of a search removed elsewhere meanwhile succeeds', async () => {
    const { open, events, world } = await setUp()
    await open()
    await events.keyboard('{Enter}')
    const undo = await screen.findByRole('button', { name: 'Undo' })
    world.savedSearches = []
    await events.click(undo)
    expect(await screen.findByRole('button', { name: 'Save search' })).toBeTruthy()
  })

  it('a search can be saved while the saved searches are unknown', async () => {
    const world = fakeWorld({ savedSearches: [aSavedSearch()] })
    const port = fakeSavedSearches(world)
    port.failNext('list')
    const known = new KnownSearches(port, fakeClock(), () => world.user)
    await known.request()
    expect(known.known).toBeUndefined()
    await known.request()
    expect(known.find('/carriers/search-results?search=eagle' as never)?.name).toBe('Eagles')
    world.user = aUser({ id: 99 as never })
    expect(known.find('/carriers/search-results?search=eagle' as never)).toBeUndefined()
    known.forget()
    expect(known.known).toBeUndefined()
  })

  it.each([
    ['a page that shows no search', '/carriers/7', aUser()],
    [
      'a watchdog user without carrier search',
      ADDRESS,
      aUser({
        paywall: aPaywall({ isWatchdog: true }),
        watchdogLimits: { canViewFullCarrierProfile: true, canCarrierSearch: false },
      }),
    ],
  ])('is not offered to %s', async (_, address, user) => {
    const { drawn } = await setUp({ user }, address)
    expect(drawn.container.textContent).toBe('')
  })
})
