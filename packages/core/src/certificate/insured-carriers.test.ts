import { expect, it } from 'vitest'
import type { CarrierId } from '../shared/ids.ts'
import { certificateReference, type InsuredCandidate, insuredCarriers } from './insured-carriers.ts'
import type { TextPiece } from './text-rows.ts'

const at = (y: number, text: string): TextPiece => ({
  ...{ text, page: 1, x: 30, y },
  width: text.length * 5,
  height: 8,
})
const carrier = (id: number, legalName: string, dbaName: string | null = null): InsuredCandidate => ({
  id: id as CarrierId,
  legalName,
  dbaName,
})
const EAGLE = carrier(1, 'EAGLE MESA FREIGHT LLC', 'MESA LINES')
const BROKER = carrier(2, 'NORTHLAKE LOGISTICS INC')
const NAMESAKE = carrier(3, 'EAGLE MESA FREIGHT INC')

it('a certificate is looked up by the numbers in its text, each once, and the names of its insured', () => {
  const pieces = [
    at(10, 'INSURED'),
    at(22, 'Eagle Mesa Freight LLC USDOT# 9000002'),
    at(34, 'US DOT 9000002, MC-424242'),
    at(46, 'POLICY 12345'),
  ]
  expect(certificateReference('Eagle Mesa Freight, LLC dba Mesa Lines', pieces)).toEqual({
    identifiers: [
      { type: 'DOT', value: '9000002', region: null },
      { type: 'MC', value: '424242', region: null },
    ],
    names: ['EAGLEMESAFREIGHT', 'MESALINES'],
  })
})

it('a picture is looked up by nothing, and a list of carriers by its first twenty numbers', () => {
  expect(certificateReference('', [])).toEqual({ identifiers: [], names: [] })
  const many = Array.from({ length: 30 }, (_, row) => at(10 + row * 12, `DOT ${9_000_000 + row}`))
  expect(certificateReference('', many).identifiers).toHaveLength(20)
})

it('the carrier with the name of the insured is found, by its number and by its name, once', () => {
  expect(insuredCarriers('Eagle Mesa Freight', [EAGLE, BROKER], [[EAGLE]])).toEqual({
    carrier: EAGLE,
    candidates: [EAGLE],
  })
})

it('a number of the holder names no carrier', () => {
  expect(insuredCarriers('Eagle Mesa Freight', [BROKER], [[]])).toEqual({ carrier: null, candidates: [] })
})

it('of two carriers with the name a person chooses, the one with a number on the paper first', () => {
  expect(insuredCarriers('Eagle Mesa Freight', [NAMESAKE], [[EAGLE, NAMESAKE]])).toEqual({
    carrier: null,
    candidates: [NAMESAKE, EAGLE],
  })
})

it('a name that finds as many carriers as are sent proves nothing without a number', () => {
  const ten = [
    EAGLE,
    ...Array.from({ length: 9 }, (_, more) => carrier(10 + more, `EAGLE MESA FREIGHT ${more}`)),
  ]
  expect(insuredCarriers('Eagle Mesa Freight', [], [ten])).toEqual({ carrier: null, candidates: [EAGLE] })
  expect(insuredCarriers('Eagle Mesa Freight', [EAGLE], [ten]).carrier).toBe(EAGLE)
})
