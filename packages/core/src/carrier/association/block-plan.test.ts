import { id } from '@fairhaul/testkit'
import { describe, expect, it } from 'vitest'
import { blockByIdsPlan, blockByTypesPlan } from './block-plan.ts'

describe('blocking by types', () => {
  it('is one call for each kind, in the order of the counters, each kind once', () => {
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

  it('without a note has none', () => {
    expect(blockByTypesPlan({ carrierId: id(7), kinds: ['phone'], notes: '  ' })).toEqual({
      ok: true,
      value: [{ carrierId: 7, kind: 'phone', notes: null }],
    })
  })

  it('without a kind is refused', () => {
    expect(blockByTypesPlan({ carrierId: id(7), kinds: [], notes: 'Same owner' })).toEqual({
      ok: false,
      refusal: [{ field: 'kinds', message: 'Choose what the carriers to block have in common.' }],
    })
  })
})

describe('blocking by ids', () => {
  const wish = { carrierId: id<'carrier'>(7), kind: 'email', notes: '' } as const

  it('names each carrier once, and never the carrier itself', () => {
    expect(blockByIdsPlan({ ...wish, carrierIds: [id(9), id(7), id(8), id(9)] })).toEqual({
      ok: true,
      value: { carrierId: 7, kind: 'email', carrierIds: [9, 8], notes: null },
    })
  })

  it('keeps a note', () => {
    expect(blockByIdsPlan({ ...wish, carrierIds: [id(8)], notes: ' Same owner' })).toMatchObject({
      value: { notes: 'Same owner' },
    })
  })

  it.each([[[]], [[id<'carrier'>(7)]]])('of %j is refused', carrierIds => {
    expect(blockByIdsPlan({ ...wish, carrierIds })).toEqual({
      ok: false,
      refusal: [{ field: 'carrierIds', message: 'Choose at least one carrier to block.' }],
    })
  })
})
