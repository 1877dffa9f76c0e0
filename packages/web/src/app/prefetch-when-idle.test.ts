import type { RouteName } from '@fairhaul/core'
import { expect, it } from 'vitest'
import { prefetchWhenIdle, type Screens } from './screens.ts'

const recorded = () => {
  const names: RouteName[] = []
  const load: Screens['load'] = name => {
    names.push(name)
    return Promise.reject(new Error(`${name} was lost`))
  }
  return { names, screens: { has: () => true, load } }
}

it.each([
  [true, ['search-results', 'carrier', 'login', 'global-search']],
  [false, ['login-code']],
])(
  'signed in %s: the idle page fetches %j, also after one could not be fetched',
  async (isSignedIn, wanted) => {
    const { names, screens } = recorded()
    await prefetchWhenIdle(Promise.resolve(), screens, () => isSignedIn)
    expect(names).toEqual(wanted)
  },
)
