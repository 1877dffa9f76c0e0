import { aContactAnswer, aContactCarrier, id } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import type { ContactCarrier } from './contact-answer.ts'
import { carriersText, contactRows, ownerOf } from './contact-rows.ts'

const rowsOf = (carriers: readonly ContactCarrier[]) =>
  contactRows(aContactAnswer({ carriers })).map(row => [row.id, row.relations])

it.each([
  [[], []],
  [[aContactCarrier()], [[7, ['own']]]],
  [
    [aContactCarrier({ id: id(8) }), aContactCarrier({ relation: 'dispatcher' })],
    [
      [8, ['own']],
      [7, ['dispatcher']],
    ],
  ],
  [[aContactCarrier({ relation: 'dispatcher' }), aContactCarrier()], [[7, ['own', 'dispatcher']]]],
] as const)('the carriers of a contact answer are grouped into rows: case %#', (carriers, expected) => {
  expect(rowsOf(carriers)).toEqual(expected)
})

it('a carrier that had the contact says until when', () => {
  const former = aContactCarrier({ relation: 'former', formerUntil: '2026-11-16' })
  const [row] = contactRows(
    aContactAnswer({ carriers: [former, aContactCarrier({ relation: 'dispatcher' })] }),
  )
  expect(row).toMatchObject({ relations: ['dispatcher', 'former'], formerUntil: '2026-11-16' })
})

it.each([
  [[], undefined],
  [[aContactCarrier({ relation: 'former' })], 7],
  [[aContactCarrier({ relation: 'former' }), aContactCarrier({ id: id(8), relation: 'dispatcher' })], 8],
  [[aContactCarrier()], 7],
  [[aContactCarrier(), aContactCarrier({ id: id(8) })], undefined],
  [[aContactCarrier(), aContactCarrier({ id: id(8), relation: 'dispatcher' })], 7],
  [[aContactCarrier({ relation: 'dispatcher' })], 7],
  [
    [aContactCarrier({ relation: 'dispatcher' }), aContactCarrier({ id: id(8), relation: 'dispatcher' })],
    undefined,
  ],
] as const)('the only carrier of a contact answer is its owner: case %#', (carriers, owner) => {
  expect(ownerOf(aContactAnswer({ carriers }))?.id).toBe(owner)
})

it.each([
  [[], 'no carrier'],
  [['A LLC'], 'A LLC'],
  [['A LLC', 'B LLC', 'C LLC'], 'A LLC and 2 other carriers'],
])('carriers named %j are %s in a sentence', (names, text) => {
  expect(carriersText(names.map(legalName => ({ legalName })))).toBe(text)
})
