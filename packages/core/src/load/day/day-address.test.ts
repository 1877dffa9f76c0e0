import { expect, it } from 'vitest'
import { loadDayPath, readDayAddress } from './day-address.ts'

it.each([
  ['', { day: null, team: null }, '/loads/day'],
  ['?day=2026-11-24', { day: '2026-11-24', team: null }, '/loads/day?day=2026-11-24'],
  ['?team=3', { day: null, team: 3 }, '/loads/day?team=3'],
  ['?day=2026-13-40&team=x', { day: null, team: null }, '/loads/day'],
])("the query %j is the day's view %j, whose path is %s", (search, address, path) => {
  expect(readDayAddress(search)).toEqual(address)
  expect(loadDayPath(readDayAddress(search))).toBe(path)
})
