import { expect, it } from 'vitest'
import { readableRuleName } from './readable-rule-name.ts'

it.each([
  ['cargo_at_least_100000', 'Cargo at least 100,000'],
  ['inspected_within_last_24_months', 'Inspected within the last 24 months'],
  ['cargo_at_least_250000', 'Cargo at least 250,000'],
  ['bipd_at_least_5000000', 'BIPD at least 5,000,000'],
  ['dot_number_verified', 'DOT number verified'],
  ['has_eld_and_vin', 'Has ELD and VIN'],
  ['fmcsa_contact', 'FMCSA contact'],
  ['mc_is_active', 'MC is active'],
  ['us_carrier', 'US carrier'],
  ['founded_before_2020', 'Founded before 2020'],
  ['limit_10000', 'Limit 10,000'],
  ['limit_999999999999999', 'Limit 999,999,999,999,999'],
  ['limit_9999999999999999', 'Limit 9999999999999999'],
  ['code_12345a', 'Code 12345a'],
  ['code_a12345', 'Code a12345'],
  ['W-9 on  file!', 'W 9 on file'],
  ['constructor', 'Constructor'],
  ['seguro_válido', 'Seguro válido'],
  ['', 'Unnamed rule'],
  ['__', 'Unnamed rule'],
])('the rule name %j is %j', (name, expected) => {
  expect(readableRuleName(name)).toBe(expected)
})
