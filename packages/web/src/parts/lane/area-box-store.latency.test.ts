import { type AreaSearch, done, isAreaFound, readAreaSearch } from '@fairhaul/core'
import { anArea, fakeAreas, fakeWorld, id } from '@fairhaul/testkit'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { holdsWhateverTheOrder, RUNS_PATIENCE_MS } from '../testing/shuffled-latency.ts'
import { AreaBoxStore } from './area-box-store.ts'

const texts = fc.constantFrom('', 'd', 'da', 'dal', 'dallas', 'dalton', 't', 'texas', 'ma', '--')

/** An area that matches this text; its code identifies the text. */
const answerTo = (term: string) => [
  anArea({ id: id(term.length + 1), name: `${term} ville`, code: `for ${term}` }),
]

const noop = () => undefined

it('a place is never offered for another text, unless it begins with the newer text too', {
  timeout: RUNS_PATIENCE_MS,
}, async () => {
  await holdsWhateverTheOrder(texts, line => {
    const box = new AreaBoxStore({
      areas: {
        ...fakeAreas(fakeWorld()),
        autocomplete: ({ term }, signal) => line(() => done(answerTo(term)), signal as AbortSignal),
      },
      maps: null,
      recents: () => [],
      onPlace: noop,
      onLane: noop,
      onPicked: () => false,
    })
    const searchOf = (text: string): AreaSearch | undefined => readAreaSearch(text)
    return {
      act: box.type,
      check: () => {
        const search = searchOf(box.text)
        for (const option of box.options) {
          expect(search).toBeDefined()
          if (option.kind === 'area' && search !== undefined)
            expect(isAreaFound(option.area, search)).toBe(true)
        }
        if (box.cursor.active !== undefined) expect(box.isAnswered).toBe(true)
      },
      checkAtEnd: (text, fate) => {
        const codes = box.options.flatMap(option => (option.kind === 'area' ? [option.area.code] : []))
        if (fate === 'answered') expect(codes).toEqual([`for ${text}`])
        if (fate === 'not asked') expect(codes).toEqual([])
      },
      dispose: box.dispose,
    }
  })
})
