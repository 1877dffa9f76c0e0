import { fakeAreas, fakeWorld, refusal } from '@fairhaul/testkit'
import { mapsContract } from '@fairhaul/testkit/contracts'
import { describe, expect, it } from 'vitest'
import { offlineMaps } from './offline-maps.ts'

const from = { latitude: 32.78, longitude: -96.8 }
const to = { latitude: 33.75, longitude: -84.39 }

mapsContract(async () => ({
  maps: offlineMaps(fakeAreas(fakeWorld())),
  joined: [from, to],
  island: null,
  text: 'dal',
}))

describe('maps without a key', () => {
  it('maps without a key reject places as the monitor does', async () => {
    const areas = fakeAreas(fakeWorld())
    areas.refuseNext('autocomplete', refusal.unauthenticated)
    expect(await offlineMaps(areas).places({ text: 'dal' })).toEqual({
      ok: false,
      refusal: refusal.unauthenticated,
    })
  })

  it('maps without a key measure whole miles, marked as straight', async () => {
    expect(await offlineMaps(fakeAreas(fakeWorld())).distances({ from: [from], to: [from, to] })).toEqual({
      ok: true,
      value: { rows: [[0, 720]], isStraight: true },
    })
  })

  it('maps without a key fail when the monitor cannot be reached', async () => {
    const areas = fakeAreas(fakeWorld())
    areas.failNext('autocomplete')
    await expect(offlineMaps(areas).places({ text: 'dal' })).rejects.toThrow('offline')
  })
})
