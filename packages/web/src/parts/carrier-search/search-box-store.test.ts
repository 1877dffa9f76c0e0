import { type CarrierId, type CarrierSuggestion, done, type Outcome, type Refusal } from '@fairhaul/core'
import { aCarrierDetail, aSuggestion, fakeCarriers, fakeWorld } from '@fairhaul/testkit'

import { describe, expect, it } from 'vitest'
import { searchBoxMessages } from './SearchBoxNote.tsx'
import { SearchBoxStore } from './search-box-store.ts'

const id = (value: number) => value as CarrierId
const NO_RECENTS = { carriers: [], searches: [] }

const eagle = aSuggestion({ id: id(1), legalName: 'EAGLE MESA FREIGHT LLC' })
const earl = aSuggestion({ id: id(2), legalName: "EARL'S TRUCKING" })

/** A carriers port whose suggestions the test answers in any order. */
const slowCarriers = () => {
  const requests: {
    readonly value: string
    readonly answer: (items: readonly CarrierSuggestion[]) => Promise<void>
    readonly signal: AbortSignal
  }[] = []
  const carriers = {
    ...fakeCarriers(),
    suggest: (params: { query: { value: string } }, signal?: unknown) =>
      new Promise<Outcome<readonly CarrierSuggestion[], Refusal>>(resolve => {
        requests.push({
          value: params.query.value,
          signal: signal as AbortSignal,
          answer: async items => {
            resolve(done(items))
            await Promise.resolve()
            await Promise.resolve()
            await Promise.resolve()
          },
        })
      }),
  } as ReturnType<typeof fakeCarriers>
  return { carriers, requests }
}

const names = (store: SearchBoxStore) =>
  store.options.map(option => (option.kind === 'carrier' ? option.highlight.carrier.legalName : option.kind))

describe('suggestions of the search box', () => {
  it('each key sends a request and aborts the one before', () => {
    const { carriers, requests } = slowCarriers()
    const store = new SearchBoxStore({ carriers, recents: () => NO_RECENTS })
    for (const text of ['e', 'ea', 'eag', 'eagl', 'eagle']) store.type(text)
    expect(requests.map(({ value }) => value)).toEqual(['E', 'EA', 'EAG', 'EAGL', 'EAGLE'])
    expect(requests.map(({ signal }) => signal.aborted)).toEqual([true, true, true, true, false])
  })

  it('an older response that comes after a newer one is never shown', async () => {
    const { carriers, requests } = slowCarriers()
    const store = new SearchBoxStore({ carriers, recents: () => NO_RECENTS })
    store.type('ea')
    store.type('eag')
    await requests[1]?.answer([eagle])
    await requests[0]?.answer([eagle, earl])
    expect(names(store)).toEqual(['EAGLE MESA FREIGHT LLC', 'all-results'])
    expect(store.answered).toBe('eag')
  })

  it('older suggestions that match the newer text stay until its response', async () => {
    const { carriers, requests } = slowCarriers()
    const store = new SearchBoxStore({ carriers, recents: () => NO_RECENTS })
    store.type('ea')
    await requests[0]?.answer([eagle, earl])
    store.type('ear')
    expect(names(store)).toEqual(["EARL'S TRUCKING", 'all-results'])
    expect(store.answered).toBe('ea')
  })

  it('suggestions are dropped when the text is cleared', async () => {
    const { carriers, requests } = slowCarriers()
    const store = new SearchBoxStore({ carriers, recents: () => NO_RECENTS })
    store.type('ea')
    store.type('')
    await requests[0]?.answer([eagle])
    expect(store.options).toEqual([])
    expect(store.answered).toBe('')
  })

  it('the search works without suggestions', async () => {
    const carriers = fakeCarriers()
    carriers.failNext('suggest')
    const store = new SearchBoxStore({ carriers, recents: () => NO_RECENTS })
    store.type('eagle')
    await expect.poll(() => searchBoxMessages(store, false)?.kind).toBe('error')
    expect(store.choose()).toEqual({ kind: 'search', text: 'eagle' })
  })
})

describe('a text that cannot be searched', () => {
  it.each(['---', '!!!', 'x'.repeat(201)])('shows an error for the text %s', text => {
    const carriers = fakeCarriers()
    const store = new SearchBoxStore({ carriers, recents: () => NO_RECENTS })
    store.type(text)
    expect(store.isRefused).toBe(true)
    expect(store.options).toEqual([])
    expect(store.choose()).toBeUndefined()
    expect(searchBoxMessages(store, false)?.kind).toBe('refusal')
    expect(carriers.requests).toEqual([])
  })

  it('an empty box shows an error only after a search was tried', () => {
    const store = new SearchBoxStore({ carriers: fakeCarriers(), recents: () => NO_RECENTS })
    expect(searchBoxMessages(store, false)).toBeUndefined()
    expect(searchBoxMessages(store, true)?.kind).toBe('refusal')
  })
})

describe('moving through and choosing suggestions', () => {
  const opened = async () => {
    const world = fakeWorld({
      carriers: [
        aCarrierDetail({ id: id(1), legalName: 'EAGLE MESA FREIGHT LLC' }),
        aCarrierDetail({ id: id(2), legalName: 'EAGLE RIVER LLC' }),
      ],
    })
    const store = new SearchBoxStore({ carriers: fakeCarriers(world), recents: () => NO_RECENTS })
    store.type('eagle')
    await expect.poll(() => store.answer.state.kind).toBe('ready')
    return store
  }

  it('moving wraps around at both ends', async () => {
    const store = await opened()
    const seen = ['next', 'next', 'next', 'next', 'previous', 'first', 'last'] as const
    expect(
      seen.map(to => {
        store.cursor.move(to)
        return store.cursor.activeKey
      }),
    ).toEqual([
      'carrier-1',
      'carrier-2',
      'all-results',
      'carrier-1',
      'all-results',
      'carrier-1',
      'all-results',
    ])
  })

  it('choosing opens the active carrier, and the results without one', async () => {
    const store = await opened()
    expect(store.choose()).toEqual({ kind: 'search', text: 'eagle' })
    store.cursor.move('next')
    expect(store.choose()).toEqual({ kind: 'carrier', id: 1 })
  })

  it('the next key clears the active option', async () => {
    const store = await opened()
    store.cursor.move('next')
    store.type('eagle r')
    expect(store.cursor.active).toBeUndefined()
  })
})

it('an empty search box shows the recents', () => {
  const store = new SearchBoxStore({
    carriers: fakeCarriers(),
    recents: () => ({ carriers: [eagle], searches: ['MC-12'] }),
  })
  expect(store.options.map(option => store.choose(option))).toEqual([
    { kind: 'carrier', id: 1 },
    { kind: 'search', text: 'MC-12' },
  ])
})
