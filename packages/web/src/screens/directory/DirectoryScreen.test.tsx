import {
  aCarrierDetail,
  aDirectoryUser,
  aPaywall,
  aUser,
  type FakeWorld,
  fakeCarrierDirectory,
  fakeCarriers,
  fakeClock,
  fakeSearchCache,
  fakeWorld,
  id,
} from '@fairhaul/testkit'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { DirectoryTokens } from '../../di/lazy-tokens.ts'
import type { Navigator } from '../../di/navigator.ts'
import { AccountTokens, BrowserTokens, CarriersTokens, RecentsTokens, ShellTokens } from '../../di/tokens.ts'
import { CarrierDetailsStore } from '../../parts/carrier-details-store.ts'
import { RecentsStore } from '../../parts/recents-store.ts'
import { aColumnChoicesStore } from '../../parts/testing/a-column-choices-store.ts'
import { provide, pageOf } from '../../parts/testing/page-of.tsx'
import { shownReasons } from '../../parts/testing/shown-reasons.ts'
import { screen as directory } from './screen.ts'

afterEach(cleanup)

const eagle = aCarrierDetail({ id: id(7), legalName: 'EAGLE MESA' })
const lantern = aCarrierDetail({ id: id(8), legalName: 'LANTERN' })

const directoryOf = (carrierId: number, name: string): FakeWorld['directories'][number] => ({
  carrierId: id(carrierId),
  users: [aDirectoryUser({ name })],
  dispatchUsers: [],
  contacts: [],
  federalInformation: null,
})

const setUp = async (address: string, change: Partial<FakeWorld> = {}, showsDirectory = true) => {
  const world = fakeWorld({
    carriers: [eagle, lantern],
    directories: [directoryOf(7, 'Tom Eagle'), directoryOf(8, 'Ida Lantern')],
    ...change,
  })
  const carriers = fakeCarriers(world)
  const answers = fakeCarrierDirectory(world)
  const recents = new RecentsStore(fakeSearchCache(), () => world.user)
  const navigator = { go: vi.fn<Navigator['go']>(), back: vi.fn(), prefetch: vi.fn() }
  const page = pageOf([
    provide(AccountTokens.AccountStore, { user: world.user } as never),
    provide(BrowserTokens.Clock, fakeClock()),
    provide(ShellTokens.ColumnChoicesStore, aColumnChoicesStore()),
    provide(BrowserTokens.Navigator, navigator),
    provide(BrowserTokens.PageConfiguration, { toggles: { showsDirectory } } as never),
    provide(CarriersTokens.Carriers, carriers),
    provide(DirectoryTokens.CarrierDirectory, answers),
    provide(RecentsTokens.RecentsStore, recents),
    provide(RecentsTokens.CarrierDetailsStore, new CarrierDetailsStore(carriers, () => world.user, Date.now)),
  ])
  const store = directory.open(page.visit(address), undefined)
  await directory.settled?.(store)
  const { Component } = directory
  render(
    <page.Page store={store} address={address}>
      <Component />
    </page.Page>,
  )
  const go = (to: string) => directory.open(page.visit(to), store)
  return { store, go, navigator, carriers, answers, recents, person: userEvent.setup({ delay: null }) }
}

describe('the directory', () => {
  it('the directory without a carrier says what it is for, and offers recent carriers', async () => {
    const { recents, answers } = await setUp('/carriers/directory')
    expect(screen.getByText('Choose a carrier to see who you’re really calling')).toBeTruthy()
    recents.opened(eagle)
    expect((await screen.findByRole('link', { name: 'EAGLE MESA' })).getAttribute('href')).toBe(
      '/broker/carriers/directory?carrier=7',
    )
    expect(answers.requests).toEqual([])
  })

  it('the directory of a carrier shows its name, numbers and verdict, and adds it to the recent carriers', async () => {
    const { recents } = await setUp('/carriers/directory?carrier=7')
    expect(await screen.findByRole('heading', { name: 'EAGLE MESA' })).toBeTruthy()
    expect(screen.getByRole('row', { name: /^Tom Eagle/ })).toBeTruthy()
    expect(recents.recents.carriers.map(({ legalName }) => legalName)).toEqual(['EAGLE MESA'])
  })

  it('says why a verdict is what it is, on focus and under the pointer', async () => {
    await setUp('/carriers/directory?carrier=7')
    await screen.findByRole('heading', { name: 'EAGLE MESA' })
    const { focus, hover } = await shownReasons('Pass')
    expect(focus).toMatch(/^Why it passes.*Cargo at least 100,000/)
    expect(hover).toBe(focus)
  })

  it('the directory opens a chosen carrier, and shows nothing of the previous one', async () => {
    const { person, navigator, go } = await setUp('/carriers/directory?carrier=7&search=tom')
    await person.type(screen.getByRole('combobox', { name: 'Another carrier' }), 'lantern')
    await person.click(await screen.findByRole('option', { name: /LANTERN/ }))
    expect(navigator.go).toHaveBeenCalledWith('/carriers/directory?carrier=8')
    go('/carriers/directory?carrier=8')
    expect(await screen.findByRole('heading', { name: 'LANTERN' })).toBeTruthy()
    expect(await screen.findByRole('row', { name: /^Ida Lantern/ })).toBeTruthy()
    expect(screen.queryByText('Tom Eagle')).toBeNull()
  })

  it('the directory searches at each key, and replaces its address', async () => {
    const { person, navigator } = await setUp('/carriers/directory?carrier=7')
    await person.type(screen.getByRole('searchbox'), 'zz')
    expect(navigator.go).toHaveBeenLastCalledWith('/carriers/directory?carrier=7&search=zz', {
      replace: true,
    })
    expect(screen.getByText('No matches for “zz”')).toBeTruthy()
  })

  it('the directory of a missing carrier says so', async () => {
    await setUp('/carriers/directory?carrier=999')
    expect(await screen.findByText('This carrier does not exist')).toBeTruthy()
    expect(screen.queryByRole('table')).toBeNull()
  })

  it('the directory is shown even if the carrier itself could not be loaded', async () => {
    const { carriers, go } = await setUp('/carriers/directory')
    carriers.failNext('detail')
    go('/carriers/directory?carrier=7')
    expect(await screen.findByRole('row', { name: /^Tom Eagle/ })).toBeTruthy()
    expect(await screen.findByRole('heading', { name: 'Carrier 7' })).toBeTruthy()
  })

  it('a directory that is turned off says so, and sends no request', async () => {
    const { answers } = await setUp('/carriers/directory?carrier=7', {}, false)
    expect(screen.getByRole('heading', { name: 'The directory is turned off' })).toBeTruthy()
    expect(screen.queryByRole('combobox')).toBeNull()
    expect(answers.requests).toEqual([])
  })

  it('the directory says what users with short profiles do not see, and sends no request', async () => {
    const user = aUser({
      paywall: aPaywall({ isWatchdog: true }),
      watchdogLimits: { canCarrierSearch: true, canViewFullCarrierProfile: false },
    })
    const { answers } = await setUp('/carriers/directory?carrier=7', { user })
    expect(screen.getByText('Your account shows short profiles')).toBeTruthy()
    expect(screen.getByText(/They leave out a carrier’s people/)).toBeTruthy()
    expect(answers.requests).toEqual([])
  })
})
