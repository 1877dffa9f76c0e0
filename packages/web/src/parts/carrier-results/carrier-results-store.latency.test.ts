import {
  type CarrierFilters,
  type CarrierSort,
  cachedResults,
  done,
  NO_CARRIER_FILTERS,
  PAGE_SIZE,
  type Page,
  pagesOf,
  readResultsAddress,
  resultsPath,
} from '@fairhaul/core'
import { aCarrier, aUser, fakeSearchCache, fakeSubscriptions, fakeWorld, id } from '@fairhaul/testkit'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { aResultsList } from '../testing/a-results-list.ts'
import { holdsWhateverTheOrder, RUNS_PATIENCE_MS } from '../testing/shuffled-latency.ts'
import { CarrierResultsStore } from './carrier-results-store.ts'
import type { ResultsQuestion } from './results-question.ts'

const searches = fc.record({
  text: fc.constantFrom('eagle', 'prairie', '12', '---'),
  page: fc.integer({ min: 1, max: 3 }),
  asName: fc.boolean(),
  onlyMine: fc.boolean(),
  filters: fc.constantFrom<CarrierFilters>(
    NO_CARRIER_FILTERS,
    { ...NO_CARRIER_FILTERS, minUnits: 5, hasNoAlerts: true },
    { ...NO_CARRIER_FILTERS, places: ['US-TX'] },
  ),
  sort: fc.constantFrom<CarrierSort | null>(null, { by: 'units', direction: 'descending' }),
})

const ROUTE = 'search-results'
const user = aUser()

/** The response names its request: the rows by their name, the count by its number. */
const nameOf = (question: ResultsQuestion): string => JSON.stringify(question)
/** Some searches find no carriers. */
const countOf = (question: ResultsQuestion): number => {
  const sum = [...nameOf(question)].reduce((before, letter) => (before * 31 + letter.charCodeAt(0)) % 9973, 1)
  return sum % 3 === 0 ? 0 : sum
}

const answerTo = (question: ResultsQuestion): Page<ReturnType<typeof aCarrier>> => {
  const total = countOf(question)
  return {
    items: total === 0 ? [] : [aCarrier({ id: id(1), legalName: nameOf(question) })],
    page: question.page,
    pages: pagesOf(total, 50),
    total,
  }
}

const filterSuggestionsOf = ({ options: { state: options } }: CarrierResultsStore['filterSuggestions']) =>
  options.kind === 'ready' ? options.value : []

it('rows, count and suggestions are never shown for another address, unless marked as outdated', {
  timeout: RUNS_PATIENCE_MS,
}, async () => {
  await holdsWhateverTheOrder(searches, line => {
    const cache = fakeSearchCache()
    const questions = new Map<string, ResultsQuestion>()
    let opening = ''
    const store = new CarrierResultsStore({
      now: () => 0,
      request: (question, signal) => {
        if (question.pageSize === PAGE_SIZE) questions.set(opening, question)
        return line(() => done(answerTo(question)), signal)
      },
      ahead: { consume: (_, request) => request() },
      ...aResultsList(),
      subscriptions: fakeSubscriptions(fakeWorld({ user })),
      stored: cachedResults(cache, ROUTE, () => user),
      shown: () => {},
      changed: () => {},
    })
    const check = () => {
      const { shown, filterSuggestions } = store
      for (const { chip, total } of filterSuggestionsOf(filterSuggestions)) {
        const requested = questions.get(store.path)
        expect(requested).toBeDefined()
        if (requested === undefined) return
        expect(total).toBe(countOf({ ...requested, filters: chip.without, sort: null, pageSize: 1 }))
      }
      if (shown === undefined) return
      const question = questions.get(resultsPath(ROUTE, shown.address))
      expect(question).toBeDefined()
      if (question === undefined) return
      expect(shown.page.items.map(row => row.legalName)).toEqual(
        countOf(question) === 0 ? [] : [nameOf(question)],
      )
      expect(shown.page.total).toBe(countOf(question))
      expect(store.isOutdated).toBe(resultsPath(ROUTE, shown.address) !== resultsPath(ROUTE, store.address))
    }
    return {
      act: step => {
        opening = resultsPath(ROUTE, step)
        store.open(readResultsAddress(ROUTE, opening.slice(opening.indexOf('?'))), opening)
      },
      check,
      checkAtEnd: (_, fate) => {
        if (fate === 'not asked') expect(store.shown).toBeUndefined()
        if (fate !== 'answered') return
        expect(store.isOutdated).toBe(false)
        expect(store.results.state.kind).toBe('ready')
      },
      dispose: store.dispose,
    }
  })
})
