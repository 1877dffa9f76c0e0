import { aCarrierDetail, someRuleFacts } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import type { OwnVerification } from '../carrier/carrier.ts'
import { ACTIVE_RULE_VALUE, type RuleSet } from '../rules/rule-set.ts'
import { findingValueText } from '../rules/finding-terms.ts'
import type { AnyRuleType, RuleType } from '../rules/rule-types.ts'
import { cargoRule } from './cover-rules.ts'
import { findRule, findRules } from './find-rules.ts'
import { defineRule } from './own-rule.ts'
import { type RuleFacts, ruleFactsOf } from './rule-facts.ts'

const TODAY = '2026-11-21'

type Case = readonly [change: Partial<{ [Part in keyof RuleFacts]: Partial<RuleFacts[Part]> }>, string]

const factsWith = (change: Case[0]): RuleFacts => {
  const usual = someRuleFacts()
  return {
    census: { ...usual.census, ...change.census },
    authority: { ...usual.authority, ...change.authority },
    insurance: { ...usual.insurance, ...change.insurance },
    safety: { ...usual.safety, ...change.safety },
    physicalLocation: { ...usual.physicalLocation, ...change.physicalLocation },
    typedIdentifier: { ...usual.typedIdentifier, ...change.typedIdentifier },
  }
}

const findingText = (ruleType: RuleType, change: Case[0]): string => {
  const { result, value, source, asOf } = findRule(ruleType, factsWith(change), TODAY)
  return `${result}: ${findingValueText(value)} (${source}, ${asOf})`
}

const LICENSING = 'FMCSA licensing and insurance, 2026-11-20'
const CENSUS = 'FMCSA census, 2026-11-01'
const SAFETY = 'FMCSA safety measurement, 2026-11-01'
const NOT_ALLOWED = {
  status: 'NOT ALLOWED TO OPERATE',
  statusSource: 'QCMobile',
  statusAsOf: '2026-11-20',
} as const

it.each<Case>([
  [{}, `pass: common authority active, interstate (${LICENSING})`],
  [{ authority: { contract: 'A' } }, `pass: common and contract authority active, interstate (${LICENSING})`],
  [
    { authority: { common: 'I', contract: 'A' } },
    `pass: contract authority active, interstate (${LICENSING})`,
  ],
  [
    { authority: { common: 'I', contract: 'N' } },
    `fail: no active common or contract authority (${LICENSING})`,
  ],
  [{ authority: { common: null } }, `incomplete: not on record (${LICENSING})`],
  [{ authority: { common: 'I', contract: null } }, `incomplete: not on record (${LICENSING})`],
  [
    { census: { operation: 'B' } },
    `incomplete: common authority active; operates in one state only (${CENSUS})`,
  ],
  [
    { census: { operation: 'C' }, authority: { common: null } },
    `incomplete: not required: operates in one state only (${CENSUS})`,
  ],
  [
    { census: { isPrivate: true }, authority: { common: 'N' } },
    `incomplete: not required: private carrier (${CENSUS})`,
  ],
  [
    { census: { isPrivate: true }, authority: { common: 'I', endsOn: '2024-01-29', endKind: 'revoked' } },
    `incomplete: not required: private carrier (${CENSUS})`,
  ],
  [
    { authority: { common: 'I', endsOn: '2024-01-29', endKind: 'revoked' } },
    `fail: revoked Jan 29, 2024 (${LICENSING})`,
  ],
  [
    {
      authority: {
        common: null,
        contract: null,
        asOf: null,
        endsOn: '2024-01-29',
        endKind: 'revoked',
        historyAsOf: '2026-05-14',
        historySource: 'L&I AuthHist',
      },
    },
    'fail: revoked Jan 29, 2024 (L&I AuthHist, 2026-05-14)',
  ],
  [
    { authority: { noticeOn: '2026-12-14', noticeKind: 'suspended', source: 'Motus Carrier' } },
    'pass: common authority active, interstate; suspension pending Dec 14, 2026 (Motus Carrier, 2026-11-20)',
  ],
  [
    { authority: { inRevocationOn: '2026-11-20' } },
    `pass: common authority active, interstate; revocation pending on Nov 20, 2026 (${LICENSING})`,
  ],
  [
    { authority: { inRevocationOn: '2026-05-14' } },
    `pass: common authority active, interstate (${LICENSING})`,
  ],
  [
    {
      authority: {
        noticeOn: '2026-11-20',
        noticeKind: 'suspended',
        noticeReadTo: '2026-11-19',
        noticeSource: 'Motus RevokeSuspend',
        noticeAsOf: '2026-11-19',
      },
    },
    'incomplete: suspension due Nov 20, 2026, history read to Nov 19, 2026 (Motus RevokeSuspend, 2026-11-19)',
  ],
  [
    { authority: { noticeOn: '2026-11-19', noticeKind: 'suspended', noticeReadTo: null } },
    `pass: common authority active, interstate (${LICENSING})`,
  ],
  [
    { authority: { asOf: null, noticeOn: '2026-11-19', noticeReadTo: null } },
    'incomplete: end due Nov 19, 2026, history not read (FMCSA licensing and insurance, null)',
  ],
  [{ authority: { purpose: 'household' } }, `fail: household goods authority only (${LICENSING})`],
  [
    { authority: { purpose: 'border', purposeTerms: 'Mexico Domiciled' } },
    `incomplete: Mexico Domiciled only (${LICENSING})`,
  ],
  [
    { authority: { common: 'N', givenDocket: 'MC9000001', givenToDot: '90000002' } },
    `fail: MC 9000001 is now DOT 90000002's (${LICENSING})`,
  ],
  [
    { authority: { common: null, contract: null, givenDocket: 'MC9000001', givenToDot: '90000002' } },
    `incomplete: MC 9000001 is also DOT 90000002's (${LICENSING})`,
  ],
  [
    { census: { operation: null } },
    `incomplete: common authority active; operation not on record (${CENSUS})`,
  ],
  [
    { census: { operation: 'interstate, or in one state only by QCMobile' } },
    `incomplete: common authority active; operation interstate, or in one state only by QCMobile (${CENSUS})`,
  ],
  [
    { census: { isPrivate: true, operation: null } },
    `incomplete: common authority active; private carrier (${CENSUS})`,
  ],
  [
    { census: NOT_ALLOWED },
    'incomplete: common authority active; not allowed to operate (QCMobile, 2026-11-20)',
  ],
  [
    { census: NOT_ALLOWED, authority: { common: 'I', contract: 'N' } },
    `fail: no active common or contract authority (${LICENSING})`,
  ],
  [
    { authority: { common: null, reportedActiveOn: '2026-11-20' } },
    'incomplete: active by QCMobile, of which kind is not on record (QCMobile, 2026-11-20)',
  ],
  [
    { authority: { common: 'I', contract: 'N', reportedActiveOn: '2026-11-20' } },
    'incomplete: no active common or contract authority; active by QCMobile, of which kind is not on record (QCMobile, 2026-11-20)',
  ],
  [
    {
      authority: {
        common: 'I',
        endsOn: '2024-01-29',
        endKind: 'revoked',
        reportedActiveOn: '2026-11-20',
      },
    },
    'incomplete: revoked Jan 29, 2024; active by QCMobile, of which kind is not on record (QCMobile, 2026-11-20)',
  ],
])('active_interstate_authority with %j: %s', (change, expected) =>
  expect(findingText('active_interstate_authority', change)).toBe(expected),
)

it.each<readonly [RuleType, Case[0], string]>([
  [
    'authority_age_at_least_3_months',
    { authority: { since: '2026-08-21' } },
    'pass: 3 months, since Aug 21, 2026',
  ],
  [
    'authority_age_at_least_3_months',
    { authority: { since: '2026-08-22' } },
    'fail: 2 months, since Aug 22, 2026',
  ],
  [
    'authority_age_at_least_6_months',
    { authority: { since: '2026-05-21' } },
    'pass: 6 months, since May 21, 2026',
  ],
  [
    'authority_age_at_least_6_months',
    { authority: { since: '2026-05-22' } },
    'fail: 5 months, since May 22, 2026',
  ],
  ['authority_age_at_least_3_months', { authority: { since: '2026-11-22' } }, 'fail: starts Nov 22, 2026'],
  ['authority_age_at_least_3_months', { authority: { since: TODAY } }, 'fail: 0 days, since Nov 21, 2026'],
  ['authority_age_at_least_3_months', { authority: { since: null } }, 'incomplete: not on record'],
  [
    'authority_age_at_least_3_months',
    { authority: { since: TODAY }, census: NOT_ALLOWED },
    'fail: 0 days, since Nov 21, 2026',
  ],
  [
    'authority_age_at_least_3_months',
    { authority: { common: null, contract: null, since: '2026-08-21' } },
    'pass: 3 months, since Aug 21, 2026',
  ],
  [
    'authority_age_at_least_3_months',
    { authority: { common: 'N' } },
    'fail: no active common or contract authority',
  ],
  [
    'authority_age_at_least_6_months',
    { authority: { common: 'I', endsOn: '2024-01-29', endKind: 'revoked' } },
    'fail: revoked Jan 29, 2024',
  ],
  [
    'authority_age_at_least_6_months',
    { authority: { since: null, endsOn: '2026-11-19', endKind: 'inactive' } },
    'incomplete: inactive since Nov 19, 2026, active again by Nov 20, 2026',
  ],
  [
    'authority_age_at_least_6_months',
    { authority: { endsOn: '2026-11-20', endKind: 'withdrawn' } },
    'fail: withdrawn Nov 20, 2026',
  ],
  [
    'authority_age_at_least_6_months',
    { authority: { noticeOn: '2026-11-19', noticeKind: 'revoked', noticeAsOf: '2026-11-20' } },
    'incomplete: revocation due Nov 19, 2026, history not read',
  ],
  [
    'authority_age_at_least_6_months',
    { authority: { since: '2016-05-02', endsOn: '2026-10-10', endKind: 'suspended' } },
    'incomplete: suspended Oct 10, 2026, active again by Nov 20, 2026',
  ],
  [
    'authority_age_at_least_6_months',
    { authority: { noticeOn: '2026-12-14', noticeKind: 'revoked' } },
    'pass: 10 years, since May 2, 2016; revocation pending Dec 14, 2026',
  ],
  [
    'authority_age_at_least_6_months',
    { authority: { common: null, since: null } },
    'incomplete: not on record',
  ],
])('%s with %j: %s', (ruleType, change, expected) =>
  expect(findingText(ruleType, change)).toBe(`${expected} (${LICENSING})`),
)

it.each<readonly [RuleType, Partial<RuleFacts['insurance']>, string]>([
  ['bipd_at_least_750000', { bipdUsd: 750_000 }, 'pass: $750,000'],
  ['bipd_at_least_750000', { bipdUsd: 749_999 }, 'fail: $749,999'],
  ['bipd_at_least_1000000', { bipdUsd: 1_000_000 }, 'pass: $1,000,000'],
  ['bipd_at_least_1000000', { bipdUsd: 999_999 }, 'fail: $999,999'],
  ['bipd_at_least_750000', { bipdUsd: 0 }, 'fail: $0'],
  ['bipd_at_least_750000', { bipdUntil: TODAY }, 'pass: $1,000,000'],
  ['bipd_at_least_750000', { bipdUntil: '2026-11-20' }, 'fail: expired Nov 20, 2026'],
  ['bipd_at_least_750000', { bipdUsd: null }, 'incomplete: amount not on record'],
  ['bipd_at_least_750000', { bipdUsd: null, bipdUntil: null }, 'incomplete: not on record'],
  ['bipd_at_least_750000', { bipdUntil: null }, 'pass: $1,000,000'],
  [
    'bipd_at_least_750000',
    { bipdUsd: null, bipdUntil: null, bipdGap: 'no_amount' },
    'incomplete: amount not on record',
  ],
  ['bipd_at_least_750000', { bipdUsd: 50_000, bipdIsAtLeast: true }, 'incomplete: at least $50,000'],
  ['bipd_at_least_750000', { bipdUsd: 750_000, bipdIsAtLeast: true }, 'pass: $750,000'],
  [
    'bipd_at_least_750000',
    { bipdLater: [{ on: '2026-12-01', usd: null, end: 'canceled' }] },
    'pass: $1,000,000, cancellation pending Dec 1, 2026',
  ],
  [
    'bipd_at_least_750000',
    { bipdUsd: null, bipdLater: [{ on: '2026-12-01', usd: null, end: 'canceled' }] },
    'incomplete: amount not on record, cancellation pending Dec 1, 2026',
  ],
  [
    'bipd_at_least_750000',
    { bipdLater: [{ on: '2026-12-01', usd: null, end: 'replaced' }] },
    'pass: $1,000,000, ends Dec 1, 2026',
  ],
  [
    'bipd_at_least_750000',
    { bipdLater: [{ on: '2026-12-01', usd: null, end: 'unconfirmed' }] },
    'pass: $1,000,000, not confirmed from Dec 1, 2026',
  ],
  ['bipd_at_least_750000', { bipdLater: [{ on: '2026-12-01', usd: null, end: null }] }, 'pass: $1,000,000'],
  [
    'bipd_at_least_1000000',
    { bipdUsd: 2_000_000, bipdLater: [{ on: '2026-12-14', usd: 750_000, end: null }] },
    'pass: $2,000,000, $750,000 from Dec 14, 2026',
  ],
  [
    'bipd_at_least_750000',
    { bipdUsd: 2_000_000, bipdLater: [{ on: '2026-12-14', usd: 750_000, end: null }] },
    'pass: $2,000,000',
  ],
  ['bipd_at_least_750000', { bipdUsd: null, bipdUntil: null, bipdGap: 'none_on_file' }, 'fail: none on file'],
  ['cargo_at_least_100000', { cargoUsd: 100_000 }, 'pass: $100,000'],
  ['cargo_at_least_100000', { cargoUsd: 99_999 }, 'fail: $99,999'],
  ['cargo_at_least_100000', { cargoUntil: '2026-11-20' }, 'fail: expired Nov 20, 2026'],
])('%s with %j: %s', (ruleType, insurance, expected) =>
  expect(findingText(ruleType, { insurance })).toBe(`${expected} (${LICENSING})`),
)

const UNLISTED = {
  reason: 'no_longer_listed',
  on: '2026-11-20',
  source: 'Motus Insur',
  asOf: '2026-11-21',
} as const
const UNCONFIRMED = 'not confirmed: no longer listed since Nov 20, 2026 (Motus Insur, 2026-11-21)'

it.each<readonly [string, Partial<RuleFacts['insurance']>, string]>([
  ['nothing else', { bipdUsd: null, bipdUntil: null }, `incomplete: ${UNCONFIRMED}`],
  ['cover that ended', { bipdUntil: '2026-11-01' }, `incomplete: ${UNCONFIRMED}`],
  ['too little', { bipdUsd: 300_000 }, `incomplete: ${UNCONFIRMED}`],
  ['enough', { bipdUsd: 1_000_000 }, `pass: $1,000,000 (${LICENSING})`],
])('cover that is not confirmed beside %s', (_, insurance, expected) => {
  const bipdUnconfirmed = { ...UNLISTED, usd: 750_000 }
  expect(findingText('bipd_at_least_750000', { insurance: { ...insurance, bipdUnconfirmed } })).toBe(expected)
})

it('cover that is not confirmed is of the register where no file is named', () => {
  const bipdUnconfirmed = { ...UNLISTED, source: null, usd: 750_000 }
  expect(
    findingText('bipd_at_least_750000', { insurance: { bipdUsd: null, bipdUntil: null, bipdUnconfirmed } }),
  ).toMatch(/^incomplete: not confirmed: .* \(FMCSA licensing and insurance, 2026-11-21\)$/)
})

it.each<readonly [Partial<RuleFacts['insurance']>, string]>([
  [{ bipdUntil: '2026-11-01' }, `fail: ${UNCONFIRMED}`],
  [{ bipdUsd: 300_000 }, `fail: $300,000 (${LICENSING})`],
])('cover that is not confirmed and too little changes no failure: %j', (insurance, expected) => {
  const bipdUnconfirmed = { ...UNLISTED, usd: 500_000 }
  expect(findingText('bipd_at_least_750000', { insurance: { ...insurance, bipdUnconfirmed } })).toBe(expected)
})

it.each<readonly [Partial<RuleFacts['insurance']>, string]>([
  [{ generalLiabilityUsd: 1_000_000 }, 'pass: $1,000,000'],
  [{ generalLiabilityUsd: 999_999 }, 'fail: $999,999'],
  [{ generalLiabilityUntil: '2026-11-20' }, 'fail: expired Nov 20, 2026'],
])('general_liability_at_least_1000000 with %j: %s', (insurance, expected) =>
  expect(findingText('general_liability_at_least_1000000', { insurance })).toBe(
    `${expected} (Certificate of insurance, 2026-11-20)`,
  ),
)

it.each<readonly [Partial<RuleFacts['safety']>, string]>([
  [{}, `pass: Satisfactory (${SAFETY})`],
  [{ rating: 'C' }, `fail: Conditional (${SAFETY})`],
  [{ rating: 'U' }, `fail: Unsatisfactory (${SAFETY})`],
  [{ rating: null }, `pass: Unrated (${SAFETY})`],
  [{ rating: null, asOf: null }, 'incomplete: not on record (FMCSA safety measurement, null)'],
  [{ rating: 'Q' }, `incomplete: rating Q (${SAFETY})`],
  [
    { rating: 'Satisfactory or Conditional', source: 'QCMobile' },
    'incomplete: rating Satisfactory or Conditional (QCMobile, 2026-11-01)',
  ],
])('satisfactory_or_unrated_safety_rating with %j: %s', (safety, expected) =>
  expect(findingText('satisfactory_or_unrated_safety_rating', { safety })).toBe(expected),
)

it.each<readonly [string | null, string]>([
  ['A', 'pass: Active'],
  ['I', 'fail: Inactive'],
  ['OUT-OF-SERVICE', 'fail: Out of service'],
  ['NOT AUTHORIZED', 'fail: Not authorized'],
  ['NOT ALLOWED TO OPERATE', 'fail: Not allowed to operate'],
  ['P', 'incomplete: status P'],
  [null, 'incomplete: not on record'],
])('active_operating_status with %j: %s', (status, expected) =>
  expect(findingText('active_operating_status', { census: { status } })).toBe(`${expected} (${CENSUS})`),
)

it.each<readonly [Partial<RuleFacts['safety']>, string]>([
  [{ lastInspectedOn: '2024-11-21' }, 'pass: last inspected Nov 21, 2024'],
  [{ lastInspectedOn: '2024-11-20' }, 'fail: last inspected Nov 20, 2024'],
  [{ lastInspectedOn: null, inspections24Months: 1 }, 'pass: 1 in 24 months'],
  [{ lastInspectedOn: null, inspections24Months: 0 }, 'fail: none in 24 months'],
  [{ lastInspectedOn: null, inspections24Months: null }, 'incomplete: not on record'],
])('inspected_within_last_24_months with %j: %s', (safety, expected) =>
  expect(findingText('inspected_within_last_24_months', { safety })).toBe(`${expected} (${SAFETY})`),
)

it.each<readonly [number, Partial<RuleFacts['safety']>, string]>([
  [12, { lastInspectedOn: '2025-11-21' }, 'pass: last inspected Nov 21, 2025'],
  [12, { lastInspectedOn: '2025-11-20' }, 'fail: last inspected Nov 20, 2025'],
  [12, { lastInspectedOn: null, inspections24Months: 1 }, 'incomplete: 1 in 24 months'],
  [12, { lastInspectedOn: null, inspections24Months: 0 }, 'fail: none in 24 months'],
  [36, { lastInspectedOn: null, inspections24Months: 1 }, 'pass: 1 in 24 months'],
  [36, { lastInspectedOn: null, inspections24Months: 0 }, 'incomplete: none in 24 months'],
])('an inspection of the last %d months with %j: %s', (months, safety, expected) => {
  const { result, value } = findRule(`inspected_within_last_${months}_months`, factsWith({ safety }), TODAY)
  expect(`${result}: ${findingValueText(value)}`).toBe(expected)
})

it('the day of a count of inspections is the day of its own file, where it has one', () => {
  expect(
    findingText('inspected_within_last_24_months', { safety: { inspectionsAsOf: '2026-10-31' } }),
  ).toMatch(/, 2026-10-31\)$/)
})

it.each<readonly [RuleType, string]>([
  ['bipd_at_least_1000000', 'pass'],
  ['bipd_at_least_1000001', 'fail'],
  ['authority_age_at_least_1200_months', 'fail'],
])('the rule %s is decided by the number of its name: %s', (ruleType, result) => {
  expect(findRule(ruleType, someRuleFacts(), TODAY)).toMatchObject({ ruleType, result })
})

it('the facts of a record are those of a carrier about which no one checked anything', () => {
  const { census, authority, insurance, safety } = aCarrierDetail()
  const unchecked = { isVerified: null, verifiedOn: null }
  const facts = ruleFactsOf({ census, authority, insurance, safety })
  expect(facts).toMatchObject({ census, safety, physicalLocation: unchecked, typedIdentifier: unchecked })
  expect(ruleFactsOf({ census, authority, insurance, safety: null }).safety.asOf).toBeNull()
  const typedIdentifier = { isVerified: true, verifiedOn: null }
  expect(ruleFactsOf({ census, authority, insurance, safety }, { typedIdentifier })).toMatchObject({
    typedIdentifier,
    physicalLocation: unchecked,
  })
})

it.each<readonly [boolean | null, string]>([
  [false, 'pass: none'],
  [true, 'fail: order in force'],
  [null, 'incomplete: not on record'],
])('no_active_out_of_service_orders with %j: %s', (outOfService, expected) =>
  expect(findingText('no_active_out_of_service_orders', { safety: { outOfService } })).toBe(
    `${expected} (${SAFETY})`,
  ),
)

it('what a file tells names the file and its day, else the kind of record', () => {
  const census = { source: 'Company Census File' } as const
  expect(findingText('active_operating_status', { census })).toBe(
    'pass: Active (Company Census File, 2026-11-01)',
  )
  expect(
    findingText('satisfactory_or_unrated_safety_rating', {
      safety: { rating: 'S', source: 'Company Census File' },
    }),
  ).toBe('pass: Satisfactory (Company Census File, 2026-11-01)')
  const inspected = { lastInspectedOn: '2026-10-30', inspectionsAsOf: '2026-11-15' } as const
  expect(
    findingText('inspected_within_last_24_months', {
      safety: { ...inspected, inspectionsSource: 'SMS Input - Inspection' },
    }),
  ).toBe('pass: last inspected Oct 30, 2026 (SMS Input - Inspection, 2026-11-15)')
  expect(
    findingText('inspected_within_last_24_months', {
      safety: {
        ...inspected,
        inspectionsSource: 'Vehicle Inspection File',
        lastInspectionAsOf: '2026-11-03',
      },
    }),
  ).toBe('pass: last inspected Oct 30, 2026 (Vehicle Inspection File, 2026-11-03)')
})

it('an authority that ended names the file that says so, and not that of its grant', () => {
  const ended = { common: 'I', endsOn: '2026-11-03', endKind: 'revoked' } as const
  const files = { historySource: 'L&I AuthHist', historyAsOf: '2026-05-14' } as const
  const end = { endSource: 'Motus RevokeSuspend', endAsOf: '2026-11-19' } as const
  for (const type of ['active_interstate_authority', 'authority_age_at_least_3_months'] as const) {
    expect(findingText(type, { authority: { ...ended, ...files, ...end } })).toBe(
      'fail: revoked Nov 3, 2026 (Motus RevokeSuspend, 2026-11-19)',
    )
    expect(findingText(type, { authority: { ...ended, ...files } })).toBe(
      'fail: revoked Nov 3, 2026 (L&I AuthHist, 2026-05-14)',
    )
  }
})

it('an age of authority names the file of the state where none of the history is named, and an exemption', () => {
  const age = (change: Case[0]) => findingText('authority_age_at_least_6_months', change)
  const source = 'Motus Carrier'
  expect(age({ authority: { source } })).toBe('pass: 10 years, since May 2, 2016 (Motus Carrier, 2026-11-20)')
  expect(age({ authority: { common: 'N' }, census: { operation: 'C' } })).toBe(
    `incomplete: not required: operates in one state only (${CENSUS})`,
  )
})

it('an out-of-service order has the day of its own file, where it was read from it', () => {
  expect(
    findingText('no_active_out_of_service_orders', {
      safety: { outOfService: false, ordersAsOf: '2026-11-19' },
    }),
  ).toBe('pass: none (Out of Service Orders, 2026-11-19)')
  expect(
    findingText('no_active_out_of_service_orders', {
      safety: { outOfService: true, ordersAsOf: '2026-11-20', ordersSource: 'QCMobile' },
    }),
  ).toBe('fail: order in force (QCMobile, 2026-11-20)')
})

it('authority of an age that would pass is incomplete while the carrier is not allowed to operate', () => {
  const facts = { authority: { since: '2026-08-21' }, census: NOT_ALLOWED } as const
  expect(findingText('authority_age_at_least_3_months', facts)).toBe(
    'incomplete: not allowed to operate (QCMobile, 2026-11-20)',
  )
})

it('a status that is newer than the census has its own source and day', () => {
  const census = { statusSource: 'QCMobile', statusAsOf: '2026-11-20' } as const
  expect(findingText('active_operating_status', { census })).toBe('pass: Active (QCMobile, 2026-11-20)')
  expect(findingText('active_operating_status', { census: { ...census, statusAsOf: null } })).toBe(
    'pass: Active (QCMobile, null)',
  )
})

it.each<readonly [RuleType, 'physicalLocation' | 'typedIdentifier', string, string]>([
  ['verified_physical_location_activity', 'physicalLocation', 'Location activity', 'no activity found there'],
  [
    'verified_manually_entered_identifier',
    'typedIdentifier',
    'Identifier check',
    'not found in its register',
  ],
])('the rule %s checks whether someone looked', (ruleType, part, source, otherwise) => {
  const answer = (isVerified: boolean | null, verifiedOn: RuleFacts['physicalLocation']['verifiedOn']) =>
    findingText(ruleType, { [part]: { isVerified, verifiedOn } })
  expect(answer(true, '2026-10-01')).toBe(`pass: verified Oct 1, 2026 (${source}, 2026-10-01)`)
  expect(answer(true, null)).toBe(`pass: verified (${source}, null)`)
  expect(answer(false, '2026-10-01')).toBe(`fail: ${otherwise} (${source}, 2026-10-01)`)
  expect(answer(null, null)).toBe(`incomplete: not on record (${source}, null)`)
})

it.each<readonly [RuleType, 'physicalLocation' | 'typedIdentifier']>([
  ['verified_physical_location_activity', 'physicalLocation'],
  ['verified_manually_entered_identifier', 'typedIdentifier'],
])('the rule %s goes by the check of the company while it counts', (ruleType, part) => {
  const counted = {
    isVerified: true,
    checkedOn: '2026-10-02',
    expiresOn: '2026-11-21',
    isWithdrawn: false,
  } as const
  const answer = (change: Partial<OwnVerification>) =>
    findingText(ruleType, {
      [part]: { isVerified: null, verifiedOn: null, own: { ...counted, ...change } },
    })
  const from = "(Your company's check, 2026-10-02)"
  expect(answer({})).toBe(`pass: verified Oct 2, 2026 ${from}`)
  expect(answer({ isVerified: false, expiresOn: null })).toMatch(/^fail: no.* found/)
  expect(answer({ expiresOn: '2026-11-20' })).toBe(`incomplete: check of Oct 2, 2026 ended ${from}`)
  expect(answer({ isWithdrawn: true })).toBe(`incomplete: check of Oct 2, 2026 taken back ${from}`)
})

it('findRules checks the active rules of the set, in their order, and no others', () => {
  const ruleSet: RuleSet = {
    id: 1 as RuleSet['id'],
    companyId: 1 as RuleSet['companyId'],
    createdAt: '2026-01-01T00:00:00.000Z',
    values: new Map([
      ['cargo_at_least_100000', ACTIVE_RULE_VALUE],
      ['bipd_at_least_750000', ACTIVE_RULE_VALUE],
      ['active_operating_status', 1],
    ]),
  }
  expect(
    findRules(ruleSet, someRuleFacts(), TODAY).map(({ ruleType, result }) => [ruleType, result]),
  ).toEqual([
    ['bipd_at_least_750000', 'pass'],
    ['cargo_at_least_100000', 'pass'],
  ])
})

const cargo = defineRule({
  name: 'our_cargo_at_least_250000',
  category: 'Insurance',
  find: cargoRule(250_000),
})

it('an active rule that only a newer monitor knows is incomplete, and rules of one’s own come last', () => {
  const values = new Map<AnyRuleType, number>([
    ['shiny_trucks', ACTIVE_RULE_VALUE],
    ['active_operating_status', ACTIVE_RULE_VALUE],
  ])
  const findings = findRules({ values }, factsWith({}), TODAY, [cargo])
  expect(findings.map(({ ruleType, result }) => [ruleType, result])).toEqual([
    ['active_operating_status', 'pass'],
    ['shiny_trucks', 'incomplete'],
    ['our_cargo_at_least_250000', 'fail'],
  ])
  expect(findings[1]?.value).toEqual({ code: 'not_known' })
})

it('a rule of one’s own has no name that the rule set has', () => {
  const values = new Map([['our_cargo_at_least_250000', ACTIVE_RULE_VALUE]])
  expect(() => findRules({ values }, factsWith({}), TODAY, [cargo])).toThrow(
    'Rule "our_cargo_at_least_250000", name: another rule has it.',
  )
})
