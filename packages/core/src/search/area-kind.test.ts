import { expect, it } from 'vitest'
import { AREA_KIND_LABELS, AREA_KINDS } from './area-kind.ts'

it('every kind of area has a text', () => {
  expect(AREA_KINDS.map(kind => [kind, AREA_KIND_LABELS[kind]])).toEqual([
    ['five_zip', 'ZIP code'],
    ['three_zip', 'Postal area'],
    ['state', 'State'],
    ['country', 'Country'],
    ['kma', 'Market area'],
  ])
})
