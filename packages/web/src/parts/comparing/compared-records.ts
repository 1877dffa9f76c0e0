import type { CarrierInsights, CarrierTouches, InsurancePolicies } from '@fairhaul/core'

/** What a comparison asks of each carrier beside its profile. */
export interface ComparedRecords {
  readonly policies: InsurancePolicies['listActive']
  readonly insights: CarrierInsights['ofCarrier']
  readonly areas: CarrierTouches['historical']
}
