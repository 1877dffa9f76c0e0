import { expect, it } from 'vitest'
import type { RuleType } from '../terms/rule-types.ts'
import { assessRule } from './assess.ts'
import type { CarrierFacts } from './facts.ts'
import { REGISTER_RULES } from './register-rules.ts'

const TODAY = '2026-11-21'
const UNVERIFIED = { is_verified: null, verified_on: null }
const FACTS: CarrierFacts = {
  census: { status_code: 'A', carrier_operation: 'A', as_of: '2026-11-01' },
  authority: { common: 'A', contract: 'N', granted_on: null, as_of: '2026-11-20' },
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
}

const ofCensus = (fields: Partial<CarrierFacts['census']>): CarrierFacts => ({
  ...FACTS,
  census: { ...FACTS.census, ...fields },
})
const ofBroker = (broker: string | null): CarrierFacts => ({
  ...FACTS,
  authority: { ...FACTS.authority, broker },
})

it.each<readonly [RuleType, CarrierFacts, string, string | undefined]>([
  ['mcs150_filed_within_last_24_months', ofCensus({ mcs150_date: '2024-11-21' }), 'pass', 'mcs150'],
  ['mcs150_filed_within_last_24_months', ofCensus({ mcs150_date: '2024-11-20' }), 'fail', 'mcs150'],
  [
    'mcs150_filed_within_last_24_months',
    ofCensus({ mcs150_date: '2026-11-22' }),
    'incomplete',
    'mcs150_ahead',
  ],
  ['mcs150_filed_within_last_24_months', FACTS, 'incomplete', undefined],
  ['dot_number_age_at_least_18_months', ofCensus({ add_date: '2025-05-21' }), 'pass', 'dot_number'],
  ['dot_number_age_at_least_18_months', ofCensus({ add_date: '2025-05-22' }), 'fail', 'dot_number'],
  ['dot_number_age_at_least_18_months', FACTS, 'incomplete', undefined],
  ['no_prior_revoked_registration', ofCensus({ is_prior_revoked: false }), 'pass', 'no_prior_revoked'],
  ['no_prior_revoked_registration', ofCensus({ is_prior_revoked: true }), 'fail', 'prior_revoked'],
  ['no_prior_revoked_registration', ofCensus({ prior_revoked_dot: '12345' }), 'fail', 'prior_revoked'],
  ['no_prior_revoked_registration', ofCensus({ is_prior_revoked: null }), 'incomplete', undefined],
  ['power_units_at_least_2', ofCensus({ power_units: 2, drivers: 2 }), 'pass', 'power_units'],
  ['power_units_at_least_2', ofCensus({ power_units: 1 }), 'fail', 'power_units'],
  ['power_units_at_least_2', FACTS, 'incomplete', undefined],
  ['power_units_at_most_500', ofCensus({ power_units: 500 }), 'pass', 'power_units'],
  ['power_units_at_most_500', ofCensus({ power_units: 501 }), 'fail', 'power_units'],
  [
    'power_units_at_most_500',
    ofCensus({ power_units: 12, drivers: 4_000 }),
    'incomplete',
    'power_units_implausible',
  ],
  ['power_units_at_least_2', ofCensus({ power_units: 250_001 }), 'incomplete', 'power_units_implausible'],
  ['no_active_broker_authority', ofBroker('N'), 'pass', 'broker_authority'],
  ['no_active_broker_authority', ofBroker('I'), 'pass', 'broker_authority'],
  ['no_active_broker_authority', ofBroker('A'), 'fail', 'broker_authority'],
  ['no_active_broker_authority', ofBroker('X'), 'incomplete', 'broker_authority'],
  ['no_active_broker_authority', ofBroker(null), 'incomplete', undefined],
])('%s is decided on what is on record', (type, facts, result, code) => {
  const finding = assessRule(type, facts, TODAY)
  expect([finding.result, finding.value?.code]).toEqual([result, code])
})

it('a day on record turns a rule by its threshold', () => {
  const { turns } = REGISTER_RULES.mcs150_filed_within_last
  expect(turns(ofCensus({ mcs150_date: '2025-01-31' }), 1)).toEqual(['2025-01-31', '2025-02-28'])
  expect(turns(FACTS, 1)).toEqual([])
})
