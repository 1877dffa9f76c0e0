import { expect, it } from 'vitest'
import { fakeClock } from './fake-clock.ts'

it('what is due happens at its own instant, in order, and not when it was cancelled', () => {
  const clock = fakeClock('2026-11-21')
  const start = clock.now()
  const happened: string[] = []
  clock.after(200, () => happened.push(`second at ${clock.now() - start}`))
  clock.after(100, () => {
    happened.push(`first at ${clock.now() - start}`)
    clock.after(50, () => happened.push(`inner at ${clock.now() - start}`))
  })
  clock.after(120, () => happened.push('never'))()
  clock.advance(199)
  expect(happened).toEqual(['first at 100', 'inner at 150'])
  clock.advance(1)
  expect(happened.at(-1)).toBe('second at 200')
  clock.advance(24 * 3_600_000)
  expect(clock.today()).toBe('2026-11-22')
})
