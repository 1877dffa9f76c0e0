import { holds } from '@fairhaul/testkit'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isStartOfPlace, placeKey } from './place-key.ts'

describe('the name of a place as it is compared', () => {
  it.each([
    ['St. Louis', 'Saint Louis', 'SAINTLOUIS'],
    ['Sault Ste. Marie', 'Sault Sainte Marie', 'SAULTSAINTEMARIE'],
    ['Ste-Foy', 'Sainte-Foy', 'SAINTEFOY'],
    ['St.Paul', 'saint  paul', 'SAINTPAUL'],
    ['Ft. Worth', 'Fort Worth', 'FORTWORTH'],
    ['Mt Vernon', 'Mount Vernon', 'MOUNTVERNON'],
    ['N. Little Rock', 'North Little Rock', 'NORTHLITTLEROCK'],
    ['E St Louis', 'East Saint Louis', 'EASTSAINTLOUIS'],
    ['NW Calgary', 'Northwest Calgary', 'NORTHWESTCALGARY'],
    ['N.W. Calgary', 'Northwest Calgary', 'NORTHWESTCALGARY'],
    ['Montréal-Nord', 'Montreal N', 'MONTREALNORTH'],
    ['Laval Ouest', 'Laval West', 'LAVALWEST'],
    ['Hot Spgs', 'Hot Springs', 'HOTSPRINGS'],
    ['Coeur d’Alene', "Coeur d'Alene", 'COEURDALENE'],
    ['Martha’s Vineyard', 'Marthas Vineyard', 'MARTHASVINEYARD'],
    ['Nuevo León', 'NUEVO LEON', 'NUEVOLEON'],
    ['-', '', ''],
  ])('of %j and %j is %s', (one, other, key) => {
    expect([placeKey(one), placeKey(other)]).toEqual([key, key])
  })

  it.each([
    ['st', 'Saint Louis, MO', true],
    ['st', 'Stockton, CA', true],
    ['st louis', 'Saint Louis, MO', true],
    ['ste', 'Sainte Genevieve, MO', true],
    ['ne', 'Newark, NJ', true],
    ['ne', 'Northeast, MD', true],
    ['omaha ne', 'Omaha, NE 68101', true],
    ['billings, mt 59101', 'Billings, MT 59101', true],
    ['north e', 'North East, MD', true],
    ['', 'Omaha, NE 68101', true],
    ['st', 'Fort Stockton, TX', false],
    ['saint', 'Stockton, CA', false],
  ])('%j is the start of %s: %s', (text, name, isIt) => {
    expect(isStartOfPlace(text, name)).toBe(isIt)
  })
})

it('the name of a place starts with each start of itself, in short and in full', () => {
  const pairs = fc.constantFrom(
    ['St.', 'Saint'],
    ['Ft', 'Fort'],
    ['Mt.', 'Mount'],
    ['N', 'North'],
    ['SW', 'Southwest'],
  )
  const names = fc.stringMatching(/^[A-Z][a-z]{2,8}$/)
  holds([pairs, names, fc.nat(20)], ([short = '', full = ''], rest, letters) => {
    const name = `${full} ${rest}, MO 63101`
    expect(isStartOfPlace(name.slice(0, letters), name)).toBe(true)
    expect(isStartOfPlace(`${short} ${rest}`, name)).toBe(true)
    expect(isStartOfPlace(`${full} ${rest}`, `${short} ${rest}, MO 63101`)).toBe(true)
  })
})
