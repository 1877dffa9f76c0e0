import { DEFAULT_LANE_FILTERS, type LaneFilters } from '@fairhaul/core'
import { arbitrary, holds, someLaneFilters } from '@fairhaul/testkit'
import { describe, expect, it, vi } from 'vitest'
import { LaneFiltersStore } from './lane-filters-store.ts'

const ALL = { searchesOriginRadius: true, canRule: true }

const setUp = (offer = ALL) => {
  const onChange = vi.fn<(filters: LaneFilters) => void>()
  return { store: new LaneFiltersStore({ offer: () => offer, onChange }), onChange }
}

describe('the filters of a lane', () => {
  it('begin with nothing that narrows', () => {
    const { store } = setUp()
    expect([store.filters, store.chips, store.narrows]).toEqual([DEFAULT_LANE_FILTERS, [], false])
  })

  it('are told of when they are set, and not when they are taken from the address', () => {
    const { store, onChange } = setUp()
    store.take(someLaneFilters({ isEldConnected: true }))
    expect(onChange).not.toHaveBeenCalled()
    store.set({ cargoUsd: 250_000 })
    expect(onChange).toHaveBeenCalledExactlyOnceWith(
      someLaneFilters({ isEldConnected: true, cargoUsd: 250_000 }),
    )
    expect(store.chips.map(({ name }) => name)).toEqual(['cargoUsd', 'eldConnected'])
  })

  it('go one by one by their chips, the thresholds with their equipment', () => {
    const { store } = setUp()
    store.set({ equipment: ['reefer'], portfolioMinVehicles: 4, isContactVerified: true })
    store.remove('portfolio')
    expect(store.filters).toEqual(someLaneFilters({ isContactVerified: true }))
  })

  it('go all together by the reset', () => {
    const { store } = setUp()
    store.set({ equipment: ['reefer'], originRadiusMiles: 50 })
    store.reset()
    expect(store.filters).toEqual(DEFAULT_LANE_FILTERS)
  })

  it('that are not offered are not taken from an address', () => {
    const { store } = setUp({ searchesOriginRadius: false, canRule: false })
    store.take(someLaneFilters({ assessment: 'pass', originRadiusMiles: 10 }))
    expect(store.filters).toEqual(DEFAULT_LANE_FILTERS)
  })

  it('a draft tells nobody', () => {
    const store = new LaneFiltersStore({ offer: () => ALL })
    store.set({ cargoUsd: 100_000 })
    expect(store.narrows).toBe(true)
  })

  it('taking every chip away leaves nothing that narrows, in whatever order', () => {
    holds([arbitrary.laneFilters], filters => {
      const { store } = setUp()
      store.take(filters)
      for (const { name } of store.chips.toReversed()) store.remove(name)
      expect(store.chips).toEqual([])
    })
  })
})
