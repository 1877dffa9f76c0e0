import {
  brokerBondFact,
  type CalendarDate,
  type CarrierDetail,
  coverFact,
  coverOf,
  type Fact,
  type FactSource,
  type InsuranceInForce,
  type InsuranceLine,
  inspectionsFact,
  insuranceSources,
  outOfServiceOrderFact,
  outOfServiceRateFact,
  type AnyRuleType,
  ratingFact,
  type SafetySummary,
  safetySources,
} from '@fairhaul/core'

/** Facts with their source and date, for a section and for the evidence of a rule. */
export interface SectionFacts {
  readonly facts: readonly (readonly [label: string, fact: Fact])[]
  readonly sources: readonly FactSource[]
}

/** The rules that are assessed for the carrier. Empty: none, or the plan has no rules. */
export const assessedRuleTypesOf = ({
  rulesAssessment,
}: Pick<CarrierDetail, 'rulesAssessment'>): readonly AnyRuleType[] =>
  (rulesAssessment?.findings ?? []).map(({ ruleType }) => ruleType)

export const insuranceFacts = (insurance: InsuranceInForce, today: CalendarDate): SectionFacts => {
  const cover = (line: InsuranceLine) => coverFact(coverOf(insurance, line), today)
  const bond = brokerBondFact(insurance, today)
  return {
    facts: [
      ['BIPD (public liability)', cover('bipd')],
      ['Cargo', cover('cargo')],
      ['General liability', cover('generalLiability')],
      ...(bond === null ? [] : [['Broker bond', bond] as const]),
    ],
    sources: insuranceSources(insurance),
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
  sources: safetySources(safety),
})
