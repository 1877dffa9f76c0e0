import { DEFAULT_LANE_FILTERS, type LaneFilters } from '@fairhaul/core'
import { builder } from '../shared/build.ts'

/** The filters of a new lane search: nothing narrows but what a test says. */
export const someLaneFilters = builder<LaneFilters>(DEFAULT_LANE_FILTERS)
