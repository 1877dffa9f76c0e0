import { aFinding, anOverride, id, foundCover } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { assess } from './assess.ts'
import { ruleReason } from './what-would-change.ts'

const today = '2026-11-21'
const nothing = { value: null, source: null, asOf: null }

it.each([
  [
    { result: 'fail', value: foundCover(50_000) },
    [],
    'Cargo at least 100,000: Fail, $50,000 (FMCSA licensing and insurance, Nov 20, 2026)',
  ],
  [{ result: 'incomplete', ...nothing }, [], 'Cargo at least 100,000: Incomplete, not on record'],
  [{ asOf: null }, [], 'Cargo at least 100,000: Pass, $100,000 (FMCSA licensing and insurance)'],
  [{ source: null }, [], 'Cargo at least 100,000: Pass, $100,000 (Nov 20, 2026)'],
  [
    { result: 'fail', ...nothing },
    [anOverride()],
    'Cargo at least 100,000: Override (indefinite) of a failure, not on record',
  ],
  [
    { result: 'incomplete', ...nothing },
    [anOverride({ expiresOn: '2027-03-04' })],
    'Cargo at least 100,000: Override (until Mar 4, 2027) of missing facts, not on record',
  ],
  [
    { result: 'pass', ...nothing },
    [anOverride()],
    'Cargo at least 100,000: Override (indefinite) of a pass, not on record',
  ],
] as const)('the reason of the rule %j with %j', (change, overrides, expected) => {
  const [rule] = assess({ companyId: id(1), findings: [aFinding(change)], overrides }, today).rules
  expect(rule && ruleReason(rule, today)).toBe(expected)
})
