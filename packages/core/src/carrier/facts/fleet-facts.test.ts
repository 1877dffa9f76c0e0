import { describe, expect, it } from 'vitest'
import { equipmentKindText, hazmatFact, listedFact } from './fleet-facts.ts'

describe('a fleet in words', () => {
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
  ])('%j is listed as %s', (words, text, tone) => {
    expect(listedFact(words)).toEqual({ text, tone })
  })

  it.each([
    ['heavy_haul', 'Heavy haul'],
    ['reefer', 'Reefer'],
    ['dry_van_53', 'Dry van 53'],
  ])('%s is %s', (kind, text) => expect(equipmentKindText(kind)).toBe(text))
})
