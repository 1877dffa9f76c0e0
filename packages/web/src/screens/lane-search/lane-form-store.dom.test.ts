import { DEFAULT_LANE_FILTERS, EMPTY_LANE, laneSearchPath, laneSearchResultsPath } from '@fairhaul/core'
import { aLane, aPaywall, aUser, arbitrary, holds, someLaneFilters } from '@fairhaul/testkit'
import { describe, expect, it } from 'vitest'
import { aLaneForm, FROM_DALLAS } from './testing/a-lane-form.tsx'

const WITH_RADIUS = { searchesOriginRadius: true }

describe('the form of a lane', () => {
  it('holds nothing at first', () => {
    expect(aLaneForm().store.requested).toEqual({ lane: EMPTY_LANE, filters: DEFAULT_LANE_FILTERS, page: 1 })
  })

  it('any state of its filters and ends survives its address', () => {
    holds([arbitrary.laneSearchAddresses], address => {
      const { store, open } = aLaneForm({ toggles: WITH_RADIUS })
      const path = laneSearchPath(address)
      open(path)
      expect(laneSearchPath(store.requested)).toBe(path)
      expect(store.requested.filters).toEqual(address.filters)
      expect(store.requested.lane).toEqual(address.lane)
    })
  })

  it('writes what is filled in into its address, in place', () => {
    const { store, rest, gone } = aLaneForm({ at: { lane: FROM_DALLAS } })
    store.filters.set({ cargoUsd: 250_000 })
    store.filters.set({ isEldConnected: true })
    rest()
    const filters = someLaneFilters({ cargoUsd: 250_000, isEldConnected: true })
    expect(gone).toEqual([{ path: laneSearchPath({ lane: FROM_DALLAS, filters }), inPlace: true }])
  })

  it('is not undone by its own address coming back', () => {
    const { store, rest, open } = aLaneForm()
    store.filters.set({ cargoUsd: 250_000 })
    rest()
    const written = laneSearchPath(store.requested)
    store.filters.set({ cargoUsd: 500_000 })
    open(written)
    expect(store.requested.filters.cargoUsd).toBe(500_000)
  })

  it('takes what an address holds that came by Back', () => {
    const { store, open } = aLaneForm({ at: { lane: FROM_DALLAS } })
    open('/carriers/lane-search')
    expect(store.requested.lane).toEqual(EMPTY_LANE)
  })
})

describe('the lane of a link', () => {
  it('is called what its areas are called, whatever the link says', async () => {
    const origin = { ...FROM_DALLAS.origin, name: 'Miami, FL' }
    const { store } = aLaneForm({ at: { lane: { ...FROM_DALLAS, origin } } })
    await store.settled()
    expect(store.ends.boxes.origin.text).toBe('Dallas, TX 75201')
  })

  it('is left as it is once something else is typed', async () => {
    const origin = { ...FROM_DALLAS.origin, name: 'Miami, FL' }
    const { store } = aLaneForm({ at: { lane: { ...FROM_DALLAS, origin } } })
    store.ends.boxes.origin.type('hou')
    await store.settled()
    expect(store.ends.boxes.origin.text).toBe('hou')
  })
})

describe('searching', () => {
  it('goes to the results once the address holds all of the form, and keeps the lane', () => {
    const { store, gone, recent, show } = aLaneForm({ at: { lane: FROM_DALLAS } })
    show()
    store.filters.set({ isContactVerified: true })
    expect(store.search()).toEqual({ kind: 'going' })
    const requested = { lane: FROM_DALLAS, filters: someLaneFilters({ isContactVerified: true }), page: 1 }
    expect(gone).toEqual([
      { path: laneSearchPath(requested), inPlace: true },
      { path: laneSearchResultsPath(requested), inPlace: false },
    ])
    expect(recent.lanes).toEqual([FROM_DALLAS])
  })

  it('is not begun with an end that is missing', () => {
    const { store, gone, recent } = aLaneForm({ at: { lane: aLane({ destination: null }) } })
    expect(store.search()).toEqual({ kind: 'wrong', end: 'destination' })
    expect([gone, recent.lanes]).toEqual([[], []])
  })

  const paywall = (used: number) =>
    aPaywall({ limits: { carrierSearches: 10 }, usage: { carrierSearchesCount: used } })

  it('is not begun at the limit of the plan, whose notice stands then', () => {
    const { store, gone, notices } = aLaneForm({
      at: { lane: FROM_DALLAS },
      change: { user: aUser({ paywall: paywall(10) }) },
    })
    expect(store.search()).toEqual({ kind: 'withheld' })
    expect([gone, notices.notices['plan-limit']]).toEqual([[], true])
  })

  it('below the limit takes the notice away', () => {
    const { store, notices } = aLaneForm({
      at: { lane: FROM_DALLAS },
      change: { user: aUser({ paywall: paywall(9) }) },
    })
    notices.show('plan-limit')
    expect(store.search()).toEqual({ kind: 'going' })
    expect(notices.notices['plan-limit']).toBe(false)
  })

  it('an end that is missing is told before the limit of the plan', () => {
    const { store, notices } = aLaneForm({ change: { user: aUser({ paywall: paywall(10) }) } })
    expect(store.search()).toEqual({ kind: 'wrong', end: 'origin' })
    expect(notices.notices['plan-limit']).toBe(false)
  })
})
