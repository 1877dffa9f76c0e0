import { anArea } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { areaText } from './area-text.ts'

it.each([
  [anArea(), 'Dallas, TX 75201 (ZIP code)'],
  [anArea({ kind: 'kma', name: 'Dallas, TX market' }), 'Dallas, TX market (Market area)'],
  [anArea({ kind: 'state', name: 'Nuevo León', country: 'MX' }), 'Nuevo León, MX (State)'],
  [anArea({ kind: 'country', name: 'Mexico', country: 'MX' }), 'Mexico (Country)'],
])('the text of the area %o is %s', (area, text) => {
  expect(areaText(area)).toBe(text)
})
