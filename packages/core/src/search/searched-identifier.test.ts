import { expect, it } from 'vitest'
import type { Identifier, IdentifierType } from '../carrier/identifiers.ts'
import { readSearch } from './read-search.ts'
import { identifiersInRow } from './searched-identifier.ts'

const of = (type: IdentifierType, value: string, some: Partial<Identifier> = {}): Identifier => ({
  type,
  value,
  region: null,
  ...some,
})
const IDENTIFIERS = [
  of('SCAC', 'ABCD'),
  of('MC', '368053', { isFormer: true }),
  of('MC', '1700028'),
  of('MC', '17000', { isFormer: true }),
  of('DOT', '91000028'),
  of('CVOR', '123456789'),
  of('NSC', '555', { region: 'ON' }),
  of('NSC', '555', { region: 'QC' }),
]
const shownFor = (text: string, change: { asName?: boolean } = {}) => {
  const reading = readSearch({ text, asName: false, onlyMine: false, ...change })
  return identifiersInRow(IDENTIFIERS, reading.ok ? reading.value : undefined).map(
    ({ type, value, region, isFormer }) =>
      `${type} ${region === null ? '' : `${region} `}${value}${isFormer === true ? ' former' : ''}`,
  )
}
const USUAL = ['MC 1700028', 'DOT 91000028']

it.each([
  ['MC368053', ['MC 368053 former', ...USUAL]],
  ['mc 3680', ['MC 368053 former', ...USUAL]],
  ['368053', ['MC 368053 former', ...USUAL]],
  ['MC 17000', ['MC 17000 former', ...USUAL]],
  ['MC 170', USUAL],
  ['MC 1700028', USUAL],
  ['DOT 91000028', USUAL],
  ['91000028', USUAL],
  ['SCAC AB', ['SCAC ABCD', ...USUAL]],
  ['CVOR 123-456-789', ['CVOR 123456789', ...USUAL]],
  ['NSC QC 555', ['NSC QC 555', ...USUAL]],
  ['NSC 555', ['NSC ON 555', ...USUAL]],
  ['NSC 55', USUAL],
  ['MC', USUAL],
  ['FF 368053', USUAL],
  ['eagle', USUAL],
  ['', USUAL],
])('a row of the search %j shows %j', (text, identifiers) => {
  expect(shownFor(text)).toEqual(identifiers)
})

it('a row of a number that is searched as a name shows the usual identifiers', () => {
  expect(shownFor('MC368053', { asName: true })).toEqual(USUAL)
})

it('a row shows only identifiers on record, and of two MC numbers the current one', () => {
  expect(identifiersInRow([])).toEqual([])
  expect(identifiersInRow([of('SCAC', 'ABCD')])).toEqual([])
  expect(identifiersInRow(IDENTIFIERS)).toEqual([of('MC', '1700028'), of('DOT', '91000028')])
})
