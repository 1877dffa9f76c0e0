import { CallFailed, type CurrentUser, type SavedTarget } from '@fairhaul/core'
import { createMemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import type { ScreenModule, ScreenStore, Visit } from '../di/screen.ts'
import type { Refreshed } from '../stores/account-store.ts'
import type { GuardNeeds } from './guard.ts'
import { portalRouter } from './router.ts'
import { screensOf } from './screens.ts'

it('x', async () => {
  const visits: string[] = []
  const screen: ScreenModule<ScreenStore> = {
    Component: () => null,
    open: v => {
      visits.push(v.url.pathname)
      return {}
    },
  }
  const account = {
    user: undefined as CurrentUser | null | undefined,
    flags: new Set<string>(),
    refreshIfStale: async (): Promise<Refreshed> => {
      account.user = null
      return { kind: 'answered', user: null, flags: new Set() }
    },
  }
  let kept: string | null = null
  const savedTarget: SavedTarget = {
    read: () => kept,
    store: t => {
      kept = t
    },
    clear: () => {
      kept = null
    },
  }
  const router = portalRouter({
    screens: screensOf(
      { '../screens/login/screen.ts': { screen }, '../screens/carrier/screen.ts': { screen } },
      {},
    ),
    resolve: () => {
      throw new Error()
    },
    clock: { now: () => 0, today: () => '2026-01-01', after: () => () => {} },
    guard: {
      account: account as unknown as GuardNeeds['account'],
      savedTarget,
      host: 'localhost',
      origins: { main: 'http://localhost', watchdog: 'http://watchdog.localhost' },
      onboardingUrl: null,
    },
    leave: () => {},
    makeRouter: routes =>
      createMemoryRouter(routes, { basename: '/broker', initialEntries: ['/broker/carriers/12'] }),
  })
  let n = 0
  router.subscribe(() => {
    n++
    if (n > 50) throw new Error('loop')
  })
  await new Promise(r => setTimeout(r, 100))
  expect(router.shown()?.path).toBe('/login')
  expect(visits).toEqual(['/login'])
})
