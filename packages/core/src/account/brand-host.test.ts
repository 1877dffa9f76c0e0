import { aNewUser, aUser, aWatchdogUser } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { brandHostOf } from './brand-host.ts'

const origins = { main: 'https://portal.example', watchdog: 'https://watchdog.portal.example' }
const [main, watchdog] = ['portal.example', 'watchdog.portal.example']

it.each([
  ['a user of the main brand', aUser(), main, 'main'],
  ['a watchdog user', aWatchdogUser(), watchdog, 'watchdog'],
  ['a visitor', null, main, 'main'],
  ['a visitor', null, watchdog, 'watchdog'],
  ['someone without a company', aNewUser(), main, 'main'],
  ['someone without a company', aNewUser(), watchdog, 'watchdog'],
] as const)('%s belongs on their own host', (_, user, host, brand) => {
  expect(brandHostOf({ user, host, origins })).toEqual({ kind: 'here', brand })
})

it.each([
  ['a user of the main brand', aUser(), watchdog, 'main', 'https://portal.example'],
  ['a watchdog user', aWatchdogUser(), main, 'watchdog', 'https://watchdog.portal.example'],
  [
    'a watchdog user without a company',
    aWatchdogUser({ company: null }),
    main,
    'watchdog',
    'https://watchdog.portal.example',
  ],
] as const)('%s is moved from the other host', (_, user, host, brand, origin) => {
  expect(brandHostOf({ user, host, origins })).toEqual({ kind: 'move', brand, origin })
})

it('no one is moved to an origin of the wrong brand', () => {
  const wrong = { main: origins.main, watchdog: origins.main }
  expect(brandHostOf({ user: aWatchdogUser(), host: main, origins: wrong })).toEqual({
    kind: 'here',
    brand: 'watchdog',
  })
})
