import { type CarrierSummary, done, type Outcome, type Page, type Refusal } from '@fairhaul/core'
import { expect, it, vi } from 'vitest'
import type { CarrierResultsStore } from './carrier-results-store.ts'
import { AHEAD_MS, ResultsAhead } from './results-ahead.ts'

type Results = Outcome<Page<CarrierSummary>, Refusal>

const aPage = (total: number): Results => done({ items: [], page: 1, pages: 1, total })

const setUp = () => {
  const time = { now: 0 }
  const fresh = vi.fn(async () => aPage(2))
  return { ahead: new ResultsAhead({ now: () => time.now }), time, fresh }
}

it('results requested ahead are taken once, and then requested anew', async () => {
  const { ahead, fresh } = setUp()
  ahead.prefetch('/x', async () => aPage(1))
  expect(await ahead.consume('/x', fresh)).toEqual(aPage(1))
  expect(fresh).not.toHaveBeenCalled()
  expect(await ahead.consume('/x', fresh)).toEqual(aPage(2))
})

it('the same address is requested ahead once, and another one aborts it', () => {
  const { ahead } = setUp()
  const signals: AbortSignal[] = []
  const request = async (signal: AbortSignal) => {
    signals.push(signal)
    return aPage(1)
  }
  ahead.prefetch('/x', request)
  ahead.prefetch('/x', request)
  expect(signals.map(({ aborted }) => aborted)).toEqual([false])
  ahead.prefetch('/y', request)
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false])
})

it.each<readonly [string, (given: ReturnType<typeof setUp>) => void]>([
  ['failed', ({ ahead }) => ahead.prefetch('/x', () => Promise.reject(new Error('lost')))],
  [
    'were refused',
    ({ ahead }) =>
      ahead.prefetch('/x', async () => ({
        ok: false,
        refusal: { kind: 'unauthenticated', requestId: null },
      })),
  ],
  ['belong to another address', ({ ahead }) => ahead.prefetch('/y', async () => aPage(1))],
  [
    'are too old',
    ({ ahead, time }) => {
      ahead.prefetch('/x', async () => aPage(1))
      time.now = AHEAD_MS + 1
    },
  ],
  [
    'were requested for a user who left',
    ({ ahead }) => {
      ahead.prefetch('/x', async () => aPage(1))
      ahead.forget()
    },
  ],
])('results requested ahead that %s are requested anew', async (_, given) => {
  const all = setUp()
  given(all)
  expect(await all.ahead.consume('/x', all.fresh)).toEqual(aPage(2))
})

it('a store made ahead is taken once, by the screen of its route, and made once', () => {
  const { ahead } = setUp()
  const made = vi.fn(() => ({}) as CarrierResultsStore)
  ahead.makeStore('search-results', made)
  ahead.makeStore('search-results', made)
  expect(made).toHaveBeenCalledTimes(1)
  expect(ahead.consumeStore('global-search')).toBeUndefined()
  expect(ahead.consumeStore('search-results')).toBe(made.mock.results[0]?.value)
  expect(ahead.consumeStore('search-results')).toBeUndefined()
})

it('a store made ahead stays while results of another address are requested, and not once the user has left', () => {
  const { ahead } = setUp()
  const store = {} as CarrierResultsStore
  ahead.makeStore('search-results', () => store)
  ahead.prefetch('/y', async () => aPage(1))
  expect(ahead.consumeStore('search-results')).toBe(store)
  ahead.makeStore('search-results', () => store)
  ahead.forget()
  expect(ahead.consumeStore('search-results')).toBeUndefined()
})
