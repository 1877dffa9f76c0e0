import { holds } from '@fairhaul/testkit'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readVin, tidyVin, VIN_CHARACTERS, VIN_REFUSAL_TEXTS } from './vin.ts'

const right = (text: string) => ({ ok: true, value: { text, check: 'right' } })
const wrong = (text: string) => ({ ok: true, value: { text, check: 'wrong' } })
const refused = (refusal: string) => ({ ok: false, refusal })

it.each([
  ['1M8GDM9AXKP042788', right('1M8GDM9AXKP042788')],
  ['1m8gdm9axkp042788', right('1M8GDM9AXKP042788')],
  [' 1M8-GDM9 AXKP–042788\n', right('1M8GDM9AXKP042788')],
  ['１M8GDM9AXKP042788', right('1M8GDM9AXKP042788')],
  ['11111111111111111', right('11111111111111111')],
  ['WVWZZZ1JZ3W386752', wrong('WVWZZZ1JZ3W386752')],
  ['2M8GDM9AXKP042788', wrong('2M8GDM9AXKP042788')],
  ['3M8GDM9AXKP042788', wrong('3M8GDM9AXKP042788')],
  ['7A8GDM9AXKP042788', wrong('7A8GDM9AXKP042788')],
  ['*1M8GDM9AXKP042788*', right('1M8GDM9AXKP042788')],
  ['* 1M8GDM9AXKP042788 *\r\n', right('1M8GDM9AXKP042788')],
  ['*I1M8GDM9AXKP042788*', right('1M8GDM9AXKP042788')],
  ['i1m8gdm9axkp042788', right('1M8GDM9AXKP042788')],
  ['I 1M8GDM9AXKP042788', right('1M8GDM9AXKP042788')],
  [']A0*1M8GDM9AXKP042788*', right('1M8GDM9AXKP042788')],
  [']C1I1M8GDM9AXKP042788\u001d', right('1M8GDM9AXKP042788')],
  ['\uFEFF1M8GDM9AXKP042788\u200B', right('1M8GDM9AXKP042788')],
  ['VIN: 1M8GDM9AXKP042788', right('1M8GDM9AXKP042788')],
  ['vin *i1m8gdm9axkp042788*', right('1M8GDM9AXKP042788')],
  ['VIN 1M8GDM9A0KP042788', refused('check-digit')],
  ['*1M8GDM9AXKP04278*', refused('length')],
  ['II1M8GDM9AXKP042788', refused('length')],
  ['1M8GDM9AXKP042788I', refused('length')],
  ['1M8GDM9A*XKP042788', refused('length')],
  ['1M8GDM9A*KP042788', refused('letters')],
  ['**', refused('empty')],
  ['', refused('empty')],
  [' - ', refused('empty')],
  ['1M8GDM9AXKP04278', refused('length')],
  ['1M8GDM9AXKP0427888', refused('length')],
  ['IM8GDM9AXKP042788', refused('letters')],
  ['1M8GDM9AXKP04278O', refused('letters')],
  ['1M8GDM9AXKPQ42788', refused('letters')],
  ['1M8GDM9AXKP0427_8', refused('letters')],
  ['_M8GDM9AXKP042788', refused('letters')],
  ['1M8GDM9A0KP042788', refused('check-digit')],
  ['1M8GDM9AXKP042789', refused('check-digit')],
  ['4M8GDM9AXKP042788', refused('check-digit')],
  ['5M8GDM9AXKP042788', refused('check-digit')],
  ['7F8GDM9AXKP042788', refused('check-digit')],
  ['7Z8GDM9AXKP042788', refused('check-digit')],
  ['708GDM9AXKP042788', refused('check-digit')],
  ['W7FZZZ1JZ3W386752', wrong('W7FZZZ1JZ3W386752')],
  ['W1WZZZ1JZ3W386752', wrong('W1WZZZ1JZ3W386752')],
])('the VIN %j reads as %j', (typed, outcome) => {
  expect(readVin(typed)).toEqual(outcome)
})

it.each([
  ['A', '1'],
  ['B', '2'],
  ['C', '3'],
  ['D', '4'],
  ['E', '5'],
  ['F', '6'],
  ['G', '7'],
  ['H', '8'],
  ['J', '1'],
  ['K', '2'],
  ['L', '3'],
  ['M', '4'],
  ['N', '5'],
  ['P', '7'],
  ['R', '9'],
  ['S', '2'],
  ['T', '3'],
  ['U', '4'],
  ['V', '5'],
  ['W', '6'],
  ['X', '7'],
  ['Y', '8'],
  ['Z', '9'],
  ['7', '7'],
])('the check digit counts %s at weight 10 as %s', (letter, value) => {
  const sum = (Number(value) * 10) % 11
  const digit = sum === 10 ? 'X' : String(sum)
  expect(readVin(`0000000${letter}${digit}00000000`)).toEqual(right(`0000000${letter}${digit}00000000`))
})

it.each([
  [1, 8],
  [2, 7],
  [3, 6],
  [4, 5],
  [5, 4],
  [6, 3],
  [7, 2],
  [8, 10],
  [10, 9],
  [11, 8],
  [12, 7],
  [13, 6],
  [14, 5],
  [15, 4],
  [16, 3],
  [17, 2],
])('the check digit weighs character %i by %i', (place, weight) => {
  const characters: string[] = Array.from({ length: 17 }, (_, at) => (at === place - 1 ? '6' : '0'))
  const sum = (6 * weight) % 11
  characters[8] = sum === 10 ? 'X' : String(sum)
  expect(readVin(characters.join(''))).toEqual(right(characters.join('')))
})

it('a VIN has 17 characters, and its refusals have messages', () => {
  expect(VIN_CHARACTERS).toBe(17)
  expect(VIN_REFUSAL_TEXTS).toEqual({
    empty: 'Enter a VIN.',
    length: 'A VIN has 17 characters.',
    letters: 'A VIN has letters and digits only, and never I, O, or Q.',
    'check-digit': 'This VIN has a typo: its check digit does not match.',
  })
})

it('a scanned VIN is the one on the label, whatever its reader and its bar code add', () => {
  const vins = fc.stringMatching(/^[A-HJ-NPR-Z0-9]{17}$/)
  const around = fc.constantFrom(
    ['', ''],
    ['*', '*'],
    [']A0', ''],
    [']C0*', '*\r'],
    ['VIN ', ''],
    [' ', '\t'],
  )
  holds([vins, fc.constantFrom('', 'I', 'i'), around], (vin, imported, [before = '', behind = '']) => {
    const scanned = `${before}${imported}${vin}${behind}`
    expect(tidyVin(scanned)).toBe(vin)
    expect(readVin(scanned)).toEqual(readVin(vin))
  })
})
