import { expect, it } from 'vitest'
import { assessRule } from './assess.ts'
import type { CarrierFacts, PolicyFact } from './facts.ts'

const TODAY = '2026-11-21'
const UNVERIFIED = { is_verified: null, verified_on: null }

const bondWith = (change: Partial<PolicyFact> = {}): PolicyFact => ({
  kind: 'broker_bond',
  is_primary: true,
  amount: 75_000,
  effective_on: '2024-01-02',
  expires_on: null,
  cancelled_on: null,
  source: 'filing',
  as_of: '2026-11-20',
  source_file: 'Motus Insur',
  policy_number: 'BMC84',
  insurer: 'Surety',
  ...change,
})

const findingWith = (broker: string | null, ...policies: readonly PolicyFact[]) =>
  assessRule(
    'broker_bond_in_force',
    {
      census: { status_code: 'A', carrier_operation: 'A', as_of: '2026-11-01' },
      authority: { common: 'A', contract: 'N', broker, granted_on: null, as_of: '2026-11-20' },
      insurance: { policies },
      safety: {
        rating: null,
        out_of_service: null,
        inspections_24_months: null,
        last_inspection_date: null,
        as_of: null,
      },
      physical_location: UNVERIFIED,
      manual_identifier: UNVERIFIED,
    } satisfies CarrierFacts,
    TODAY,
  )

it.each<readonly [string | null, readonly PolicyFact[], string, string | undefined]>([
  ['A', [bondWith()], 'pass', 'cover'],
  ['A', [bondWith({ amount: null })], 'pass', 'bond_no_amount'],
  ['A', [bondWith({ amount: 10_000 })], 'fail', 'cover'],
  ['A', [bondWith({ cancelled_on: '2026-11-14' })], 'fail', 'cover_ended'],
  ['A', [bondWith({ kind: 'cargo' })], 'incomplete', undefined],
  ['A', [], 'incomplete', undefined],
  ['N', [], 'pass', 'no_broker'],
  ['I', [bondWith({ cancelled_on: '2026-11-14' })], 'pass', 'no_broker'],
  ['X', [], 'incomplete', 'broker_unknown'],
  [null, [bondWith({ cancelled_on: '2026-11-14' })], 'incomplete', 'broker_unknown'],
  [null, [bondWith()], 'pass', 'cover'],
])('of broker authority %j with the bond %j: %s', (broker, policies, result, code) => {
  const found = findingWith(broker, ...policies)
  expect([found.result, found.value?.code]).toEqual([result, code])
})

it('the evidence is the bond, and of a carrier that is no broker its authority', () => {
  expect(findingWith('A', bondWith())).toMatchObject({ source: 'Motus Insur', as_of: '2026-11-20' })
  expect(findingWith('N')).toMatchObject({ source: 'FMCSA licensing and insurance', as_of: '2026-11-20' })
})
