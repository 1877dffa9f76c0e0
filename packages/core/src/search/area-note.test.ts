import { expect, it } from 'vitest'
import { areaNote } from './area-note.ts'

it.each([
  ['five_zip', 'US', 'ZIP code'],
  ['state', 'US', 'State'],
  ['state', 'CA', 'Province, Canada'],
  ['state', 'MX', 'State, Mexico'],
  ['three_zip', 'CA', 'Postal area, Canada'],
  ['kma', 'US', 'Market area'],
  ['country', 'MX', 'Country'],
  ['kma', 'GB', 'Market area, GB'],
] as const)('the note for a %j area in %j is %j', (kind, country, text) => {
  expect(areaNote({ kind, country })).toBe(text)
})
