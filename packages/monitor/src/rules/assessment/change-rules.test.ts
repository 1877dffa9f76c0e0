import { expect, it } from 'vitest'
import type { RuleType } from '../terms/rule-types.ts'
import { assessRule } from './assess.ts'
import { CHANGE_RULES } from './change-rules.ts'
import type { CarrierFacts, RegisterChanges } from './facts.ts'

const TODAY = '2026-11-21'
const LONG_AGO = '2020-03-01'
const UNVERIFIED = { is_verified: null, verified_on: null }

const factsWith = (
  changes: RegisterChanges | null,
  authority: Partial<CarrierFacts['authority']> = {},
): CarrierFacts => ({
  census: { status_code: 'A', carrier_operation: 'A', as_of: '2026-11-01', changes },
  authority: { common: 'A', contract: 'N', granted_on: LONG_AGO, as_of: '2026-11-20', ...authority },
  insurance: { policies: [] },
  safety: {
    rating: null,
    out_of_service: null,
    inspections_24_months: null,
    last_inspection_date: null,
    as_of: null,
  },
  physical_location: UNVERIFIED,
  manual_identifier: UNVERIFIED,
})
const changed = (since: string, ...all: RegisterChanges['all']): RegisterChanges => ({
  since,
  officers_since: null,
  all,
})
const OFFICER = { is_type: 'officer', on: '2026-11-19' } as const
const named = (officers_since: string | null, ...all: RegisterChanges['all']): RegisterChanges => ({
  since: LONG_AGO,
  officers_since,
  all,
})
const OFFICERS = 'officers_unchanged_for_90_days'
const NAME = { is_type: 'name', on: '2026-11-20' } as const
const PHONE = { is_type: 'phone', on: '2026-11-19' } as const
const EMAIL = { is_type: 'email', on: '2026-11-10' } as const
const UNKNOWN = { granted_on: null }

const CONTACTS = 'contacts_unchanged_for_90_days'
const TOGETHER = 'no_changes_together_within_30_days'

it.each<readonly [RuleType, CarrierFacts, string, object | null]>([
  [CONTACTS, factsWith(changed(LONG_AGO)), 'pass', { code: 'unchanged', since: LONG_AGO }],
  [CONTACTS, factsWith(changed(LONG_AGO, NAME)), 'pass', { code: 'unchanged', since: LONG_AGO }],
  [
    CONTACTS,
    factsWith(changed(LONG_AGO, EMAIL, PHONE)),
    'fail',
    { code: 'changed', part: 'phone', on: PHONE.on },
  ],
  [CONTACTS, factsWith(changed('2026-08-23')), 'pass', { code: 'unchanged', since: '2026-08-23' }],
  [CONTACTS, factsWith(changed('2026-08-24')), 'incomplete', { code: 'history_from', on: '2026-08-24' }],
  [CONTACTS, factsWith(null), 'incomplete', null],
  [OFFICERS, factsWith(named(LONG_AGO, PHONE)), 'pass', { code: 'unchanged', since: LONG_AGO }],
  [OFFICERS, factsWith(named('2026-08-24')), 'incomplete', { code: 'history_from', on: '2026-08-24' }],
  [OFFICERS, factsWith(named(null)), 'incomplete', null],
  [OFFICERS, factsWith(null), 'incomplete', null],
  [OFFICERS, factsWith(named(null, OFFICER)), 'fail', { code: 'changed', part: 'officer', on: OFFICER.on }],
  [CONTACTS, factsWith(named(LONG_AGO, OFFICER)), 'pass', { code: 'unchanged', since: LONG_AGO }],
  [TOGETHER, factsWith(named('2026-10-23')), 'incomplete', { code: 'history_from', on: '2026-10-23' }],
  [TOGETHER, factsWith(changed(LONG_AGO)), 'pass', { code: 'unchanged', since: LONG_AGO }],
  [TOGETHER, factsWith(changed(LONG_AGO, PHONE)), 'pass', { code: 'changed', part: 'phone', on: PHONE.on }],
  [
    TOGETHER,
    factsWith(changed(LONG_AGO, PHONE, NAME)),
    'fail',
    {
      code: 'changed_together',
      part: 'name',
      on: NAME.on,
      other: { part: 'phone', on: PHONE.on },
    },
  ],
  [
    TOGETHER,
    factsWith(changed(LONG_AGO, PHONE), { granted_on: PHONE.on }),
    'fail',
    {
      code: 'changed_together',
      part: 'phone',
      on: PHONE.on,
      other: { part: 'authority', on: PHONE.on },
    },
  ],
  [
    TOGETHER,
    factsWith(changed(LONG_AGO, PHONE), UNKNOWN),
    'incomplete',
    { code: 'changed_authority_unknown', part: 'phone', on: PHONE.on },
  ],
  [
    TOGETHER,
    factsWith(changed(LONG_AGO, PHONE), { ...UNKNOWN, common: 'N' }),
    'pass',
    { code: 'changed', part: 'phone', on: PHONE.on },
  ],
  [TOGETHER, factsWith(changed('2026-10-23')), 'incomplete', { code: 'history_from', on: '2026-10-23' }],
  [TOGETHER, factsWith(null), 'incomplete', null],
])('%s is decided on what changed', (type, facts, result, value) => {
  expect(assessRule(type, facts, TODAY)).toMatchObject({ result, value })
})

it('a change, and the first reading, turn a rule when they are old enough', () => {
  const facts = factsWith(changed('2026-11-01', PHONE, NAME))
  expect(CHANGE_RULES.contacts_unchanged_for.turns(facts, 10)).toEqual(['2026-11-29', '2026-11-11'])
  expect(CHANGE_RULES.no_changes_together_within.turns(facts, 10)).toHaveLength(4)
  expect(CHANGE_RULES.contacts_unchanged_for.turns(factsWith(null), 10)).toEqual([])
  const officers = factsWith({ ...named('2026-11-03', OFFICER), since: '2026-11-01' })
  expect(CHANGE_RULES.officers_unchanged_for.turns(officers, 10)).toEqual([
    '2026-11-29',
    '2026-11-11',
    '2026-11-13',
  ])
})
