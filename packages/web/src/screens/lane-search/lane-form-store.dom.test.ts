import { DEFAULT_LANE_FILTERS, EMPTY_LANE, laneSearchPath, laneSearchResultsPath } from '@fairhaul/core'
import { aLane, aPaywall, arbitrary, aUser, holds, someLaneFilters } from '@fairhaul/testkit'
import { describe, expect, it } from 'vitest'
import { aLaneForm, FROM_DALLAS } from './testing/a-lane-form.tsx'

const WITH_RADIUS = { searchesOriginRadius: true }

describe('the form of a lane search', () => {
  it('the form is empty at first', () => {
    expect(aLaneForm().store.requested).toEqual({ lane: EMPTY_LANE, filters: DEFAULT_LANE_FILTERS, page: 1 })
  })

  it('filters and ends survive a round trip through the address', () => {
    holds([arbitrary.laneSearchAddresses], address => {
      const { store, open } = aLaneForm({ toggles: WITH_RADIUS })
      const path = laneSearchPath(address)
      open(path)
      expect(laneSearchPath(store.requested)).toBe(path)
      expect(store.requested.filters).toEqual(address.filters)
      expect(store.requested.lane).toEqual(address.lane)
    })
  })

  it('a change is written to the address, in the same history entry', () => {
    const { store, rest, gone } = aLaneForm({ at: { lane: FROM_DALLAS } })
    store.filters.set({ cargoUsd: 250_000 })
    store.filters.set({ isEldConnected: true })
    rest()
    const filters = someLaneFilters({ cargoUsd: 250_000, isEldConnected: true })
    expect(gone).toEqual([{ path: laneSearchPath({ lane: FROM_DALLAS, filters }), inPlace: true }])
  })

  it('the form is not changed by its own address', () => {
    const { store, rest, open } = aLaneForm()
    store.filters.set({ cargoUsd: 250_000 })
    rest()
    const written = laneSearchPath(store.requested)
    store.filters.set({ cargoUsd: 500_000 })
    open(written)
    expect(store.requested.filters.cargoUsd).toBe(500_000)
  })

  it('Back fills the form from its address', () => {
    const { store, open } = aLaneForm({ at: { lane: FROM_DALLAS } })
    open('/carriers/lane-search')
    expect(store.requested.lane).toEqual(EMPTY_LANE)
  })
})

describe('the lane of a link', () => {
  it('a linked lane gets the names of its areas, whatever the link says', async () => {
    const origin = { ...FROM_DALLAS.origin, name: 'Miami, FL' }
    const { store } = aLaneForm({ at: { lane: { ...FROM_DALLAS, origin } } })
    await store.settled()
    expect(store.ends.boxes.origin.text).toBe('Dallas, TX 75201')
  })

  it('a linked lane keeps its name once something else is typed', async () => {
    const origin = { ...FROM_DALLAS.origin, name: 'Miami, FL' }
    const { store } = aLaneForm({ at: { lane: { ...FROM_DALLAS, origin } } })
    store.ends.boxes.origin.type('hou')
    await store.settled()
    expect(store.ends.boxes.origin.text).toBe('hou')
  })
})

describe('searching from the form', () => {
  it('a search opens the results once the address has the whole form, and stores the lane', () => {
    const { store, gone, recent, show } = aLaneForm({ at: { lane: FROM_DALLAS } })
    show()
    store.filters.set({ isContactVerified: true })
    expect(store.search()).toEqual({ kind: 'going' })
    const requested = { lane: FROM_DALLAS, filters: someLaneFilters({ isContactVerified: true }), page: 1 }
    expect(gone).toEqual([
      { path: laneSearchPath(requested), inPlace: true },
      { path: laneSearchResultsPath(requested), inPlace: false },
    ])
    expect(recent.items).toEqual([FROM_DALLAS])
  })

  it('a search without one of the ends is not sent', () => {
    const { store, gone, recent } = aLaneForm({ at: { lane: aLane({ destination: null }) } })
    expect(store.search()).toEqual({ kind: 'wrong', end: 'destination' })
    expect([gone, recent.items]).toEqual([[], []])
  })

  const paywall = (used: number) =>
    aPaywall({ limits: { carrierSearches: 10 }, usage: { carrierSearchesCount: used } })

  it('a search at the limit of the plan is not sent, and raises the notice', () => {
    const { store, gone, notices } = aLaneForm({
      at: { lane: FROM_DALLAS },
      change: { user: aUser({ paywall: paywall(10) }) },
    })
    expect(store.search()).toEqual({ kind: 'withheld' })
    expect([gone, notices.notices['plan-limit']]).toEqual([[], true])
  })

  it('a search below the limit clears the notice', () => {
    const { store, notices } = aLaneForm({
      at: { lane: FROM_DALLAS },
      change: { user: aUser({ paywall: paywall(9) }) },
    })
    notices.show('plan-limit')
    expect(store.search()).toEqual({ kind: 'going' })
    expect(notices.notices['plan-limit']).toBe(false)
  })

  it('a missing end is reported before the limit of the plan', () => {
    const { store, notices } = aLaneForm({ change: { user: aUser({ paywall: paywall(10) }) } })
    expect(store.search()).toEqual({ kind: 'wrong', end: 'origin' })
    expect(notices.notices['plan-limit']).toBe(false)
  })
})
