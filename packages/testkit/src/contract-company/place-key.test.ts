import { isStartOfPlace, placeKey as placeKeyOfCore } from '@fairhaul/core'
import { placeKey, placeKeyStarts } from '@fairhaul/monitor/database/place-key.ts'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { holds } from '../arbitraries/laws.ts'

const parts = fc.constantFrom(
  ...[
    'St.',
    'saint',
    'Ste',
    'Ft',
    'MT',
    'N',
    'ne',
    'North',
    'e.',
    'Louis',
    "O'Fallon",
    'São',
    'd’Alene',
    '63101',
  ],
)
const names = fc
  .array(fc.tuple(parts, fc.constantFrom(' ', '-', ', ', '.', '')), { maxLength: 4 })
  .map(each => each.flat().join(''))

it('the portal reads the names of places in the same way', () => {
  holds([names, names], (name, start) => {
    expect(placeKey(name)).toBe(placeKeyOfCore(name))
    expect(placeKeyStarts(start).some(key => placeKey(name).startsWith(key))).toBe(
      isStartOfPlace(start, name),
    )
  })
})
