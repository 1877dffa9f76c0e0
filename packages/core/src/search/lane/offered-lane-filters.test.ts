import { aPaywall, someLaneFilters } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { laneFiltersOffer, offeredLaneFilters } from './offered-lane-filters.ts'

const filters = someLaneFilters({ assessment: 'pass', originRadiusMiles: 50, isContactVerified: true })

it('a plan with rules and a build with the radius offer every filter', () => {
  const offer = laneFiltersOffer({ searchesOriginRadius: true }, aPaywall({ canRule: true }))
  expect(offeredLaneFilters(filters, offer)).toEqual(filters)
})

it('without rules in the plan no assessment is asked for', () => {
  const offer = laneFiltersOffer({ searchesOriginRadius: true }, aPaywall({ canRule: false }))
  expect(offeredLaneFilters(filters, offer)).toEqual({ ...filters, assessment: null })
})

it('without the radius in the build none counts', () => {
  const offer = laneFiltersOffer({ searchesOriginRadius: false }, aPaywall({ canRule: true }))
  expect(offeredLaneFilters(filters, offer)).toEqual({ ...filters, originRadiusMiles: null })
})
