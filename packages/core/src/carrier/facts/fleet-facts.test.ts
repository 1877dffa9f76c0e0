import { expect, it } from 'vitest'
import { equipmentKindText, hazmatFact, listedFact } from './fleet-facts.ts'

it.each([
  [true, 'Yes', 'plain'],
  [false, 'No', 'plain'],
  [null, 'not on record', 'unknown'],
])('hazardous materials %s: %s', (hazmat, text, tone) => {
  expect(hazmatFact({ hazmat })).toEqual({ text, tone })
})

it.each([
  [['General freight', 'Machinery'], 'General freight, Machinery', 'plain'],
  [['Private'], 'Private', 'plain'],
  [[], 'not on record', 'unknown'],
])('the list %j is shown as %s', (items, text, tone) => {
  expect(listedFact(items)).toEqual({ text, tone })
})

it.each([
  ['heavy_haul', 'Heavy haul'],
  ['reefer', 'Reefer'],
  ['dry_van_53', 'Dry van 53'],
])('the equipment %s is shown as %s', (kind, text) => expect(equipmentKindText(kind)).toBe(text))
