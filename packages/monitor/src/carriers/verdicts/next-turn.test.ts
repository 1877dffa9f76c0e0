import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { assess } from '../../rules/assessment/assess.ts'
import { RULE_TYPES, type RuleType, ruleTypeAt } from '../../rules/terms/rule-types.ts'
import type { CarrierFacts, RegisterChanges } from '../../rules/assessment/facts.ts'
import type { TieFact } from '../../rules/assessment/tie-facts.ts'
import { REGISTER_PARTS } from '../../rules/terms/finding-value.ts'
import { verdictReasons } from '../../rules/assessment/verdict-reasons.ts'
import type { DecidingOverride } from '../../rules/assessment/worst-outcome.ts'
import { addDays, watchedOn } from '../../rules/watched-states.ts'
import { nextTurn } from './next-turn.ts'

const DAY = '2026-11-21'
const startOf = (day: string) => new Date(`${day}T00:00:00.000Z`)

const days = fc.integer({ min: -800, max: 400 }).map(offset => addDays(DAY, offset))
const near = fc.integer({ min: -40, max: 40 }).map(offset => addDays(DAY, offset))
const day = fc.option(fc.oneof(days, near))
const letter = fc.constantFrom('A', 'I', 'N', null)

const policy = fc.record({
  kind: fc.constantFrom('bipd' as const, 'cargo' as const, 'general_liability' as const),
  is_primary: fc.boolean(),
  amount: fc.constantFrom(null, 0, 50_000, 750_000, 1_000_000),
  effective_on: day,
  expires_on: day,
  cancelled_on: day,
  source: fc.constantFrom('filing' as const, 'certificate' as const),
  as_of: day,
  is_replaced: fc.boolean(),
})

/** What was read of three files, of which one comes daily, one monthly and one no more. */
const files = fc.record(
  {
    'out-of-service-orders': fc.record({ as_of: days, why: fc.constantFrom('refused' as const, null) }),
    'sms-inspections': fc.record({ as_of: days, why: fc.constantFrom('added_later' as const, null) }),
    'li-insurance': fc.record({ as_of: days, why: fc.constant(null) }),
  },
  { requiredKeys: [] },
)

const verified = fc.record({
  is_verified: fc.constantFrom(true, false, null),
  verified_on: day,
  own: fc.option(
    fc.record({ is_verified: fc.boolean(), checked_on: days, expires_on: day, is_withdrawn: fc.boolean() }),
  ),
})

const changes: fc.Arbitrary<RegisterChanges | null> = fc.option(
  fc.record({
    since: fc.oneof(days, near),
    officers_since: fc.option(fc.oneof(days, near)),
    all: fc.array(fc.record({ is_type: fc.constantFrom(...REGISTER_PARTS), on: fc.oneof(days, near) }), {
      maxLength: 3,
    }),
  }),
)

const ties: fc.Arbitrary<readonly TieFact[] | null> = fc.option(
  fc.array(
    fc.record({
      by: fc.constantFrom('phone' as const, 'prior' as const),
      dot: fc.constant('123456'),
      revoked_on: fc.array(near, { maxLength: 2 }).map(days => days.toSorted()),
      orders: fc.array(fc.record({ on: day, until: fc.option(near) }), { maxLength: 2 }),
    }),
    { maxLength: 2 },
  ),
)

const facts: fc.Arbitrary<CarrierFacts> = fc.record({
  files: fc.oneof(fc.constant(undefined), files),
  ages: fc.record({
    registration: fc.constantFrom(null, 30),
    census: fc.constantFrom(null, 90),
    safety: fc.constantFrom(null, 365),
    certificates: fc.constantFrom(null, 10),
    checks: fc.constantFrom(null, 60),
  }),
  census: fc.record({
    status_code: letter,
    carrier_operation: fc.constantFrom('A', 'B', null),
    is_private: fc.boolean(),
    mcs150_date: day,
    add_date: day,
    changes,
    as_of: day,
  }),
  authority: fc.record({
    common: letter,
    contract: letter,
    granted_on: day,
    as_of: day,
    granted_as_of: day,
    ended_on: day,
    end_kind: fc.constantFrom('revoked' as const, null),
  }),
  insurance: fc.record({ policies: fc.array(policy, { maxLength: 3 }) }),
  safety: fc.record({
    rating: fc.constantFrom('S', 'C', null),
    out_of_service: fc.constantFrom(true, false, null),
    out_of_service_until: day,
    inspections_24_months: fc.constantFrom(0, 3, null),
    last_inspection_date: day,
    as_of: day,
    inspections_as_of: day,
    orders_as_of: day,
  }),
  physical_location: verified,
  manual_identifier: verified,
  ties,
})

/** Rules with thresholds of every kind; days are counted by those of months. */
const ruleTypes: fc.Arbitrary<RuleType> = fc.oneof(
  fc.constantFrom<RuleType>(...RULE_TYPES, 'cargo_at_least_50000'),
  fc
    .record({
      kind: fc.constantFrom('authority_age_at_least' as const, 'inspected_within_last' as const),
      months: fc.integer({ min: 1, max: 30 }),
    })
    .map(({ kind, months }) => ruleTypeAt(kind, months)),
)
const someTypes = fc.uniqueArray(ruleTypes, { minLength: 1, maxLength: 12 })

const override: fc.Arbitrary<DecidingOverride> = fc.record({
  classification_id: fc.constantFrom(null, 7),
  is_type: ruleTypes,
  is_active: fc.boolean(),
  expiration_date: fc.oneof(near, fc.constant('2080-01-01')),
})

const someOverrides = fc.array(override, { maxLength: 3 })

/** All that is stored about a carrier and depends on the day. */
const storedOn = (
  carrier: CarrierFacts,
  types: readonly RuleType[],
  overrides: readonly DecidingOverride[],
  on: string,
) => ({
  reasons: verdictReasons(assess(carrier, types, on), overrides, on),
  states: watchedOn(carrier, null, undefined, on).states,
})

describe('the next turn of an assessment', () => {
  it('nothing about an assessment is another on any day before its next turn', () => {
    fc.assert(
      fc.property(facts, someTypes, someOverrides, fc.nat(500), (carrier, types, overrides, later) => {
        const until = nextTurn(carrier, types, overrides, startOf(DAY))
        const on = addDays(DAY, later)
        if (until !== null && startOf(on) >= until) return
        expect(storedOn(carrier, types, overrides, on)).toEqual(storedOn(carrier, types, overrides, DAY))
      }),
      { numRuns: 2_000 },
    )
  })

  it('nothing about an assessment is another on the last day before its next turn', () => {
    fc.assert(
      fc.property(facts, someTypes, someOverrides, (carrier, types, overrides) => {
        const until = nextTurn(carrier, types, overrides, startOf(DAY))
        const on = addDays((until ?? startOf(addDays(DAY, 2))).toISOString().slice(0, 10), -1)
        expect(storedOn(carrier, types, overrides, on)).toEqual(storedOn(carrier, types, overrides, DAY))
      }),
      { numRuns: 2_000 },
    )
  })

  it('an inspection on the last day of a short month turns after all days that count it', () => {
    const carrier: CarrierFacts = {
      census: { status_code: null, carrier_operation: null, as_of: null },
      authority: { common: null, contract: null, granted_on: null, as_of: null },
      insurance: { policies: [] },
      safety: {
        rating: null,
        out_of_service: null,
        inspections_24_months: null,
        last_inspection_date: '2025-02-28',
        as_of: null,
      },
      physical_location: { is_verified: null, verified_on: null },
      manual_identifier: { is_verified: null, verified_on: null },
    }
    const until = nextTurn(carrier, ['inspected_within_last_1_months'], [], startOf('2025-03-29'))
    expect(until).toEqual(startOf('2025-04-01'))
  })
})
