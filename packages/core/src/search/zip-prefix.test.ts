import { expect, it } from 'vitest'
import { readZipPrefix, ZIP_LOOKUP_SIZE } from './zip-prefix.ts'

it.each([
  ['7', '7'],
  ['75201', '75201'],
  [' 0210 ', '0210'],
])('%j is the start of a ZIP', (text, prefix) => {
  expect(readZipPrefix(text)).toBe(prefix)
})

it.each(['', '  ', '752011', '7a', 'x7', '7 5', '-7', '٧'])('%j is none', text => {
  expect(readZipPrefix(text)).toBeUndefined()
})

it('ten are given at once', () => {
  expect(ZIP_LOOKUP_SIZE).toBe(10)
})
