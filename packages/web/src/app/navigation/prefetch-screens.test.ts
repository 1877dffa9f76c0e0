import type { RouteName } from '@fairhaul/core'
import { expect, it } from 'vitest'
import { type PrefetchDeps, prefetchScreens } from './screens.ts'

const now = Promise.resolve()
const never = new Promise<void>(() => {})

/** What happens, in order. */
const recorded = () => {
  const order: string[] = []
  const deps: PrefetchDeps = {
    painted: now,
    idle: now,
    intended: now,
    isSignedIn: () => true,
    savesData: false,
    maySendInBackground: () => true,
    fetchFiles: () => void order.push('files'),
    nextIdle: async () => void order.push('idle'),
    pause: async () => void order.push('pause'),
    screens: {
      load: name => {
        order.push(name)
        return Promise.reject(new Error(`${name} was lost`))
      },
    },
  }
  return { order, deps }
}

/** Whatever can happen has happened. */
const settled = () => new Promise(resolve => setTimeout(resolve))

it('nothing is fetched before the first paint', async () => {
  const { order, deps } = recorded()
  void prefetchScreens({ ...deps, painted: never })
  await settled()
  expect(order).toEqual([])
})

it('the screen after a sign-out comes before the page is idle', async () => {
  const { order, deps } = recorded()
  void prefetchScreens({ ...deps, idle: never })
  await settled()
  expect(order).toEqual(['login', 'pause'])
})

it('the idle page of a user fetches files, and starts no screen', async () => {
  const { order, deps } = recorded()
  void prefetchScreens({ ...deps, intended: never })
  await settled()
  expect(order).toEqual(['login', 'pause', 'idle', 'files'])
})

it('a user who goes on has one screen started in each idle moment, with a pause after each that is lost', async () => {
  const { order, deps } = recorded()
  await prefetchScreens(deps)
  const before = ['login', 'pause', 'idle', 'files']
  expect(order).toEqual([...before, 'idle', 'search-results', 'pause', 'idle', 'carrier', 'pause'])
})

it('the idle page of a visitor loads the screen of the code', async () => {
  const { order, deps } = recorded()
  await prefetchScreens({ ...deps, isSignedIn: () => false, intended: never })
  expect(order).toEqual(['login-code', 'pause'])
})

it.each([
  [true, ['login', 'pause']],
  [false, []],
])('signed in %s, a user who saves data has %j fetched by an idle page', async (isSignedIn, wanted) => {
  const { order, deps } = recorded()
  await prefetchScreens({ ...deps, isSignedIn: () => isSignedIn, savesData: true })
  await settled()
  expect(order).toEqual(wanted)
})

it('the parts of likely screens come after the screens themselves', async () => {
  const { order, deps } = recorded()
  const load = (name: RouteName) => {
    order.push(name)
    const loadParts = () => {
      order.push(`parts of ${name}`)
      return name === 'carrier' ? Promise.reject(new Error('lost')) : now
    }
    return { Component: () => null, open: () => ({}), loadParts }
  }
  await prefetchScreens({ ...deps, screens: { load } })
  expect(order.filter(each => each !== 'idle')).toEqual([
    'login',
    'files',
    'search-results',
    'carrier',
    'parts of search-results',
    'parts of carrier',
    'pause',
  ])
})

it('nothing is fetched ahead while there is no connection', async () => {
  const { order, deps } = recorded()
  let isConnected = false
  let connect = () => {}
  const pause = () => new Promise<void>(resolve => void (connect = resolve))
  void prefetchScreens({ ...deps, intended: never, maySendInBackground: () => isConnected, pause })
  await settled()
  expect(order).toEqual(['idle'])
  isConnected = true
  connect()
  await settled()
  expect(order).toEqual(['idle', 'files'])
})
