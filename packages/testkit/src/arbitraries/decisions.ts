import {
  type DecisionContent,
  type DecisionFact,
  type DecisionHeader,
  type DecisionRecords,
  type DecisionRule,
  WORST_FIRST,
} from '@fairhaul/core'
import fc from 'fast-check'
import { findingValues } from './finding-values.ts'
import { ruleTypes } from './rules.ts'
import { calendarDates, ids, instants, maybe } from './values.ts'

const labels = fc.constantFrom(...WORST_FIRST)
const sources = maybe(fc.constantFrom('FMCSA census', 'Certificate of insurance'))

/** Facts that a monitor keeps, also one that this portal does not know. */
export const decisionFacts: fc.Arbitrary<DecisionFact> = fc.record({
  key: fc.constantFrom('legal_name', 'phone', 'cargo_amount', 'power_units', 'hazmat', 'new_fact'),
  value: maybe(fc.oneof(fc.string(), fc.nat(), fc.boolean())),
  source: sources,
  asOf: maybe(calendarDates),
})

const rules: fc.Arbitrary<DecisionRule> = fc.record({
  ruleType: fc.oneof(ruleTypes, fc.constant('new_rule')),
  label: labels,
  value: maybe(findingValues),
  source: sources,
  asOf: maybe(calendarDates),
})

/** A carrier as assessed on any day, each rule and fact once. */
export const decisionContents: fc.Arbitrary<DecisionContent> = fc.record({
  day: calendarDates,
  verdict: maybe(labels),
  hidden: maybe(fc.record({ count: fc.integer({ min: 1, max: 4 }), worst: labels })),
  rules: maybe(fc.uniqueArray(rules, { selector: ({ ruleType }) => ruleType, maxLength: 6 })),
  overrides: fc.constant([]),
  facts: fc.uniqueArray(decisionFacts, { selector: ({ key }) => key, maxLength: 6 }),
  policies: fc.constant([]),
  contacts: maybe(fc.constant([])),
})

/** The params for a new record. */
export const newDecisions: fc.Arbitrary<Parameters<DecisionRecords['create']>[0]> = fc.record({
  carrierId: ids<'carrier'>(),
  message: maybe(fc.string({ maxLength: 40 })),
})

/** A record in a list. */
export const decisionHeaders: fc.Arbitrary<DecisionHeader> = fc.record({
  id: ids<'decision-record'>(),
  carrierId: ids<'carrier'>(),
  authorId: ids<'user'>(),
  authorName: maybe(fc.string()),
  madeAt: instants,
  message: maybe(fc.string({ maxLength: 40 })),
  verdict: maybe(labels),
  digest: fc.stringMatching(/^[0-9a-f]{64}$/),
})
