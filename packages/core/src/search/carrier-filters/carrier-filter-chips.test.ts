import { arbitrary, holds } from '@fairhaul/testkit'
import { describe, expect, it } from 'vitest'
import { ALL_BUT_DO_NOT_DISPATCH, carrierFilterChips } from './carrier-filter-chips.ts'
import { type CarrierFilters, NO_CARRIER_FILTERS } from './carrier-filters.ts'

const textsOf = (some: Partial<CarrierFilters>) =>
  carrierFilterChips({ ...NO_CARRIER_FILTERS, ...some }).map(chip => chip.text)

describe('chips of a carrier search', () => {
  it.each<[Partial<CarrierFilters>, string]>([
    [{ places: ['US-TX'] }, 'In Texas'],
    [{ places: ['CA', 'US-TX', 'CA-ON'] }, 'In Canada, Texas or Ontario, CA'],
    [{ assessment: 'pass' }, 'Passes your rules'],
    [{ connections: ['none', 'onboarded'] }, 'Not connected or Onboarded'],
    [{ connections: ALL_BUT_DO_NOT_DISPATCH }, 'All but Do not dispatch'],
    [
      { connections: ['none', 'needs_to_onboard', 'do_not_dispatch'] },
      'Not connected, Needs to onboard or Do not dispatch',
    ],
    [{ hasActiveAuthority: true }, 'Authority active'],
    [{ autoUsd: 1_000_000 }, 'BIPD of at least $1,000,000 in force'],
    [{ cargoUsd: 100_000 }, 'Cargo of at least $100,000 in force'],
    [{ minUnits: 1 }, 'At least 1 power unit'],
    [{ minUnits: 1_500 }, 'At least 1,500 power units'],
    [{ hasNoOrder: true }, 'No out-of-service order'],
    [{ hasNoAlerts: true }, 'No identity alerts'],
  ])('the filter chips for %j say %s', (some, text) => {
    expect(textsOf(some)).toEqual([text])
  })

  it('there are no filter chips when nothing narrows the search', () => {
    expect(textsOf({})).toEqual([])
  })

  it('removing every filter chip leaves a search that nothing narrows', () => {
    holds([arbitrary.carrierFilters], filters => {
      const chips = carrierFilterChips(filters)
      let left = filters
      for (const { name } of chips) {
        const chip = carrierFilterChips(left).find(each => each.name === name)
        expect(chip).toBeDefined()
        left = chip?.without ?? left
      }
      expect(left).toEqual(NO_CARRIER_FILTERS)
      expect(new Set(chips.map(chip => chip.name)).size).toBe(chips.length)
    })
  })
})
