import {
  type CalendarDate,
  coverFact,
  type Fact,
  type InsuranceInForce,
  inspectionsFact,
  outOfServiceOrderFact,
  outOfServiceRateFact,
  ratingFact,
  type SafetySummary,
} from '@fairhaul/core'

/** Facts with their source and date, for a section and for the evidence of a rule. */
export interface SectionFacts {
  readonly facts: readonly (readonly [label: string, fact: Fact])[]
  readonly source: string
  /** The day the record was published. Null: not on record. */
  readonly asOf: CalendarDate | null
}

export const insuranceFacts = (insurance: InsuranceInForce, today: CalendarDate): SectionFacts => {
  const cover = (usd: number | null, until: CalendarDate | null) => coverFact({ usd, until }, today)
  return {
    facts: [
      ['BIPD (public liability)', cover(insurance.bipdUsd, insurance.bipdUntil)],
      ['Cargo', cover(insurance.cargoUsd, insurance.cargoUntil)],
      ['General liability', cover(insurance.generalLiabilityUsd, insurance.generalLiabilityUntil)],
    ],
    source: 'FMCSA licensing and insurance',
    asOf: insurance.asOf,
  }
}

export const safetyFacts = (safety: SafetySummary): SectionFacts => ({
  facts: [
    ['Rating', ratingFact(safety)],
    ['Out-of-service order', outOfServiceOrderFact(safety)],
    ['Inspections in 24 months', inspectionsFact(safety)],
    ['Vehicles out of service', outOfServiceRateFact(safety, 'vehicle')],
    ['Drivers out of service', outOfServiceRateFact(safety, 'driver')],
  ],
  source: 'FMCSA safety measurement',
  asOf: safety.asOf,
})
