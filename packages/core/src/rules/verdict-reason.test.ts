import { aFinding, anOverride, id, foundCover } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import type { CalendarDate } from '../shared/calendar-date.ts'
import { assess } from './assess.ts'
import type { RuleFinding } from './assessment.ts'
import type { FindingValue } from './finding-value.ts'
import type { RuleOverride } from './override.ts'
import { RULE_TYPES } from './rule-types.ts'
import type { Verdict } from './verdict.ts'
import { ruleFactText } from './rule-fact-text.ts'
import {
  REASON_LENGTHS,
  rulesWorstFirst,
  verdictLineText,
  verdictReason,
  verdictReasonText,
  verdictText,
} from './verdict-reason.ts'

const today = '2026-11-21'

const reasonOf = (
  findings: readonly RuleFinding[],
  overrides: readonly RuleOverride[] = [],
  maxLength?: number,
) => {
  const reason = verdictReason(assess({ companyId: id(1), findings, overrides }, today), maxLength)
  return reason && verdictReasonText(reason)
}

it.each([
  ['cargo_at_least_100000', 'fail', foundCover(50_000), 'cargo $50,000, needs $100,000'],
  [
    'bipd_at_least_750000',
    'fail',
    { code: 'cover_ended', on: '2026-10-13' },
    'BIPD expired Oct 13, 2026, needs $750,000',
  ],
  ['bipd_at_least_1000000', 'incomplete', null, 'BIPD not on record, needs $1,000,000'],
  ['cargo_at_least_100000', 'incomplete', null, 'cargo not on record, needs $100,000'],
  [
    'general_liability_at_least_1000000',
    'incomplete',
    { code: 'cover_no_amount', notice: null },
    'general liability amount not on record, needs $1,000,000',
  ],
  [
    'active_interstate_authority',
    'fail',
    { code: 'active_not_required', active: 'common', why: 'one_state' },
    'operates in one state only, needs active interstate authority',
  ],
  [
    'active_interstate_authority',
    'incomplete',
    null,
    'authority not on record, needs active interstate authority',
  ],
  [
    'authority_age_at_least_3_months',
    'fail',
    {
      code: 'authority_age',
      since: '2026-09-04',
      years: 0,
      months: 2,
      days: 0,
      revocation: null,
      notice: null,
    },
    'authority age 2 months, since Sep 4, 2026, needs 3 months',
  ],
  [
    'satisfactory_or_unrated_safety_rating',
    'fail',
    { code: 'rating', rating: 'C' },
    'safety rating Conditional, needs Satisfactory or unrated',
  ],
  [
    'active_operating_status',
    'fail',
    { code: 'status', status: 'I' },
    'operating status Inactive, needs Active',
  ],
  [
    'inspected_within_last_24_months',
    'fail',
    { code: 'inspected', on: '2024-11-20' },
    'last inspected Nov 20, 2024, needs 1 in 24 months',
  ],
  [
    'inspected_within_last_24_months',
    'fail',
    { code: 'no_inspection', months: 24 },
    'no inspection in 24 months',
  ],
  [
    'authority_age_at_least_6_months',
    'fail',
    { code: 'no_authority' },
    'no active common or contract authority, needs 6 months',
  ],
  [
    'authority_age_at_least_6_months',
    'fail',
    { code: 'authority_ended', kind: 'revoked', on: '2024-01-29' },
    'authority revoked Jan 29, 2024, needs 6 months',
  ],
  [
    'active_interstate_authority',
    'incomplete',
    { code: 'authority_not_required', why: 'private' },
    'authority not required: private carrier, needs active interstate authority',
  ],
  [
    'authority_age_at_least_3_months',
    'fail',
    { code: 'authority_starts', on: '2026-12-01', revocation: null, notice: null },
    'authority starts Dec 1, 2026, needs 3 months',
  ],
  ['no_active_out_of_service_orders', 'fail', { code: 'order_in_force' }, 'out-of-service order in force'],
  [
    'verified_physical_location_activity',
    'fail',
    { code: 'no_activity' },
    'location: no activity found there, needs verified activity at its address',
  ],
  [
    'verified_manually_entered_identifier',
    'fail',
    { code: 'not_in_register' },
    'identifier not found in its register, needs a verified identifier',
  ],
] as const)('the reason of %s, %s with %j, is %j', (ruleType, result, value, expected) =>
  expect(reasonOf([aFinding({ ruleType, result, value })])).toBe(expected),
)

it('the reason is the most serious failed rule, and the number of the others against the carrier', () =>
  expect(
    reasonOf([
      aFinding({
        ruleType: 'inspected_within_last_24_months',
        result: 'fail',
        value: { code: 'no_inspection', months: 24 },
      }),
      aFinding({ result: 'fail', value: foundCover(50_000) }),
      aFinding({ ruleType: 'active_operating_status', result: 'incomplete', value: null }),
      aFinding({ ruleType: 'bipd_at_least_750000' }),
    ]),
  ).toBe('cargo $50,000, needs $100,000 +2'))

it('the reason of an override is what it accepts', () =>
  expect(
    reasonOf(
      [aFinding({ result: 'fail', value: foundCover(50_000) })],
      [anOverride({ expiresOn: '2027-03-04' })],
    ),
  ).toBe('cargo $50,000, needs $100,000'))

it('of several overrides, the one that ends first is the reason', () =>
  expect(
    reasonOf(
      [
        aFinding({ result: 'fail', value: foundCover(50_000) }),
        aFinding({
          ruleType: 'inspected_within_last_24_months',
          result: 'fail',
          value: { code: 'no_inspection', months: 24 },
        }),
      ],
      [
        anOverride({ id: id(1) }),
        anOverride({
          id: id(2),
          ruleType: 'inspected_within_last_24_months',
          expiresOn: '2026-12-22',
        }),
      ],
    ),
  ).toBe('no inspection in 24 months +1'))

it('an override of a rule that passes without it names no value, as none speaks against the carrier', () => {
  const passing = [aFinding({ value: foundCover(250_000) })]
  expect(reasonOf(passing, [anOverride()])).toBe('the rule passes without it')
  expect(reasonOf(passing, [anOverride()], 12)).toBe('not needed')
  expect(reasonOf(passing, [anOverride()], 9)).toBe('passes')
})

it('of several overrides, one of a rule that does not pass is the reason, and its end is that of the verdict', () => {
  const assessed = assess(
    {
      companyId: id(1),
      findings: [
        aFinding({ value: foundCover(250_000) }),
        aFinding({
          ruleType: 'inspected_within_last_24_months',
          result: 'fail',
          value: { code: 'no_inspection', months: 24 },
        }),
      ],
      overrides: [
        anOverride({ id: id(1), expiresOn: '2026-12-04' }),
        anOverride({ id: id(2), ruleType: 'inspected_within_last_24_months', expiresOn: '2027-03-04' }),
      ],
    },
    today,
  )
  expect(verdictReason(assessed)).toMatchObject({ text: 'no inspection in 24 months', more: 1 })
  expect(verdictText(assessed)).toBe('Override until Mar 4, 2027')
})

it('of a value that passes in part, the reason gives the part that does not', () => {
  const reason = (value: FindingValue, length?: number) =>
    reasonOf([aFinding({ ruleType: 'active_interstate_authority', result: 'incomplete', value })], [], length)
  expect(reason({ code: 'active_operation', active: 'common', operation: null })).toBe(
    'operation not on record, needs active interstate authority',
  )
  expect(reason({ code: 'active_not_required', active: 'both', why: 'one_state' }, 52)).toBe(
    'operates in one state only, needs interstate',
  )
})

/** Each fact in a row with twelve more rules against the carrier, the least room that a reason has. */
it.each([
  [
    'active_interstate_authority',
    { code: 'authority_not_required', why: 'private' },
    'authority not required, needs active',
  ],
  [
    'active_interstate_authority',
    { code: 'authority_ended', kind: 'revoked', on: '2024-01-29' },
    'authority revoked Jan 29, 2024, needs active',
  ],
  [
    'active_interstate_authority',
    { code: 'no_authority' },
    'no active authority, needs interstate authority',
  ],
  [
    'active_interstate_authority',
    { code: 'active_operation', active: 'common', operation: null },
    'operation not on record, needs interstate',
  ],
  [
    'authority_age_at_least_6_months',
    {
      code: 'authority_age',
      since: '2026-08-04',
      years: 0,
      months: 3,
      days: 0,
      revocation: null,
      notice: { kind: 'revoked', on: '2026-12-14' },
    },
    'authority age 3 months, needs 6 months',
  ],
  [
    'authority_age_at_least_6_months',
    { code: 'authority_ended', kind: 'inactive', on: '2024-01-29' },
    'authority inactive, needs 6 months',
  ],
  [
    'inspected_within_last_24_months',
    { code: 'inspected', on: '2024-06-19' },
    'last inspected Jun 19, 2024, needs 1 in 24 months',
  ],
  ['inspected_within_last_24_months', null, 'inspections not on record, needs 1 in 24 months'],
  [
    'satisfactory_or_unrated_safety_rating',
    { code: 'rating', rating: 'U' },
    'safety rating Unsatisfactory, needs Satisfactory',
  ],
  [
    'satisfactory_or_unrated_safety_rating',
    { code: 'rating', rating: 'X' },
    'safety rating X, needs Satisfactory or unrated',
  ],
  [
    'active_operating_status',
    { code: 'status', status: 'OUT-OF-SERVICE' },
    'operating status Out of service, needs Active',
  ],
  ['active_operating_status', { code: 'status', status: 'T' }, 'operating status T, needs Active'],
  ['bipd_at_least_1000000', { code: 'cover_excess_only' }, 'BIPD excess coverage only, needs $1,000,000'],
  ['general_liability_at_least_1000000', null, 'general liability not on record, needs $1,000,000'],
  [
    'general_liability_at_least_1000000',
    { code: 'cover_ended', on: '2026-10-13' },
    'liability expired Oct 13, 2026, needs $1,000,000',
  ],
  [
    'verified_physical_location_activity',
    { code: 'no_activity' },
    'location: no activity found there, needs some',
  ],
  [
    'verified_manually_entered_identifier',
    { code: 'not_in_register' },
    'identifier not found, needs a verified identifier',
  ],
] as const)('in the least room of a row, %s with %j is %j', (ruleType, value, text) => {
  const finding = aFinding({ ruleType, value, result: 'fail' })
  expect(ruleFactText({ ruleType, result: 'fail', finding }, REASON_LENGTHS.row - ' +12'.length)).toBe(text)
})

const exceptions = (...ends: readonly CalendarDate[]) =>
  verdictText(
    assess(
      {
        companyId: id(1),
        findings: RULE_TYPES.slice(0, Math.max(1, ends.length)).map(ruleType =>
          aFinding({ ruleType, result: ends.length === 0 ? 'fail' : 'pass' }),
        ),
        overrides: ends.map((expiresOn, at) =>
          anOverride({ id: id(at + 1), ruleType: RULE_TYPES[at] ?? 'cargo_at_least_100000', expiresOn }),
        ),
      },
      today,
    ),
  )

it('the text of an override says when the first of them ends', () => {
  expect(exceptions('2027-03-04')).toBe('Override until Mar 4, 2027')
  expect(exceptions('2080-01-01')).toBe('Override, no end date')
  expect(exceptions('2080-01-01', '2028-01-01', '2027-03-04')).toBe('Override until Mar 4, 2027')
  expect(exceptions()).toBe('Fail')
  expect(verdictText({ overall: 'Override', rules: [] })).toBe('Override')
  expect(verdictText({ overall: null, rules: [] })).toBe('Not assessed')
})

const withHidden = (findings: readonly RuleFinding[], worst: Verdict) =>
  assess({ findings, overrides: [], hidden: { count: 3, worst } }, today)

it('a hidden rule is the reason only where no other rule has the verdict', () => {
  const failed = aFinding({ result: 'fail', value: foundCover(50_000) })
  const incomplete = aFinding({ result: 'incomplete', value: null })
  expect(verdictReason(withHidden([failed], 'Fail'))?.text).toBe('cargo $50,000, needs $100,000')
  expect(verdictReason(withHidden([incomplete], 'Fail'))).toEqual({
    ruleType: null,
    text: 'a rule that is not shown to you',
    more: 1,
  })
  expect(verdictReason(withHidden([incomplete], 'Fail'), 10)?.text).toBe('hidden')
  expect(verdictReason(withHidden([aFinding()], 'Pass'))).toBeUndefined()
})

it.each([
  [57, 'authority age 2 months, since Sep 4, 2026, needs 3 months'],
  [40, 'authority age 2 months, needs 3 months'],
  [36, 'authority 2 months, needs 3 months'],
  [30, 'authority age 2 months'],
  [14, 'authority age'],
  [8, 'authori…'],
])('a place of %i characters gets %j', (maxLength, expected) =>
  expect(
    reasonOf(
      [
        aFinding({
          ruleType: 'authority_age_at_least_3_months',
          result: 'fail',
          value: {
            code: 'authority_age',
            since: '2026-09-04',
            years: 0,
            months: 2,
            days: 0,
            revocation: null,
            notice: null,
          },
        }),
      ],
      [],
      maxLength,
    ),
  ).toBe(expected),
)

it('a verdict in one line has its reason, if it has one', () => {
  const lineOf = (finding: RuleFinding) =>
    verdictLineText(assess({ findings: [finding], overrides: [] }, today))
  expect(lineOf(aFinding({ result: 'fail', value: foundCover(50_000) }))).toBe(
    'Fail: cargo $50,000, needs $100,000',
  )
  expect(lineOf(aFinding())).toBe('Pass')
  expect(verdictLineText(undefined)).toBe('Not assessed')
})

it('a carrier that passes, or is not assessed, has no reason', () => {
  expect(reasonOf([aFinding()])).toBeUndefined()
  expect(reasonOf([])).toBeUndefined()
})

it('rules are listed from the worst label to the best, the most serious first', () =>
  expect(
    rulesWorstFirst(
      assess(
        {
          findings: [
            aFinding({ ruleType: 'bipd_at_least_750000' }),
            aFinding({ ruleType: 'inspected_within_last_24_months', result: 'fail' }),
            aFinding({ ruleType: 'active_operating_status', result: 'incomplete' }),
            aFinding({ result: 'fail' }),
          ],
          overrides: [],
        },
        today,
      ).rules,
    ).map(({ ruleType }) => ruleType),
  ).toEqual([
    'cargo_at_least_100000',
    'inspected_within_last_24_months',
    'active_operating_status',
    'bipd_at_least_750000',
  ]))

it('a rule that passes beside an override does not change how the override reads', () => {
  const { overall, rules } = assess(
    {
      companyId: id(1),
      findings: [aFinding({ result: 'fail' }), aFinding({ ruleType: 'bipd_at_least_750000' })],
      overrides: [anOverride({ expiresOn: '2027-03-04' })],
    },
    today,
  )
  expect(verdictText({ overall, rules })).toBe('Override until Mar 4, 2027')
  expect(verdictText({ overall: 'Fail', rules })).toBe('Fail')
})

it.each([
  [40, 'a rule that is not shown to you'],
  [24, 'a rule not shown to you'],
  [9, 'hidden'],
])('in %i characters, a verdict of hidden rules alone gives %j as its reason', (length, text) => {
  expect(verdictReason({ overall: 'Fail', rules: [] }, length)?.text).toBe(text)
})

it.each([
  [['2027-03-04', '2027-05-01'], 'cargo_at_least_100000'],
  [['2027-05-01', '2027-03-04'], 'bipd_at_least_750000'],
  [['2027-03-04', '2027-03-04'], 'bipd_at_least_750000'],
] as const)('of overrides that end on %j, the first to end is the reason', ([cargo, bipd], ruleType) => {
  const types = ['cargo_at_least_100000', 'bipd_at_least_750000'] as const
  const assessed = assess(
    {
      companyId: id(1),
      findings: types.map(each => aFinding({ ruleType: each, result: 'fail' })),
      overrides: types.map((each, at) =>
        anOverride({ id: id(at + 1), ruleType: each, expiresOn: at === 0 ? cargo : bipd }),
      ),
    },
    today,
  )
  expect(verdictReason(assessed)?.ruleType).toBe(ruleType)
})

it('a fact that is too old says of which day it is, in the longest form that fits', () => {
  const old = { result: 'incomplete', asOf: '2026-05-14', olderThanDays: 30 } as const
  const cargo = aFinding({ ruleType: 'cargo_at_least_100000', value: foundCover(250_000), ...old })
  const authority = aFinding({
    ruleType: 'active_interstate_authority',
    value: { code: 'authority_active', active: 'common', revocation: null, notice: null },
    ...old,
  })
  const liability = aFinding({
    ruleType: 'general_liability_at_least_1000000',
    value: foundCover(1_000_000),
    ...old,
  })
  expect(reasonOf([cargo])).toBe('cargo $250,000, as of May 14, 2026, older than 30 days')
  expect(reasonOf([cargo], [], 45)).toBe('cargo as of May 14, 2026, older than 30 days')
  expect(reasonOf([cargo], [], 34)).toBe('cargo as of May 14, 2026')
  expect(reasonOf([authority])).toBe(
    'common authority active, interstate, as of May 14, 2026, older than 30 days',
  )
  expect(reasonOf([authority], [], 70)).toBe(
    'common authority active, as of May 14, 2026, older than 30 days',
  )
  expect(reasonOf([liability], [], 34)).toBe('general liability out of date')
  expect(reasonOf([liability], [], 20)).toBe('general liability')
  expect(reasonOf([{ ...cargo, asOf: null }])).toBe('cargo $250,000, date not on record')
  expect(reasonOf([liability], [], 10)).toBe('general l…')
})

it.each([
  ['cargo_at_least_80000', foundCover(50_000), 'cargo $50,000, needs $80,000'],
  ['inspected_within_last_12_months', null, 'inspections not on record, needs 1 in 12 months'],
] as const)('%s with %s needs the number of its name', (ruleType, value, text) => {
  const finding = aFinding({ ruleType, result: 'fail', value })
  expect(ruleFactText({ ruleType, result: 'fail', finding })).toBe(text)
})
