import { expect, it } from 'vitest'
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
