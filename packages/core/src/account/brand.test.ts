import { expect, it } from 'vitest'
import { brandOfHost, brandOfUser } from './brand.ts'

it.each([
  ['portal.example', 'main'],
  ['localhost:4100', 'main'],
  ['watchdog.localhost:4100', 'watchdog'],
  ['my-WatchDog.example', 'watchdog'],
  ['watch.dog.example', 'main'],
  ['', 'main'],
])('%s is the %s brand', (host, brand) => {
  expect(brandOfHost(host)).toBe(brand)
})

it.each([
  [true, 'watchdog'],
  [false, 'main'],
])('a user whose plan says watchdog=%s belongs to the %s brand', (isWatchdog, brand) => {
  expect(brandOfUser({ paywall: { isWatchdog } as never })).toBe(brand)
})
