import {
  PLAN_FEATURES,
  PLAN_NOTICES,
  type PlanFeature,
  type PlanNotice,
  type PlanNotices,
  type SearchRequest,
} from '@fairhaul/core'
import fc from 'fast-check'

/** Any feature that a plan may open. */
export const planFeatures: fc.Arbitrary<PlanFeature> = fc.constantFrom(
  ...(Object.keys(PLAN_FEATURES) as PlanFeature[]),
)

/** Requests of a search: its four pages, asked for the first time or again. */
export const searchRequests: fc.Arbitrary<SearchRequest> = fc.record({
  page: fc.integer({ min: 1, max: 4 }),
  isRetry: fc.boolean(),
})

/** Either notice of a plan. */
export const planNotice: fc.Arbitrary<PlanNotice> = fc.constantFrom(...PLAN_NOTICES)

/** The notices as they may stand. */
export const planNotices: fc.Arbitrary<PlanNotices> = fc.record({
  'plan-limit': fc.boolean(),
  'no-export': fc.boolean(),
})
