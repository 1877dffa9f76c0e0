import { anOverride, id } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import {
  OVERRIDE_STATUS_TEXTS,
  otherOverrides,
  pastOverrideCount,
  overrideStatus,
  pastOverrides,
  pastOverrideText,
} from './past-overrides.ts'

const RULE = 'cargo_at_least_100000'
const TODAY = '2026-11-21'
const at = (number: number, change: Parameters<typeof anOverride>[0] = {}) =>
  anOverride({
    id: id(number),
    ruleType: RULE,
    userName: 'Dana Reyes',
    createdAt: `2026-0${number}-01T12:00:00.000Z`,
    ...change,
  })

it('past overrides are the others of that rule, the newest first', () => {
  const all = [at(1), at(3), at(2), at(4, { ruleType: 'bipd_at_least_750000' })]
  const past = (override: ReturnType<typeof at> | null) =>
    pastOverrides(all, { ruleType: RULE, override }).map(each => each.id)
  expect(past(null)).toEqual([3, 2, 1])
  expect(past(at(3))).toEqual([2, 1])
  expect(pastOverrides([], { ruleType: RULE, override: null })).toEqual([])
})

const other = id<'classification'>(7)
const END = { at: '2026-03-05T12:00:00.000Z', userId: id<'user'>(2), userName: 'Priya Sandhar' }

it('an override in force for one classification is apart from those of the past', () => {
  const all = [at(1), at(2, { classificationId: other }), at(3, { isActive: false })]
  const ids = (overrides: readonly { readonly id: number }[]) => overrides.map(each => each.id)
  const { inForce, past } = otherOverrides(all, { ruleType: RULE, override: null }, TODAY)
  expect([ids(inForce), ids(past)]).toEqual([[2], [3, 1]])
  expect(otherOverrides([], { ruleType: RULE, override: null }, TODAY)).toEqual({ inForce: [], past: [] })
})

it.each([
  [{ isActive: true, expiresOn: '2026-11-11' }, 'Dana Reyes, Mar 1, 2026: through Nov 11, 2026, expired'],
  [{ isActive: false, expiresOn: '2027-03-04' }, 'Dana Reyes, Mar 1, 2026: through Mar 4, 2027, ended early'],
  [
    { isActive: false, expiresOn: '2027-03-04', ended: END },
    'Dana Reyes, Mar 1, 2026: through Mar 4, 2027, ended early by Priya Sandhar on Mar 5, 2026',
  ],
  [
    { isActive: false, expiresOn: '2027-03-04', ended: { ...END, userName: null } },
    'Dana Reyes, Mar 1, 2026: through Mar 4, 2027, ended early by someone on Mar 5, 2026',
  ],
  [{ isActive: false, expiresOn: '2080-01-01' }, 'Dana Reyes, Mar 1, 2026: indefinite, ended early'],
  [
    { isActive: true, expiresOn: '2027-03-04' },
    'Dana Reyes, Mar 1, 2026: through Mar 4, 2027, replaced by a newer one',
  ],
  [
    { isActive: true, expiresOn: '2027-03-04', classificationId: other },
    'Dana Reyes, Mar 1, 2026: through Mar 4, 2027, in force',
  ],
  [
    { isActive: true, expiresOn: '2026-11-11', userName: null },
    'Someone, Mar 1, 2026: through Nov 11, 2026, expired',
  ],
] as const)('the past override %j is shown as %s', (change, expected) => {
  const reported = at(3, change)
  expect(pastOverrideText(reported, [at(4), reported, at(2)], TODAY)).toBe(expected)
})

const newer = anOverride({ id: id(9), createdAt: '2026-11-01T15:00:00.000Z', isActive: false })

it.each([
  [anOverride(), [], 'counts'],
  [anOverride({ expiresOn: '2026-11-21' }), [], 'counts'],
  [anOverride({ expiresOn: '2026-11-20' }), [], 'expired'],
  [anOverride({ expiresOn: '2026-11-20', isActive: false }), [], 'ended'],
  [anOverride(), [newer], 'replaced'],
  [anOverride({ expiresOn: '2026-11-20' }), [newer], 'expired'],
  [anOverride(), [{ ...newer, ruleType: 'bipd_at_least_750000' }], 'counts'],
] as const)('the status of %j among %j: %s', (override, others, status) => {
  expect(overrideStatus(override, [...others, override], '2026-11-21')).toBe(status)
})

it('older overrides that are not listed count among the past ones of their rule', () => {
  const listed = [at(4, { earlierCount: 29 }), at(3, { earlierCount: null }), at(2)]
  const other = at(1, { ruleType: 'bipd_at_least_750000', earlierCount: 5 })
  expect(pastOverrideCount([...listed, other], listed.slice(1), RULE)).toBe(31)
  expect(pastOverrideCount([], [], RULE)).toBe(0)
})

it('an indefinite override in force is indefinite', () => {
  expect(overrideStatus(anOverride(), [anOverride()], '2090-01-01')).toBe('counts')
})

it('an override that is not in the list is replaced', () => {
  expect(overrideStatus(anOverride(), [], '2026-11-21')).toBe('replaced')
})

it('each past override status has a label', () => {
  expect(OVERRIDE_STATUS_TEXTS).toEqual({
    counts: 'in force',
    ended: 'ended early',
    expired: 'expired',
    replaced: 'replaced by a newer one',
  })
})
