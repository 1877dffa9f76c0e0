import { aContactAnswer, aContactCarrier, id, aLookalike } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import type { ContactAnswer } from './contact-answer.ts'
import { CONTACT_CARRIERS_MAX, contactEvidence } from './contact-evidence.ts'
import type { ContactQuery } from './contact-query.ts'

const EMAIL: ContactQuery = { kind: 'email', email: 'ruth@b.example' }
const PHONE: ContactQuery = { kind: 'phone', phone: '2145550199' }
const dispatcher = aContactCarrier({ id: id(8), relation: 'dispatcher' })
const described = (change: Partial<ContactAnswer>, query: ContactQuery = EMAIL) =>
  contactEvidence(aContactAnswer(change), query).map(({ fact }) => `${fact.text} ${fact.tone}`)

it('the evidence of a contact verdict is four facts', () => {
  expect(contactEvidence(aContactAnswer(), EMAIL).map(({ label }) => label)).toEqual([
    'Carriers using it',
    'Carriers it books for',
    'Reports by brokers',
    'Look-alikes on record',
  ])
})

it.each([
  [{}, EMAIL, ['1 plain', 'none plain', 'none plain', 'none plain']],
  [
    { carriers: [aContactCarrier(), dispatcher] },
    EMAIL,
    ['1 plain', '1 incomplete', 'none plain', 'none plain'],
  ],
  [
    { carriers: [aContactCarrier(), aContactCarrier({ id: id(8) }), dispatcher] },
    EMAIL,
    ['2 incomplete', '1 incomplete', 'none plain', 'none plain'],
  ],
  [
    { carriers: [aContactCarrier(), aContactCarrier({ relation: 'dispatcher' })] },
    EMAIL,
    ['1 plain', '1 incomplete', 'none plain', 'none plain'],
  ],
  [{ fraudReportsCount: 1_200 }, EMAIL, ['1 plain', 'none plain', '1,200 fail', 'none plain']],
  [{ fraudReportsCount: null }, EMAIL, ['1 plain', 'none plain', 'not checked unknown', 'none plain']],
  [
    { lookalikes: [aLookalike({ email: 'a@b.example' })] },
    EMAIL,
    ['1 plain', 'none plain', 'none plain', '1 incomplete'],
  ],
  [
    { carriers: [], lookalikes: [aLookalike({ email: 'a@b.example' })] },
    EMAIL,
    ['none plain', 'none plain', 'none plain', '1 fail'],
  ],
  [{}, PHONE, ['1 plain', 'none plain', 'none plain', 'not compared unknown']],
] as const)('the answer %j for %j has the evidence %j', (change, query, expected) => {
  expect(described(change, query)).toEqual(expected)
})

it.each([
  ['dispatcher', ['none plain', 'at least 50 incomplete']],
  ['own', ['at least 50 incomplete', 'none plain']],
] as const)('a full answer of the relation %s counts "at least"', (relation, expected) => {
  const carriers = Array.from({ length: CONTACT_CARRIERS_MAX }, (_, at) =>
    aContactCarrier({ id: id(at + 1), relation }),
  )
  expect(described({ carriers }).slice(0, 2)).toEqual(expected)
})
