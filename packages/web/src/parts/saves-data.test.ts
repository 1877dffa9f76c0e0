import { expect, it } from 'vitest'
import { savesData } from './saves-data.ts'

it.each([
  ['without what the network is', {}, false],
  ['where the browser does not say', { connection: {} }, false],
  ['off', { connection: { saveData: false } }, false],
  ['on', { connection: { saveData: true } }, true],
])('saving data, %s', (_, navigator, expected) => {
  expect(savesData(navigator)).toBe(expected)
})
