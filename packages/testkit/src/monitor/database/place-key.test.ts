import { isStartOfPlace, placeKey as placeKeyOfCore } from '@fairhaul/core'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { holds } from '../../arbitraries/laws.ts'
import { placeKey, placeKeyStarts } from './place-key.ts'

it.each([
  ['St. Louis, MO 63101', 'SAINTLOUISMO63101', ['SAINTLOUISMO63101']],
  ['Sault Ste. Marie', 'SAULTSAINTEMARIE', ['SAULTSAINTEMARIE']],
  ['Montréal-Nord', 'MONTREALNORTH', ['MONTREALNORTH', 'MONTREALNORD']],
  ['Coeur d’Alene', 'COEURDALENE', ['COEURDALENE']],
  ['st', 'SAINT', ['SAINT', 'ST']],
  [' - ', '', ['']],
])('the key of the place %j is %s, and as the start of one it is %j', (name, key, starts) => {
  expect([placeKey(name), placeKeyStarts(name)]).toEqual([key, starts])
})

const words = fc.constantFrom(
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
  .array(fc.tuple(words, fc.constantFrom(' ', '-', ', ', '.', '')), { maxLength: 4 })
  .map(parts => parts.flat().join(''))

it('the portal reads the names of places in the same way', () => {
  holds([names, names], (name, start) => {
    expect(placeKey(name)).toBe(placeKeyOfCore(name))
    expect(placeKeyStarts(start).some(key => placeKey(name).startsWith(key))).toBe(
      isStartOfPlace(start, name),
    )
  })
})
