import {
  type CarrierId,
  type CarrierSuggestion,
  type CarrierSummary,
  contactWindow,
  done,
  type Outcome,
  type Page,
  type Refusal,
  type RulesAssessment,
} from '@fairhaul/core'
import {
  aCarrier,
  aContactAnswer,
  aContactCarrier,
  anIdentifier,
  aSuggestion,
  aUser,
  fakeCarriers,
  fakeClock,
} from '@fairhaul/testkit'
import { describe, expect, it, vi } from 'vitest'
import { ENTER_WAIT_MS, waitingText } from './enter-wait.ts'
import type { LateSearchBox } from './late-search-box.tsx'
import { RecognitionStore } from './recognition-store.ts'
import { SearchBoxStore } from './search-box-store.ts'
import { searchBoxMessages } from './SearchBoxNote.tsx'
import { REST_MS, SuggestionVerdicts } from './suggestion-verdicts.ts'

const id = (value: number) => value as CarrierId
const dot = (value: string) => [anIdentifier({ type: 'DOT', value })]
const exact = aSuggestion({ id: id(1), legalName: 'EAGLE MESA', identifiers: dot('123') })
const longer = aSuggestion({ id: id(2), legalName: 'EAGLE BASIN', identifiers: dot('1234') })
const ASSESSMENT: RulesAssessment = aCarrier().rulesAssessment as RulesAssessment

type Results = Outcome<Page<CarrierSummary>, Refusal>

interface SetUp {
  readonly items?: readonly CarrierSuggestion[]
  readonly vehiclesCount?: number
  readonly lateFails?: boolean
  readonly canRule?: boolean
  readonly canConnect?: boolean
}

const setUp = ({
  items = [longer, exact],
  vehiclesCount = 0,
  lateFails = false,
  canRule = true,
  canConnect = true,
}: SetUp = {}) => {
  const clock = fakeClock()
  const pending: (() => void)[] = []
  const queries: unknown[] = []
  const suggest = vi.fn<
    (params: { readonly query: unknown }) => Promise<Outcome<readonly CarrierSuggestion[], Refusal>>
  >(
    ({ query }) =>
      new Promise(resolve => {
        queries.push(query)
        pending.push(() => resolve(done(items)))
      }),
  )
  const search = vi.fn<() => Promise<unknown>>(async () =>
    done({
      items: items.map(item => ({ ...aCarrier(), ...item, rulesAssessment: ASSESSMENT })),
      page: 1,
      pages: 1,
      total: 2,
    }),
  )
  const carriers = { ...fakeCarriers(), suggest, search } as never as ReturnType<typeof fakeCarriers>
  const byPhone = vi.fn<() => Promise<unknown>>(async () =>
    done(aContactAnswer({ carriers: [aContactCarrier({ legalName: 'EAGLE BASIN' })] })),
  )
  const user = aUser()
  const ahead = new Map<string, Promise<Results>>()
  const recognition = new RecognitionStore({
    verdicts: new SuggestionVerdicts({ carriers, ahead: { peek: path => ahead.get(path) }, clock }),
    ports: () => ({
      contactSearch: { byPhone } as never,
      carrierVehicles: {
        search: async () => done({ items: [], page: 1, pages: 1, total: vehiclesCount }) as never,
      },
      contactWindow: () => contactWindow(null, clock.today()),
    }),
    user: () => ({ ...user, paywall: { ...user.paywall, canRule, canConnect } }),
    resultsPath: text => `/results/${text}`,
    clock,
  })
  const loadLate = vi.fn<() => Promise<LateSearchBox>>(async () => {
    if (lateFails) throw new Error('no code')
    return { recognition, Verdict: (() => null) as never, AnswerVerdict: () => null }
  })
  const store = new SearchBoxStore({
    carriers,
    recents: () => ({ carriers: [], searches: [] }),
    loadLate,
    clock,
  })
  const answer = async () => {
    for (const each of pending.splice(0)) each()
    await new Promise(resolve => setTimeout(resolve))
  }
  return { store, clock, queries, answer, search, byPhone, recognition, loadLate, ahead }
}

const kinds = (store: SearchBoxStore) => store.options.map(({ kind }) => kind)

describe('Enter in the search box', () => {
  it('an exact number opens its carrier, also when others begin with it', async () => {
    const { store, answer } = setUp()
    store.type('usdot# 00123')
    await answer()
    await answer()
    expect(await store.submit()).toEqual({ kind: 'carrier', id: exact.id })
  })

  it('Enter before the answer opens the carrier of an exact number', async () => {
    const { store, answer } = setUp()
    store.type('123')
    const submitted = store.submit()
    await answer()
    expect(await submitted).toEqual({ kind: 'carrier', id: exact.id })
  })

  it('the box says that Enter waits, and a second Enter meanwhile does nothing', async () => {
    const { store, answer } = setUp()
    store.type('123')
    const submitted = store.submit()
    expect(store.cursor.isOpen).toBe(false)
    expect(searchBoxMessages(store, false)).toEqual({ kind: 'waiting', text: waitingText('123') })
    expect(await store.submit()).toBeUndefined()
    await answer()
    await submitted
    expect(store.isWaiting).toBe(false)
  })

  it('Enter before the recognition has loaded opens the carrier, also when its list was closed', async () => {
    const { store, answer } = setUp()
    store.type('usdot 123')
    store.cursor.close()
    const submitted = store.submit()
    await answer()
    await answer()
    expect(await submitted).toEqual({ kind: 'carrier', id: exact.id })
  })

  it('a number that no carrier has exactly opens its results in the spelling that they read', async () => {
    const { store, answer } = setUp()
    store.type('DOT# 12')
    const submitted = store.submit()
    await answer()
    await answer()
    expect(await submitted).toEqual({ kind: 'search', text: 'DOT 12' })
  })

  it('Enter on a name waits for nothing', async () => {
    const { store, loadLate } = setUp()
    store.type('eagle')
    expect(await store.submit()).toEqual({ kind: 'search', text: 'eagle' })
    expect(loadLate).not.toHaveBeenCalled()
  })

  it('Enter is dropped when the text changes while it waits', async () => {
    const { store, answer } = setUp()
    store.type('123')
    const submitted = store.submit()
    store.type('1234')
    await answer()
    expect(await submitted).toBeUndefined()
  })

  it('Enter is dropped when the box is left while it waits', async () => {
    const { store, answer } = setUp()
    store.type('123')
    const submitted = store.submit()
    store.dispose()
    await answer()
    expect(await submitted).toBeUndefined()
  })

  it('Enter searches when the carrier of a number is not known in time', async () => {
    const { store, clock } = setUp()
    store.type('123')
    const submitted = store.submit()
    clock.advance(ENTER_WAIT_MS)
    expect(await submitted).toEqual({ kind: 'search', text: '123' })
  })

  it('Enter searches when the recognition fails to load, which is tried again', async () => {
    const { store, answer, loadLate } = setUp({ lateFails: true })
    store.type('usdot 123')
    const submitted = store.submit()
    await answer()
    expect(await submitted).toEqual({ kind: 'search', text: 'usdot 123' })
    const tried = loadLate.mock.calls.length
    await store.load()
    expect(loadLate).toHaveBeenCalledTimes(tried + 1)
  })
})

describe('a recognized text', () => {
  it('a number is searched in every spelling, also in one typed before it could be recognized', async () => {
    const { store, queries, answer } = setUp()
    store.type('usdot 123')
    await answer()
    expect(queries).toEqual([
      { kind: 'name-prefix', value: 'USDOT123' },
      { kind: 'identifier-prefix', type: 'DOT', value: '123' },
    ])
    await answer()
    store.type('usdot 1234')
    expect(queries.at(-1)).toEqual({ kind: 'identifier-prefix', type: 'DOT', value: '1234' })
  })

  it('a phone offers the contact search with the first line of its answer, and Enter opens it', async () => {
    const { store, clock, byPhone, recognition } = setUp({ items: [] })
    await store.load()
    store.type('(503) 555-8086')
    expect(kinds(store)).toEqual(['other-search'])
    expect(byPhone).not.toHaveBeenCalled()
    clock.advance(REST_MS)
    await expect.poll(() => recognition.line.value?.text).toBe('EAGLE BASIN')
    expect(await store.submit()).toEqual({
      kind: 'path',
      path: '/carriers/contact-search?phone=(503)%20555-8086',
    })
  })

  it('a text that may be a plate offers the vehicle search below the carriers', async () => {
    const { store, answer } = setUp({ items: [aSuggestion({ legalName: 'P718345 HAULING' })] })
    await store.load()
    store.type('p718345')
    await answer()
    expect(kinds(store)).toEqual(['carrier', 'other-search', 'all-results'])
    expect(await store.submit()).toEqual({ kind: 'search', text: 'p718345' })
  })

  it('a plate that a vehicle has and no carrier opens the vehicle search, also before its answer', async () => {
    const { store, answer } = setUp({ items: [], vehiclesCount: 1 })
    await store.load()
    store.type('p718345')
    const submitted = store.submit()
    await answer()
    expect(await submitted).toEqual({ kind: 'path', path: '/vehicles?plate=P718345' })
    expect(store.byEnter?.kind).toBe('other-search')
  })

  it('a plate that no vehicle has opens the results of the text', async () => {
    const { store, answer } = setUp({ items: [], vehiclesCount: 0 })
    await store.load()
    store.type('p718345')
    const submitted = store.submit()
    await answer()
    expect(await submitted).toEqual({ kind: 'search', text: 'p718345' })
  })

  it('of two numbers the second is searched when no carrier has the first', async () => {
    const { store, queries, answer } = setUp({ items: [exact] })
    await store.load()
    store.type('MC 9 / DOT 77')
    await answer()
    await answer()
    expect(queries).toEqual([
      { kind: 'identifier-prefix', type: 'DOT', value: '77' },
      { kind: 'identifier-prefix', type: 'MC', value: '9' },
    ])
  })

  it('the first line of an answer goes when the text means something else', async () => {
    const { store, clock, recognition } = setUp({ items: [] })
    await store.load()
    store.type('(503) 555-8086')
    clock.advance(REST_MS)
    await expect.poll(() => recognition.line.value?.text).toBe('EAGLE BASIN')
    store.type('(503) 555-808')
    expect(recognition.line.value).toBeUndefined()
    expect(recognition.other).toBeUndefined()
  })
})

describe('verdicts of suggestions', () => {
  it('a list of suggestions that rests is assessed by one request, and no key waits for it', async () => {
    const { store, clock, answer, search, recognition } = setUp()
    await store.load()
    store.type('12')
    await answer()
    store.type('123')
    await answer()
    expect(search).not.toHaveBeenCalled()
    clock.advance(REST_MS)
    await expect.poll(() => recognition.verdicts.of(exact.id)?.rulesAssessment).toEqual(ASSESSMENT)
    expect(search).toHaveBeenCalledTimes(1)
    store.type('1234')
    await answer()
    clock.advance(REST_MS)
    expect(search).toHaveBeenCalledTimes(1)
  })

  it('a search of another text assesses its carriers anew, as one may have been blocked meanwhile', async () => {
    const { store, clock, answer, search, recognition } = setUp()
    await store.load()
    for (const [text, requests] of [
      ['123', 1],
      ['12', 2],
    ] as const) {
      store.type(text)
      expect(recognition.verdicts.of(exact.id)).toBeUndefined()
      await answer()
      clock.advance(REST_MS)
      await expect.poll(() => recognition.verdicts.of(exact.id)).toBeDefined()
      expect(search).toHaveBeenCalledTimes(requests)
    }
  })

  it('no verdict is requested where the plan includes neither rules nor connections', async () => {
    const { store, clock, answer, search } = setUp({ canRule: false, canConnect: false })
    await store.load()
    store.type('123')
    await answer()
    clock.advance(REST_MS)
    expect(search).not.toHaveBeenCalled()
  })

  it('verdicts come with the results that were requested ahead, without a request of their own', async () => {
    const { store, clock, answer, search, recognition, ahead } = setUp()
    await store.load()
    store.type('usdot 123')
    const row = { ...aCarrier(), id: exact.id, rulesAssessment: ASSESSMENT }
    ahead.set('/results/DOT 123', Promise.resolve(done({ items: [row], page: 1, pages: 1, total: 1 })))
    await answer()
    clock.advance(REST_MS)
    await expect.poll(() => recognition.verdicts.of(exact.id)?.rulesAssessment).toEqual(ASSESSMENT)
    expect(search).not.toHaveBeenCalled()
  })
})
