import fc from 'fast-check'
import { expect, it } from 'vitest'
import { authorityStatus } from './authority-status.ts'

const [BEFORE, AFTER] = ['2026-09-01', '2026-11-20']

/** Days on which something was done: all before the first of the two. */
const done = fc
  .date({ min: new Date('2009-01-01'), max: new Date('2026-08-31'), noInvalidDate: true })
  .map(day => day.toISOString().slice(0, 10))
const docket = fc.constantFrom('MC1', 'MC2')
const letter = fc.constantFrom('A', 'I', 'N', null)

const actions = fc.array(
  fc.record({
    docket,
    authority: fc.constantFrom('common' as const, 'contract' as const, 'broker' as const),
    action: fc.constantFrom('GRANTED', 'REINSTATED', 'ACTIVE', 'INACTIVE', 'PENDING', 'WITHDRAWN'),
    acted_on: done,
    final_action: fc.constantFrom(null, 'INVOLUNTARY REVOCATION', 'DISCONTINUED REVOCATION'),
    final_on: fc.option(done),
    reason: fc.constantFrom(null, 'REVOKED', 'SUSPENDED', 'CORRECTION'),
    source_file: fc.constantFrom('L&I AuthHist', 'Motus AuthHist'),
    as_of: fc.constant('2026-08-31'),
  }),
  { maxLength: 6 },
)
const revocations = fc.array(
  fc.record({
    docket,
    authority: fc.constant('common' as const),
    kind: fc.constantFrom('INVOLUNTARY REVOCATION', 'SUSPENSION'),
    served_on: fc.option(done),
    effective_on: fc.option(fc.constantFrom('2026-08-01', '2026-10-01', '2027-01-01')),
    source_file: fc.constantFrom('L&I Revocation', 'Motus Revocation'),
    as_of: fc.constant('2026-08-31'),
  }),
  { maxLength: 2 },
)
const frozen = fc.array(
  fc.record({
    docket,
    kind: fc.constantFrom('common' as const, 'household' as const, null),
    common: letter,
    contract: letter,
    broker: letter,
    is_in_revocation: fc.constantFrom(true, false, null),
    as_of: fc.constant('2026-05-14'),
  }),
  { maxLength: 2 },
)
const motus = fc.array(
  fc.record({
    docket,
    authority: fc.constantFrom('common' as const, 'broker' as const, 'household' as const, 'border' as const),
    status: letter,
    terms: fc.constant(null),
  }),
  { minLength: 1, maxLength: 4 },
)

it('a later day of all states of Motus Carrier changes nothing but the day, where nothing was done since the earlier one', () => {
  let moved = 0
  fc.assert(
    fc.property(
      fc.record({ actions, revocations, frozen }),
      motus,
      fc.constantFrom('2026-08-31', '2026-10-15'),
      (record, states, read) => {
        const statusOn = (as_of: string) =>
          authorityStatus({
            ...record,
            motus: states.map(state => ({ ...state, as_of })),
            published: new Map([['Motus AuthHist', read]]),
          })
        const [before, after] = [statusOn(BEFORE), statusOn(AFTER)]
        const { state } = before
        if (state?.source_file !== 'Motus Carrier' || state.in_revocation_on !== null) return
        moved += 1
        expect(state.as_of).toBe(BEFORE)
        expect(after.state).toEqual({ ...state, as_of: AFTER })
        expect(after.grant).toEqual(before.grant)
        // A gap ends with a beginning, and one after the state has none.
        expect(after.gaps).toEqual(before.gaps)
      },
    ),
    { numRuns: 2_000 },
  )
  expect(moved).toBeGreaterThan(500)
})
