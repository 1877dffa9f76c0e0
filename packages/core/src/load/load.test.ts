import { aLoad, id } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { loadName } from './load.ts'

it.each([
  ['NL-20841', 'Load NL-20841'],
  [' 77 ', 'Load 77'],
  ['  ', 'Load 17'],
  [null, 'Load 17'],
])('a load with the number %s is called %s', (externalNumber, name) => {
  expect(loadName(aLoad({ id: id(17), externalNumber }))).toBe(name)
})
