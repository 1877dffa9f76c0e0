import { someRuleFacts } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { findingValueText } from '../rules/finding-terms.ts'
import { TIED_BY } from '../rules/finding-value.ts'
import { passesWith } from '../rules/passes-with.ts'
import { ruleFactText } from '../rules/rule-fact-text.ts'
import { KNOWN_RULES } from '../rules/known-rules.ts'
import { RULE_TYPES, type RuleType } from '../rules/rule-types.ts'
import { findRule } from './find-rules.ts'
import { REGISTER_RULES } from './register-rules.ts'
import type { RuleFacts } from './rule-facts.ts'

const TODAY = '2026-11-21'
const LICENSING = 'FMCSA licensing and insurance, 2026-11-20'
const CENSUS = 'FMCSA census, 2026-11-01'

interface Change {
  readonly census?: Partial<RuleFacts['census']>
  readonly authority?: Partial<RuleFacts['authority']>
  readonly safety?: Partial<RuleFacts['safety']>
}

const factsWith = ({ census, authority, safety }: Change): RuleFacts => {
  const usual = someRuleFacts()
  return {
    ...usual,
    census: { ...usual.census, ...census },
    authority: { ...usual.authority, ...authority },
    safety: { ...usual.safety, ...safety },
  }
}

const findingText = (ruleType: RuleType, change: Change): string => {
  const { result, value, source, asOf } = findRule(ruleType, factsWith(change), TODAY)
  return `${result}: ${findingValueText(value)} (${source}, ${asOf})`
}

it.each<readonly [Change, string]>([
  [{}, `pass: filed Mar 1, 2025 (${CENSUS})`],
  [{ census: { updatedOn: '2024-11-21' } }, `pass: filed Nov 21, 2024 (${CENSUS})`],
  [{ census: { updatedOn: '2024-11-20' } }, `fail: filed Nov 20, 2024 (${CENSUS})`],
  [{ census: { updatedOn: TODAY } }, `pass: filed Nov 21, 2026 (${CENSUS})`],
  [{ census: { updatedOn: '2026-11-22' } }, `incomplete: dated ahead, Nov 22, 2026 (${CENSUS})`],
  [{ census: { updatedOn: null } }, `incomplete: not on record (${CENSUS})`],
])('an MCS-150 within 24 months with %j: %s', (change, text) => {
  expect(findingText('mcs150_filed_within_last_24_months', change)).toBe(text)
})

it.each<readonly [Change, string]>([
  [{ census: { isPriorRevoked: false } }, `pass: none revoked (${CENSUS})`],
  [{ census: { isPriorRevoked: false, priorRevokedDot: null } }, `pass: none revoked (${CENSUS})`],
  [{ census: { isPriorRevoked: true } }, `fail: revoked (${CENSUS})`],
  [{ census: { isPriorRevoked: true, priorRevokedDot: '12345' } }, `fail: USDOT 12345 revoked (${CENSUS})`],
  [{ census: { isPriorRevoked: false, priorRevokedDot: '12345' } }, `fail: USDOT 12345 revoked (${CENSUS})`],
  [{ census: { isPriorRevoked: null, priorRevokedDot: '12345' } }, `fail: USDOT 12345 revoked (${CENSUS})`],
  [{ census: { isPriorRevoked: null, priorRevokedDot: null } }, `incomplete: not on record (${CENSUS})`],
  [{}, `incomplete: not on record (${CENSUS})`],
])('no earlier registration that was revoked, with %j: %s', (change, text) => {
  expect(findingText('no_prior_revoked_registration', change)).toBe(text)
})

const tie = { by: 'phone', dot: '123456', end: 'revoked', on: '2026-01-05' } as const

it.each<readonly [Change, string]>([
  [{ safety: { ties: [] } }, `pass: none (${CENSUS})`],
  [{ safety: { ties: [tie] } }, `fail: phone shared with USDOT 123456, revoked Jan 5, 2026 (${CENSUS})`],
  [
    { safety: { ties: [{ ...tie, by: 'contact', end: 'out_of_service', on: null }, tie] } },
    `fail: officer shared with USDOT 123456, out of service (${CENSUS})`,
  ],
  [
    { safety: { ties: [{ ...tie, by: 'prior', on: null }] } },
    `fail: registered before as USDOT 123456, revoked (${CENSUS})`,
  ],
  [
    { safety: { ties: [{ ...tie, by: 'vehicle_vin', dot: null, end: 'out_of_service' }] } },
    `fail: VIN shared with another carrier, out of service Jan 5, 2026 (${CENSUS})`,
  ],
  [{ safety: { ties: null } }, `incomplete: not on record (${CENSUS})`],
  [{ safety: { ties: [] }, census: { asOf: null } }, 'incomplete: not on record (FMCSA census, null)'],
  [{}, `incomplete: not on record (${CENSUS})`],
])('no ties to a revoked carrier, with %j: %s', (change, text) => {
  expect(findingText('no_ties_to_revoked', change)).toBe(text)
})

it.each([
  ['register', 'Company Census File'],
  ['authority', 'Motus Carrier'],
  ['orders', 'Out of Service Orders'],
])('ties that no one has are not known while the file of the %s was not read', (_, source) => {
  const unreadFiles = [{ source, why: 'never', asOf: null }] as const
  const of = (ties: NonNullable<RuleFacts['safety']['ties']>) =>
    findRule('no_ties_to_revoked', { ...factsWith({ safety: { ties } }), unreadFiles }, TODAY)
  expect(of([])).toMatchObject({ result: 'incomplete', unread: { source } })
  expect(of([tie])).toMatchObject({ result: 'fail' })
})

it('the longest number of a tied carrier fits a row, with what is needed', () => {
  for (const by of TIED_BY) {
    const ties = [{ ...tie, by, dot: '12345678' }]
    const finding = findRule('no_ties_to_revoked', factsWith({ safety: { ties } }), TODAY)
    const text = ruleFactText({ ruleType: 'no_ties_to_revoked', result: 'fail', finding }, 52)
    expect(text).toMatch(/USDOT 12345678.*, needs none$/)
  }
})

it('facts of a monitor that sends none of these are incomplete', () => {
  const { status, operation, asOf } = someRuleFacts().census
  const { common, contract, since } = someRuleFacts().authority
  const facts = someRuleFacts({
    census: { status, operation, asOf },
    authority: { common, contract, since, asOf },
  })
  for (const ruleType of RULE_TYPES.filter(type => KNOWN_RULES[type].kind in REGISTER_RULES))
    expect(findRule(ruleType, facts, TODAY)).toMatchObject({ result: 'incomplete', value: null })
})

it.each<readonly [Change, string]>([
  [{}, `pass: since Mar 1, 2016 (${CENSUS})`],
  [{ census: { addedOn: '2025-05-21' } }, `pass: since May 21, 2025 (${CENSUS})`],
  [{ census: { addedOn: '2025-05-22' } }, `fail: since May 22, 2025 (${CENSUS})`],
  [{ census: { addedOn: '2027-01-01' } }, `fail: since Jan 1, 2027 (${CENSUS})`],
  [{ census: { addedOn: null } }, `incomplete: not on record (${CENSUS})`],
])('a DOT number of 18 months with %j: %s', (change, text) => {
  expect(findingText('dot_number_age_at_least_18_months', change)).toBe(text)
})

it.each<readonly [RuleType, Change, string]>([
  ['power_units_at_least_2', {}, `pass: 12 (${CENSUS})`],
  ['power_units_at_least_2', { census: { powerUnits: 2 } }, `pass: 2 (${CENSUS})`],
  ['power_units_at_least_2', { census: { powerUnits: 1 } }, `fail: 1 (${CENSUS})`],
  ['power_units_at_least_2', { census: { powerUnits: 0 } }, `fail: 0 (${CENSUS})`],
  ['power_units_at_most_500', { census: { powerUnits: 500, drivers: null } }, `pass: 500 (${CENSUS})`],
  ['power_units_at_most_500', { census: { powerUnits: 501, drivers: 480 } }, `fail: 501 (${CENSUS})`],
  [
    'power_units_at_most_500',
    { census: { powerUnits: 12, drivers: 4_000 } },
    `incomplete: 12, implausible (${CENSUS})`,
  ],
  [
    'power_units_at_least_2',
    { census: { powerUnits: 599_994, drivers: 2 } },
    `incomplete: 599,994, implausible (${CENSUS})`,
  ],
  ['power_units_at_least_2', { census: { powerUnits: null } }, `incomplete: not on record (${CENSUS})`],
])('the rule %s with %j: %s', (ruleType, change, text) => {
  expect(findingText(ruleType, change)).toBe(text)
})

it.each<readonly [Change, string]>([
  [{}, `pass: none (${LICENSING})`],
  [{ authority: { broker: 'I' } }, `pass: inactive (${LICENSING})`],
  [{ authority: { broker: 'A' } }, `fail: active (${LICENSING})`],
  [{ authority: { broker: 'X' } }, `incomplete: X (${LICENSING})`],
  [{ authority: { broker: null } }, `incomplete: not on record (${LICENSING})`],
])('no active broker authority with %j: %s', (change, text) => {
  expect(findingText('no_active_broker_authority', change)).toBe(text)
})

it.each<readonly [RuleType, Change, string, string]>([
  [
    'mcs150_filed_within_last_24_months',
    { census: { updatedOn: '2023-02-03' } },
    'MCS-150 filed Feb 3, 2023, needs 1 in 24 months',
    'Passes once it files its MCS-150 again.',
  ],
  [
    'dot_number_age_at_least_18_months',
    { census: { addedOn: '2026-02-03' } },
    'DOT number since Feb 3, 2026, needs 18 months',
    'Passes once its DOT number is 18 months old.',
  ],
  [
    'power_units_at_least_2',
    { census: { powerUnits: 1 } },
    'power units 1, needs at least 2',
    'Passes with at least 2 power units in its registration.',
  ],
  [
    'power_units_at_most_500',
    { census: { powerUnits: 800, drivers: 900 } },
    'power units 800, needs at most 500',
    'Passes with at most 500 power units in its registration.',
  ],
  [
    'no_active_broker_authority',
    { authority: { broker: 'A' } },
    'broker authority: active, needs none active',
    'Passes while it has no active authority as a broker.',
  ],
])('the rule %s with %j reads: %s', (ruleType, change, text, passes) => {
  const finding = findRule(ruleType, factsWith(change), TODAY)
  const rule = { ruleType, result: finding.result, finding }
  expect(ruleFactText(rule)).toBe(text)
  expect(passesWith(rule, { since: null, isActive: true }, TODAY)).toBe(passes)
})

it('a file that was not read doubts a fleet, and not that a form was filed', () => {
  const unreadFiles = [{ source: 'Company Census File', why: 'never', asOf: null }] as const
  const of = (ruleType: RuleType, change: Change = {}) =>
    findRule(ruleType, { ...factsWith(change), unreadFiles }, TODAY).result
  expect(of('power_units_at_least_2')).toBe('incomplete')
  expect(of('dot_number_age_at_least_18_months')).toBe('incomplete')
  expect(of('mcs150_filed_within_last_24_months')).toBe('pass')
  expect(of('mcs150_filed_within_last_24_months', { census: { updatedOn: '2020-01-01' } })).toBe('incomplete')
})
