import fc from 'fast-check'
import { expect, it } from 'vitest'
import { violationLists, violationsOfLists } from './violation-lists.ts'

const brake = {
  violation_kind_id: 7,
  unit: '1',
  is_out_of_service: true,
  federal_key: null,
  is_dismissed: false,
  as_of: '2026-05-01',
  listing_id: 3,
}

it('the day and the listing of the violations of an inspection are written once', () => {
  const violations = [brake, { ...brake, violation_kind_id: 8, unit: 'D', is_out_of_service: false }]
  expect(violationLists(violations)).toEqual({
    violations: '7\t1\tt\n8\tD',
    violations_as_of: '2026-05-01',
    violations_listing_id: 3,
  })
})

it('a mark that could not be read is neither yes nor no', () => {
  const violations = [{ ...brake, is_out_of_service: null }]
  expect(violationLists(violations).violations).toBe('7\t1\tu')
  expect(violationsOfLists(violationLists(violations))).toEqual(violations)
})

it('a violation that the last file no longer had keeps a day of its own', () => {
  const gone = { ...brake, violation_kind_id: 8, listing_id: null }
  expect(violationLists([brake, gone]).violations).toBe('7\t1\tt\n8\t1\tt\t\t\t2026-05-01')
})

it('an inspection without violations has none written', () => {
  expect(violationLists([])).toEqual({
    violations: null,
    violations_as_of: null,
    violations_listing_id: null,
  })
})

it('violations that are written are read back, each with its day and listing', () => {
  const violation = fc.record({
    violation_kind_id: fc.nat(),
    unit: fc.option(fc.stringMatching(/^[^\t\n]+$/), { nil: null }),
    is_out_of_service: fc.option(fc.boolean(), { nil: null }),
    federal_key: fc.option(fc.nat(), { nil: null }),
    is_dismissed: fc.boolean(),
    as_of: fc.constantFrom('2026-05-01', '2026-05-02', '2026-05-03'),
    listing_id: fc.constantFrom(null, 3),
  })
  fc.assert(
    fc.property(fc.array(violation), violations => {
      expect(violationsOfLists(violationLists(violations))).toEqual(violations)
    }),
  )
})
