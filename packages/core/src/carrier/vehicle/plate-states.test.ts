import { expect, it } from 'vitest'
import { REGIONS } from '../../map/regions.ts'
import { PLATE_STATES } from './plate-states.ts'

it('plate states have the letters of every region, each once and in order', () => {
  const letters = PLATE_STATES.map(state => state.letters)
  expect(letters).toEqual([...new Set(REGIONS.map(region => region.letters))].toSorted())
  expect(letters.every(each => /^[A-Z]{2}$/.test(each))).toBe(true)
})

it.each([
  ['TX', 'Texas'],
  ['QC', 'Quebec'],
  ['CO', 'Colorado or Coahuila'],
  ['NL', 'Newfoundland and Labrador or Nuevo León'],
])('the plate state %s is %s', (letters, name) => {
  expect(PLATE_STATES.find(state => state.letters === letters)?.name).toBe(name)
})
