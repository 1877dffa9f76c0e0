import { id } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { blockByIdsPlan, blockByTypesPlan } from './block-plan.ts'

it('blocking by types is one call for each kind, in the order of the counters, each kind once', () => {
  const wish = {
    carrierId: id<'carrier'>(7),
    kinds: ['vehicle_vin', 'email', 'email'],
    notes: ' Same owner ',
  } as const
  expect(blockByTypesPlan(wish)).toEqual({
    ok: true,
    value: [
      { carrierId: 7, kind: 'email', notes: 'Same owner' },
      { carrierId: 7, kind: 'vehicle_vin', notes: 'Same owner' },
    ],
  })
})

it('blocking without a note sends none', () => {
  expect(blockByTypesPlan({ carrierId: id(7), kinds: ['phone'], notes: '  ' })).toEqual({
    ok: true,
    value: [{ carrierId: 7, kind: 'phone', notes: null }],
  })
})

it('blocking without a kind is refused', () => {
  expect(blockByTypesPlan({ carrierId: id(7), kinds: [], notes: 'Same owner' })).toEqual({
    ok: false,
    refusal: [{ field: 'kinds', message: 'Choose what the carriers to block have in common.' }],
  })
})

const wish = { carrierId: id<'carrier'>(7), kind: 'email', notes: '' } as const

it('blocking by ids names each carrier once, and never the carrier itself', () => {
  expect(blockByIdsPlan({ ...wish, carrierIds: [id(9), id(7), id(8), id(9)] })).toEqual({
    ok: true,
    value: { carrierId: 7, kind: 'email', carrierIds: [9, 8], notes: null },
  })
})

it('blocking by ids keeps a note', () => {
  expect(blockByIdsPlan({ ...wish, carrierIds: [id(8)], notes: ' Same owner' })).toMatchObject({
    value: { notes: 'Same owner' },
  })
})

it.each([[[]], [[id<'carrier'>(7)]]])('blocking the ids %j is refused', carrierIds => {
  expect(blockByIdsPlan({ ...wish, carrierIds })).toEqual({
    ok: false,
    refusal: [{ field: 'carrierIds', message: 'Choose at least one carrier to block.' }],
  })
})
