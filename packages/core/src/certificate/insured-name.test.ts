import { expect, it } from 'vitest'
import { isInsured, plainInsured } from './insured-name.ts'

const EAGLE = { legalName: 'EAGLE MESA FREIGHT LLC', dbaName: 'MESA LINES' }

it('a name is compared without its legal form', () => {
  expect(plainInsured('Eagle Mesa Freight, L.L.C.')).toBe('EAGLEMESAFREIGHT')
  expect(plainInsured('Costco')).toBe('COSTCO')
})

it.each([
  ['Eagle Mesa Freight', true],
  ['Eagle-Mesa Freight, Inc.', true],
  ['Mesa Lines', true],
  ['Some Holding Corp. DBA Mesa Lines', true],
  ['Eagle Mesa Freight of Texas', false],
  ['', false],
])('a certificate of %j is one of the carrier: %j', (insured, expected) => {
  expect(isInsured(insured, EAGLE)).toBe(expected)
})

it('a carrier without a name is insured by no certificate', () => {
  expect(isInsured('', { legalName: null, dbaName: null })).toBe(false)
})
