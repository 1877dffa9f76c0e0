import { expect, it } from 'vitest'
import type { UserId } from '../shared/ids.ts'
import { readColumnChoices } from './saved-column-choices.ts'

const DANA = 7 as UserId
const ROBIN = 8 as UserId
const RESULTS = { order: ['alerts'], hidden: ['numbers'], wanted: [] }

it('stored column choices are read back for their user only', () => {
  const stored = { user: DANA, lists: { results: RESULTS } }
  expect(readColumnChoices(stored, DANA)).toEqual({ results: RESULTS })
  expect(readColumnChoices(stored, ROBIN)).toEqual({})
})

it.each([undefined, null, 'columns', 7, [], {}, { user: DANA }, { user: DANA, lists: 'all' }])(
  'no column choice is read from %j',
  stored => {
    expect(readColumnChoices(stored, DANA)).toEqual({})
  },
)

it.each([null, 'alerts', [], { order: 'alerts', hidden: null }])(
  'the stored column choice %j is read as the default',
  it => {
    expect(readColumnChoices({ user: DANA, lists: { results: it } }, DANA)).toEqual({
      results: { order: [], hidden: [], wanted: [] },
    })
  },
)

it('only the names in a stored column choice are read, and no more than any list has', () => {
  const order = ['alerts', 7, null, ...Array.from({ length: 200 }, (_, at) => `column-${at}`)]
  const { results } = readColumnChoices({ user: DANA, lists: { results: { order } } }, DANA)
  expect(results?.order.slice(0, 2)).toEqual(['alerts', 'column-0'])
  expect(results?.order).toHaveLength(100)
})
