import { aCompany, aUser } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import type { PaletteContext } from './palette-source.ts'
import { source } from './sources/vehicle-search.ts'

const VIN = '1M8GDM9AXKP042788'

const pathsFor = (text: string, change: Partial<PaletteContext> = {}) => {
  if (source.kind !== 'fixed') throw new Error('It asks nobody')
  const context = { user: aUser(), has: () => true, ...change } as PaletteContext
  return source.items(context, text).map(({ deed }) => deed.kind === 'go' && deed.path)
}

it('a VIN opens the vehicle search, in any pasted form', () => {
  expect(pathsFor('1m8-gdm9 axkp042788')).toEqual([`/vehicles?vin=${VIN}`])
})

it.each(['', 'EAGLE MESA', VIN.slice(1), `I${VIN.slice(1)}`])('%j is not a VIN and is not offered', text => {
  expect(pathsFor(text)).toEqual([])
})

it('a VIN is not offered to a user without the vehicle search', () => {
  const hidden = aUser({ company: aCompany({ hideVehicleSearch: true }) })
  expect(pathsFor(VIN, { user: hidden })).toEqual([])
  expect(pathsFor(VIN, { has: () => false })).toEqual([])
})
