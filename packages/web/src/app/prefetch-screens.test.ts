import type { RouteName } from '@fairhaul/core'
import { expect, it } from 'vitest'
import { prefetchScreens, type Screens } from './screens.ts'

const recorded = () => {
  const names: RouteName[] = []
  const load: Screens['load'] = name => {
    names.push(name)
    return Promise.reject(new Error(`${name} was lost`))
  }
  return { names, screens: { load } }
}

it.each([
  [true, ['login', 'search-results', 'carrier', 'global-search']],
  [false, ['login-code']],
])(
  'signed in %s: the idle page fetches %j, with a pause after each that could not be fetched',
  async (isSignedIn, wanted) => {
    const { names, screens } = recorded()
    const now = Promise.resolve()
    const pauses: number[] = []
    const pause = async () => void pauses.push(names.length)
    await prefetchScreens({
      painted: now,
      idle: now,
      screens,
      isSignedIn: () => isSignedIn,
      savesData: false,
      pause,
    })
    expect(names).toEqual(wanted)
    expect(pauses).toEqual(wanted.map((_, at) => at + 1))
  },
)

it('the sign-in screen of a user comes before the page is idle', async () => {
  const { names, screens } = recorded()
  void prefetchScreens({
    painted: Promise.resolve(),
    idle: new Promise(() => {}),
    screens,
    isSignedIn: () => true,
    savesData: false,
    pause: () => Promise.resolve(),
  })
  await expect.poll(() => names).toEqual(['login'])
})

it('for a user who saves data an idle page fetches the sign-in screen alone', async () => {
  const { names, screens } = recorded()
  const now = Promise.resolve()
  const deps = { painted: now, idle: now, screens, isSignedIn: () => true, pause: () => now }
  await prefetchScreens({ ...deps, savesData: true })
  expect(names).toEqual(['login'])
})

it('the parts of likely screens come after the screens themselves', async () => {
  const order: string[] = []
  const now = Promise.resolve()
  const load = (name: RouteName) => {
    order.push(name)
    const loadParts = () => {
      order.push(`parts of ${name}`)
      return name === 'carrier' ? Promise.reject(new Error('lost')) : Promise.resolve()
    }
    return { Component: () => null, open: () => ({}), loadParts }
  }
  await prefetchScreens({
    painted: now,
    idle: now,
    screens: { load },
    isSignedIn: () => true,
    savesData: false,
    pause: () => now,
  })
  const screens = ['login', 'search-results', 'carrier', 'global-search']
  expect(order).toEqual([...screens, ...screens.slice(1).map(name => `parts of ${name}`)])
})
