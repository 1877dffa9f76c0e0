import { describe, expect, it } from 'vitest'
import type { Outcome } from './keep-current.ts'
import { TestTiming } from './testing/test-timing.ts'
import { nextAt, watch } from './watch.ts'

/** Watches until so many runs have ended; gives when each began and what was printed. */
const watched = async (outcomes: readonly (Outcome | Error)[], from = '2026-11-21T08:00:00Z') => {
  const timing = new TestTiming(Date.parse(from))
  const stopping = new AbortController()
  const begun: string[] = []
  const printed: string[] = []
  await watch({
    at: { hour: 11, minute: 0 },
    timing,
    stop: stopping.signal,
    out: { isTTY: false, columns: 0, write: text => printed.push(text) },
    run: async () => {
      const outcome = outcomes[begun.length]
      begun.push(new Date(timing.now()).toISOString().slice(0, 16))
      if (begun.length === outcomes.length) stopping.abort()
      if (outcome instanceof Error) throw outcome
      return outcome ?? 'current'
    },
  })
  return { begun, printed: printed.join('') }
}

describe('watch', () => {
  it('runs at once, and then every morning', async () => {
    const { begun, printed } = await watched(['current', 'rejected', 'current', 'current'])
    expect(begun).toEqual(['2026-11-21T08:00', '2026-11-21T11:00', '2026-11-22T11:00', '2026-11-23T11:00'])
    expect(printed).toContain('The next run is at 2026-11-22 11:00 UTC.')
  })

  it('runs again after an hour while a file is not to be had, three times at most', async () => {
    const { begun } = await watched(
      ['incomplete', 'incomplete', 'incomplete', 'incomplete', 'current'],
      '2026-11-21T12:00:00Z',
    )
    expect(begun.map(it => it.slice(8))).toEqual(['21T12:00', '21T13:00', '21T14:00', '21T15:00', '22T11:00'])
  })

  it('goes on after a run that failed, and says why it did', async () => {
    const { begun, printed } = await watched([new Error('the database is down'), 'current'])
    expect(begun).toEqual(['2026-11-21T08:00', '2026-11-21T09:00'])
    expect(printed).toContain('the database is down')
  })
})

it.each([
  ['2026-11-21T10:59:59Z', '2026-11-21T11:00:00.000Z'],
  ['2026-11-21T11:00:00Z', '2026-11-22T11:00:00.000Z'],
  ['2026-12-31T23:00:00Z', '2027-01-01T11:00:00.000Z'],
])('the next morning after %s is %s', (now, next) => {
  expect(new Date(nextAt({ hour: 11, minute: 0 }, Date.parse(now))).toISOString()).toBe(next)
})
