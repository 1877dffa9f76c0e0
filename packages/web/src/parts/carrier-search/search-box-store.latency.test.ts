import { type CarrierQuery, done } from '@fairhaul/core'
import { aSuggestion, fakeCarriers, fakeWorld, id } from '@fairhaul/testkit'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { holdsWhateverTheOrder, RUNS_PATIENCE_MS } from '../testing/shuffled-latency.ts'
import { SearchBoxStore } from './search-box-store.ts'

const texts = fc.constantFrom(
  '',
  'e',
  'ea',
  'eag',
  'eagle',
  'earl',
  'p',
  'prairie',
  '1',
  '12',
  'MC-12',
  '---',
)

/** A carrier that matches this query, different from those of other queries. */
const answerTo = (query: CarrierQuery) => [
  aSuggestion({
    id: id(1),
    legalName: `${query.value} for ${JSON.stringify(query)}`,
    identifiers: [],
  }),
]

it('a suggestion is never shown for another text, unless it matches the newer text too', {
  timeout: RUNS_PATIENCE_MS,
}, async () => {
  await holdsWhateverTheOrder(texts, line => {
    const requestedFor = new Map<string, CarrierQuery>()
    const carriers = fakeCarriers(fakeWorld())
    const store = new SearchBoxStore({
      carriers: {
        ...carriers,
        suggest: ({ query }, signal) => line(() => done(answerTo(query)), signal as AbortSignal),
      },
      recents: () => ({ carriers: [], searches: [] }),
    })
    return {
      act: text => {
        store.type(text)
        if (store.reading.ok) requestedFor.set(text, store.reading.value)
      },
      check: () => {
        const shown = store.options.flatMap(option =>
          option.kind === 'carrier' ? [option.highlight.carrier] : [],
        )
        const query = requestedFor.get(store.answered)
        for (const carrier of shown) {
          expect(query).toBeDefined()
          expect(carrier.legalName).toContain(JSON.stringify(query))
        }
        if (store.isBlank || !store.reading.ok) expect(shown).toEqual([])
        for (const option of store.options) {
          if (option.kind === 'all-results') expect(option.text).toBe(store.text.trim())
        }
      },
      checkAtEnd: (text, fate) => {
        if (fate === 'answered') expect(store.answered).toBe(text)
        if (fate === 'not asked') expect(store.answered).toBe('')
      },
      dispose: store.dispose,
    }
  })
})
