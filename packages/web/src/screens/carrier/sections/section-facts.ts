import {
  type CalendarDate,
  type CarrierDetail,
  coverFact,
  coverOf,
  type Fact,
  type InsuranceInForce,
  type InsuranceLine,
  inspectionsFact,
  outOfServiceOrderFact,
  outOfServiceRateFact,
  type RuleType,
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

/** The rules that are assessed for the carrier. Empty: none, or the plan has no rules. */
export const assessedRuleTypesOf = ({
  rulesAssessment,
}: Pick<CarrierDetail, 'rulesAssessment'>): readonly RuleType[] =>
  (rulesAssessment?.findings ?? []).map(({ ruleType }) => ruleType)

export const insuranceFacts = (insurance: InsuranceInForce, today: CalendarDate): SectionFacts => {
  const cover = (line: InsuranceLine) => coverFact(coverOf(insurance, line), today)
  return {
    facts: [
      ['BIPD (public liability)', cover('bipd')],
      ['Cargo', cover('cargo')],
      ['General liability', cover('generalLiability')],
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
