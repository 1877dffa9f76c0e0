import { expect, it } from 'vitest'
import { BRAND_NAMES, BRANDS, brandOfHost, brandOfUser, SUCCESS_TOAST_TONES } from './brand.ts'

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

it.each([
  ['main', 'Fairhaul', 'green'],
  ['watchdog', 'Fairhaul Watchdog', 'dark-blue'],
] as const)('the %s brand is named %s and shows success in %s', (brand, name, tone) => {
  expect([BRAND_NAMES[brand], SUCCESS_TOAST_TONES[brand]]).toEqual([name, tone])
  expect(BRANDS).toContain(brand)
})

it('there are two brands', () => {
  expect(BRANDS).toEqual(['main', 'watchdog'])
})
