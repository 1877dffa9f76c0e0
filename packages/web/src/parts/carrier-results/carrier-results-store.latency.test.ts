import { done, keptResults, pagesOf, type Page, readResultsAddress, resultsPath } from '@fairhaul/core'
import { aCarrier, aUser, fakeSearchCache, fakeSubscriptions, fakeWorld, id } from '@fairhaul/testkit'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { holdsWhateverTheOrder, RUNS_PATIENCE_MS } from '../testing/shuffled-latency.ts'
import { CarrierResultsStore, type ResultsQuestion } from './carrier-results-store.ts'

const searches = fc.record({
  text: fc.constantFrom('eagle', 'prairie', '12', '---'),
  page: fc.integer({ min: 1, max: 3 }),
  asName: fc.boolean(),
  onlyMine: fc.boolean(),
})

const ROUTE = 'search-results'
const user = aUser()

/** What answers a question names it: its rows by their name, its count by its number. */
const nameOf = (question: ResultsQuestion): string => JSON.stringify(question)
const countOf = (question: ResultsQuestion): number =>
  nameOf(question)
    .split('')
    .reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 1)

const answerTo = (question: ResultsQuestion): Page<ReturnType<typeof aCarrier>> => {
  const total = countOf(question)
  return {
    items: [aCarrier({ id: id(1), legalName: nameOf(question) })],
    page: question.page,
    pages: pagesOf(total, 50),
    total,
  }
}

it('no row and no count is ever shown for another address than its own, unless it is marked as old', {
  timeout: RUNS_PATIENCE_MS,
}, async () => {
  await holdsWhateverTheOrder(searches, line => {
    const cache = fakeSearchCache()
    const questions = new Map<string, ResultsQuestion>()
    let opening = ''
    const store = new CarrierResultsStore({
      ask: (question, signal) => {
        questions.set(opening, question)
        return line(() => done(answerTo(question)), signal)
      },
      subscriptions: fakeSubscriptions(fakeWorld({ user })),
      kept: keptResults(cache, ROUTE, () => user),
      changed: () => {},
    })
    const check = () => {
      const { shown } = store
      if (shown === undefined) return
      const question = questions.get(resultsPath(ROUTE, shown.address))
      expect(question).toBeDefined()
      if (question === undefined) return
      expect(shown.page.items.map(row => row.legalName)).toEqual([nameOf(question)])
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
        expect(store.results.kind).toBe('ready')
      },
      dispose: store.dispose,
    }
  })
})
