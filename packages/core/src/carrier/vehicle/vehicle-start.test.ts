import { expect, it } from 'vitest'
import { startsAs, vehicleStart } from './vehicle-start.ts'

const TRUCK = { unitNumber: ' T-104', vin: '1FUJHHDR0XLNM1234', plate: 'r12 3456' }

it.each([
  ['t 10', 'T10'],
  [' #104', '104'],
  ['1fuj-hh', '1FUJHH'],
])('the typed start %j is compared as %j', (typed, start) => {
  expect(vehicleStart(typed)).toBe(start)
})

it.each(['', ' # ', '- -', '1'.repeat(21)])('%j starts no number of a vehicle', typed => {
  expect(vehicleStart(typed)).toBeUndefined()
})

it.each(['T1', 'T104', '1FUJ', 'R123'])('a vehicle is found by the start %s of one of its numbers', start => {
  expect(startsAs(TRUCK, start)).toBe(true)
})

it.each(['104', '234', '3456'])('a vehicle is not found by %s, which is inside a number', start => {
  expect(startsAs(TRUCK, start)).toBe(false)
})

it('a vehicle without numbers on record is found by no start', () => {
  expect(startsAs({ unitNumber: null, vin: null }, 'T')).toBe(false)
})
