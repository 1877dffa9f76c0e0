import { fakeClock } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { Countdown } from './countdown.ts'

it('a countdown counts whole seconds down to zero', () => {
  const clock = fakeClock()
  const countdown = new Countdown(clock)
  countdown.until(clock.now() + 2_500)
  expect(countdown.seconds).toBe(3)
  clock.advance(500)
  expect(countdown.seconds).toBe(2)
  clock.advance(1_999)
  expect(countdown.seconds).toBe(1)
  clock.advance(1)
  expect(countdown.isOver).toBe(true)
})

it('a countdown to a moment in the past ends at once', () => {
  const clock = fakeClock()
  const countdown = new Countdown(clock)
  countdown.until(clock.now() - 1)
  expect(countdown.isOver).toBe(true)
})
