import { aUser, fakeClock, fakeSavedTarget } from '@fairhaul/testkit'
import { createMemoryRouter } from 'react-router-dom'
import { describe, expect, it, vi } from 'vitest'
import type { ScreenModule, ScreenStore, Visit } from '../../di/screen.ts'
import type { AccountStore } from '../../stores/account-store.ts'
import type { Refreshed } from '../../stores/user-request.ts'
import { portalRouter } from './router.ts'
import { screensOf } from './screens.ts'

class Store implements ScreenStore {
  isDisposed = false
  dispose() {
    this.isDisposed = true
  }
}

const setUp = async (at: string, user: ReturnType<typeof aUser> | null = aUser()) => {
  const loaded: string[] = []
  const refreshes = { count: 0 }
  const visits: { readonly path: string; readonly previous: ScreenStore | undefined }[] = []
  const stores: Store[] = []
  const screen: ScreenModule<ScreenStore> = {
    Component: () => null,
    open({ url }: Visit, previous) {
      visits.push({ path: `${url.pathname}${url.search}`, previous })
      if (previous !== undefined) return previous
      const store = new Store()
      stores.push(store)
      return store
    },
  }
  const account = {
    user,
    flags: new Set<string>(),
    error: null as object | null,
    refresh: async () => void (refreshes.count += 1),
    refreshIfStale: (): Promise<Refreshed> => Promise.resolve({ kind: 'answered', user, flags: new Set() }),
  }
  const router = portalRouter({
    screens: screensOf({
      files: ['home', 'login', 'carrier', 'search-results', 'not-found'].map(
        name => `../../screens/${name}/screen.ts`,
      ),
      first: { '../../screens/home/screen.ts': { screen }, '../../screens/login/screen.ts': { screen } },
      later: async () => ({
        '../../screens/carrier/screen.ts': async () => (loaded.push('carrier'), { screen }),
        '../../screens/search-results/screen.ts': async () => ({
          screen: { ...screen, staysMountedFor: ['carrier'] },
        }),
        '../../screens/not-found/screen.ts': async () => ({ screen }),
      }),
      lazyBindings: async () => undefined,
    }),
    resolve: () => {
      throw new Error('Nothing is requested here')
    },
    clock: fakeClock(),
    guard: {
      account: account as unknown as AccountStore,
      savedTarget: fakeSavedTarget(),
      host: 'localhost',
      origins: { main: 'http://localhost', watchdog: 'http://watchdog.localhost' },
      onboardingUrl: null,
      isSentAway: () => false,
      isOpenedByHistory: () => false,
    },
    leave: () => {},
    address: () => '',
    makeRouter: routes =>
      createMemoryRouter(routes, { basename: '/broker/', initialEntries: [`/broker${at}`] }),
  })
  const rest = (path: string) =>
    vi.waitFor(() => expect(`${router.shown()?.path}${router.shown()?.query}`).toBe(path))
  return { router, visits, stores, rest, loaded, account, refreshes }
}

describe('the router', () => {
  it('the router opens the screen of an address, without the base', async () => {
    const { router, rest, visits } = await setUp('/carriers/12')
    await rest('/carriers/12')
    expect(router.shown()?.route.name).toBe('carrier')
    expect(visits).toEqual([{ path: '/carriers/12', previous: undefined }])
  })

  it('the router prefetches the code of a screen', async () => {
    const { router, rest, loaded } = await setUp('/')
    await rest('/')
    router.prefetch('/carriers/12')
    await vi.waitFor(() => expect(loaded).toEqual(['carrier']))
  })

  it('trying again requests the user anew after a refresh that failed', async () => {
    const { router, rest, account, refreshes } = await setUp('/')
    await rest('/')
    router.retry()
    expect(refreshes.count).toBe(0)
    account.error = {}
    router.retry()
    expect(refreshes.count).toBe(1)
  })

  it('the router opens only Login for a visitor', async () => {
    const { rest, visits } = await setUp('/carriers/12', null)
    await rest('/login')
    expect(visits.map(({ path }) => path)).toEqual(['/login'])
  })

  it('the router reuses the store for a new query, and disposes of it for another screen', async () => {
    const { router, rest, visits, stores } = await setUp('/carriers/search-results?search=a')
    await rest('/carriers/search-results?search=a')
    router.go('/carriers/search-results?search=b')
    await rest('/carriers/search-results?search=b')
    expect(visits[1]?.previous).toBe(stores[0])
    expect(stores[0]?.isDisposed).toBe(false)
    router.go('/')
    await rest('/')
    expect(stores[0]?.isDisposed).toBe(true)
  })

  it('results stay mounted behind a profile, and Back shows them with their store', async () => {
    const { router, rest, visits, stores } = await setUp('/carriers/search-results?search=a')
    await rest('/carriers/search-results?search=a')
    router.go('/carriers/12')
    await rest('/carriers/12')
    expect(router.hidden()?.opened?.store).toBe(stores[0])
    expect(stores[0]?.isDisposed).toBe(false)
    router.back()
    await rest('/carriers/search-results?search=a')
    expect(visits.at(-1)?.previous).toBe(stores[0])
    expect(router.shown()?.opened?.store).toBe(stores[0])
    expect(router.hidden()).toBeUndefined()
    expect(stores.map(({ isDisposed }) => isDisposed)).toEqual([false, true])
  })

  it('results stay behind one profile after another, and are dropped for any other screen', async () => {
    const { router, rest, stores } = await setUp('/carriers/search-results?search=a')
    await rest('/carriers/search-results?search=a')
    router.go('/carriers/12')
    await rest('/carriers/12')
    router.go('/carriers/13')
    await rest('/carriers/13')
    expect(router.hidden()?.opened?.store).toBe(stores[0])
    router.go('/')
    await rest('/')
    expect(router.hidden()).toBeUndefined()
    expect(stores[0]?.isDisposed).toBe(true)
  })

  it('the router creates another store for another carrier', async () => {
    const { router, rest, stores } = await setUp('/carriers/12')
    await rest('/carriers/12')
    router.go('/carriers/13')
    await rest('/carriers/13')
    expect(stores).toHaveLength(2)
    expect(stores.map(({ isDisposed }) => isDisposed)).toEqual([true, false])
  })

  it('the router shows Page Not Found for a route without a screen, and keeps the address', async () => {
    const { router, rest } = await setUp('/loads')
    await rest('/loads')
    expect(router.shown()?.error).toBeUndefined()
    expect(router.shown()?.opened).toBeDefined()
  })
})
