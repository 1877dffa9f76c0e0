import { aPaywall, someLaneFilters } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { laneFiltersOffer, offeredLaneFilters } from './offered-lane-filters.ts'

const filters = someLaneFilters({ assessment: 'pass', originRadiusMiles: 50, isContactVerified: true })

it('a plan with rules and a build with radius search have every lane filter', () => {
  const offer = laneFiltersOffer({ searchesOriginRadius: true }, aPaywall({ canRule: true }))
  expect(offeredLaneFilters(filters, offer)).toEqual(filters)
})

it('the assessment filter is ignored if the plan has no rules', () => {
  const offer = laneFiltersOffer({ searchesOriginRadius: true }, aPaywall({ canRule: false }))
  expect(offeredLaneFilters(filters, offer)).toEqual({ ...filters, assessment: null })
})

it('the radius filter is ignored if the build has no radius search', () => {
  const offer = laneFiltersOffer({ searchesOriginRadius: false }, aPaywall({ canRule: true }))
  expect(offeredLaneFilters(filters, offer)).toEqual({ ...filters, originRadiusMiles: null })
})
