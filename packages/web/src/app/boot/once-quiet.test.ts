import type { RouteName } from '@fairhaul/core'
import { expect, it } from 'vitest'
import type { ScreenModule, ScreenStore } from '../../di/screen.ts'
import { likelyScreens } from './once-quiet.ts'

/** What happens, in order, with a queue whose tasks are done as soon as the one before has ended. */
const recorded = ({ isSignedIn = true } = {}) => {
  const order: string[] = []
  let goOn = () => {}
  let last = Promise.resolve<unknown>(undefined)
  const screenOf = (name: RouteName): ScreenModule<ScreenStore> => ({
    Component: () => null,
    open: () => ({}),
    ...(name === 'carrier' && { loadParts: async () => void order.push(`parts of ${name}`) }),
  })
  const deps = {
    ahead: {
      likely: (what: () => unknown) => {
        last = last.then(what)
        return () => {}
      },
      intended: new Promise<void>(resolve => void (goOn = resolve)),
    },
    screens: { load: (name: RouteName) => (order.push(name), screenOf(name)) },
  }
  void likelyScreens(deps, isSignedIn, () => void order.push('files'))
  return { order, goOn: () => goOn() }
}

const settled = () => new Promise(resolve => setTimeout(resolve))

it('a quiet page of a user fetches files, and starts no screen', async () => {
  const { order } = recorded()
  await settled()
  expect(order).toEqual(['files'])
})

it('a user who is about to go on has the screens started, then their parts', async () => {
  const { order, goOn } = recorded()
  goOn()
  await settled()
  const screens = ['search-results', 'carrier']
  expect(order).toEqual(['files', ...screens, ...screens, 'parts of carrier'])
})

it('a quiet page of a visitor loads the screen of the code', async () => {
  const { order, goOn } = recorded({ isSignedIn: false })
  goOn()
  await settled()
  expect(order).toEqual(['login-code'])
})
