import { anIdentifier } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import type { IdentifierType } from './identifiers.ts'
import { identifiersInOrder, primaryIdentifiers } from './primary-identifiers.ts'

const of = (type: IdentifierType, value = '1') => anIdentifier({ type, value })
const IN_ORDER = ['DOT', 'MC', 'MX', 'FF', 'SCAC', 'CVOR', 'NIR_QC', 'NSC', 'RFC'] as const

it('the identifiers of a carrier are in one order, however received', () => {
  const wanted = IN_ORDER.map(type => of(type))
  expect(identifiersInOrder(wanted)).toEqual(wanted)
  expect(identifiersInOrder(wanted.toReversed())).toEqual(wanted)
  expect(identifiersInOrder([...wanted.slice(4), ...wanted.slice(0, 4)])).toEqual(wanted)
})

it('identifiers of one type keep their order', () => {
  expect(identifiersInOrder([of('MC', '3'), of('DOT', '9'), of('MC', '1')])).toEqual([
    of('DOT', '9'),
    of('MC', '3'),
    of('MC', '1'),
  ])
})

it.each([
  [
    ['MC', 'SCAC', 'DOT'],
    ['DOT', 'MC'],
  ],
  [['DOT', 'SCAC'], ['DOT']],
  [['DOT', 'DOT'], ['DOT']],
  [['MC', 'MC'], ['MC']],
  [['MX', 'MC'], ['MC']],
  [['RFC', 'SCAC'], ['SCAC']],
  [[], []],
] as const)('a row shows the identifiers %j by %j', (types, shown) => {
  expect(primaryIdentifiers(types.map(type => of(type))).map(({ type }) => type)).toEqual(shown)
})

it('a docket in use comes before a former one of its type', () => {
  const former = { ...of('MC', '1'), isFormer: true }
  expect(primaryIdentifiers([former, of('MC', '2')]).map(({ value }) => value)).toEqual(['2'])
  expect(primaryIdentifiers([former])).toEqual([former])
})
