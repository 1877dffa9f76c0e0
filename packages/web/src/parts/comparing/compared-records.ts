import type { CarrierInsights, CarrierTouches, InsurancePolicies } from '@fairhaul/core'

/** The requests of a comparison for each carrier, besides its profile. */
export interface ComparedRecords {
  readonly policies: InsurancePolicies['listActive']
  readonly insights: CarrierInsights['ofCarrier']
  readonly areas: CarrierTouches['historical']
}
