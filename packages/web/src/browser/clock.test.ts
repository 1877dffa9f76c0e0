import { clockContract } from '@fairhaul/testkit/contracts'
import { afterEach, expect, it, vi } from 'vitest'
import { browserClock } from './clock.ts'

clockContract(async () => ({
  clock: browserClock(),
  pass: ms => new Promise(resolve => setTimeout(resolve, ms)),
}))

afterEach(() => {
  vi.useRealTimers()
})

const at = (instant: string) => vi.useFakeTimers({ now: Date.parse(instant) })

it('until the monitor has responded, the day is that of the browser in UTC', () => {
  at('2026-11-21T23:59:59Z')
  expect(browserClock().today()).toBe('2026-11-21')
})

it.each([
  ['two days ahead', '2026-11-23T15:00:00Z'],
  ['a year behind', '2025-11-21T15:00:00Z'],
  ['right', '2026-11-21T15:00:00Z'],
])('the day is that of the monitor although the clock of the browser is %s', (_, instant) => {
  at(instant)
  const clock = browserClock()
  clock.follow(Date.parse('2026-11-21T15:00:00Z'))
  expect(clock.today()).toBe('2026-11-21')
  vi.advanceTimersByTime(9 * 60 * 60 * 1000)
  expect(clock.today()).toBe('2026-11-22')
})
