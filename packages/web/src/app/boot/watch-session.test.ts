import type { UserId } from '@fairhaul/core'
import { aUser, fakeClock, fakeFeatureFlags, fakeSession, fakeWorld } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { anAccount } from '../../stores/testing/an-account.ts'
import { watchSession } from './watch-session.ts'

const settled = () => new Promise(resolve => setTimeout(resolve))

const setUp = async () => {
  const world = fakeWorld({})
  const clock = fakeClock()
  const { account, subscribe } = anAccount({
    session: fakeSession(world),
    flagBoard: fakeFeatureFlags(world),
    clock,
  })
  await account.refresh()
  const did: string[] = []
  const listeners = new Map<string, (event: { persisted: boolean }) => void>()
  const document = { visibilityState: 'visible' as DocumentVisibilityState }
  watchSession({
    account,
    goToLogin: () => did.push('login'),
    recheck: () => did.push('recheck'),
    replace: url => did.push(url),
    page: {
      document,
      addEventListener: (name: string, call: unknown) => void listeners.set(name, call as () => void),
    },
  })
  const happens = async (name: string, persisted = true) => {
    listeners.get(name)?.({ persisted })
    await settled()
  }
  return { world, account, did, document, happens, publish: subscribe }
}

it.each(['visibilitychange', 'pageshow', 'online'])('the session is checked on %s', async event => {
  const { world, did, happens } = await setUp()
  world.user = null
  await happens(event)
  expect(did).toEqual(['recheck'])
})

it('the session is not checked when a page is shown that has just loaded', async () => {
  const { world, did, happens } = await setUp()
  world.user = null
  await happens('pageshow', false)
  expect(did).toEqual([])
})

it('the session is not checked while the page is hidden', async () => {
  const { world, did, document, happens } = await setUp()
  world.user = null
  document.visibilityState = 'hidden'
  await happens('visibilitychange')
  expect(did).toEqual([])
})

it('nothing happens when the user is the same', async () => {
  const { did, happens } = await setUp()
  await happens('visibilitychange')
  expect(did).toEqual([])
})

it('another user gets a reloaded page, at Home', async () => {
  const { world, did, happens } = await setUp()
  world.user = aUser({ id: 77 as UserId })
  await happens('visibilitychange')
  expect(did).toEqual(['/broker/'])
})

it('a sign-out in another tab leads to Login and saves no target', async () => {
  const { did, publish } = await setUp()
  publish('signed-out')
  await settled()
  expect(did).toEqual(['login'])
})

it('a sign-in in another tab is left to the sign-in screens to report', async () => {
  const { world, did, account, publish } = await setUp()
  const { user } = world
  world.user = null
  await account.refresh()
  await settled()
  world.user = user
  publish('signed-in')
  await settled()
  expect(account.user?.id).toBe(user?.id)
  expect(did).toEqual(['recheck'])
})

it('a sign-out in this tab is left to its own navigation', async () => {
  const { account, did } = await setUp()
  await account.signOut()
  await settled()
  expect(did).toEqual([])
})
