import { DEFAULT_LANE_FILTERS, type LaneFilters } from '@fairhaul/core'
import { arbitrary, holds, someLaneFilters } from '@fairhaul/testkit'
import { describe, expect, it, vi } from 'vitest'
import { LaneFiltersStore } from './lane-filters-store.ts'

const ALL = { searchesOriginRadius: true, canRule: true }

const setUp = (offer = ALL) => {
  const onChange = vi.fn<(filters: LaneFilters) => void>()
  return { store: new LaneFiltersStore({ offer: () => offer, onChange }), onChange }
}

describe('the filters of a lane search', () => {
  it('the default filters narrow nothing', () => {
    const { store } = setUp()
    expect([store.filters, store.chips, store.narrows]).toEqual([DEFAULT_LANE_FILTERS, [], false])
  })

  it('setting filters calls onChange, and taking them from the address does not', () => {
    const { store, onChange } = setUp()
    store.setFilters(someLaneFilters({ isEldConnected: true }))
    expect(onChange).not.toHaveBeenCalled()
    store.set({ cargoUsd: 250_000 })
    expect(onChange).toHaveBeenCalledExactlyOnceWith(
      someLaneFilters({ isEldConnected: true, cargoUsd: 250_000 }),
    )
    expect(store.chips.map(({ name }) => name)).toEqual(['cargoUsd', 'eldConnected'])
  })

  it('each chip removes one filter, and the equipment chip its thresholds too', () => {
    const { store } = setUp()
    store.set({ equipment: ['reefer'], portfolioMinVehicles: 4, isContactVerified: true })
    store.remove('portfolio')
    expect(store.filters).toEqual(someLaneFilters({ isContactVerified: true }))
  })

  it('a reset removes all filters', () => {
    const { store } = setUp()
    store.set({ equipment: ['reefer'], originRadiusMiles: 50 })
    store.reset()
    expect(store.filters).toEqual(DEFAULT_LANE_FILTERS)
  })

  it('filters that are not offered are not taken from an address', () => {
    const { store } = setUp({ searchesOriginRadius: false, canRule: false })
    store.setFilters(someLaneFilters({ assessment: 'pass', originRadiusMiles: 10 }))
    expect(store.filters).toEqual(DEFAULT_LANE_FILTERS)
  })

  it('a draft of filters works without onChange', () => {
    const store = new LaneFiltersStore({ offer: () => ALL })
    store.set({ cargoUsd: 100_000 })
    expect(store.narrows).toBe(true)
  })

  it('removing every chip leaves no filter, in any order', () => {
    holds([arbitrary.laneFilters], filters => {
      const { store } = setUp()
      store.setFilters(filters)
      for (const { name } of store.chips.toReversed()) store.remove(name)
      expect(store.chips).toEqual([])
    })
  })
})
