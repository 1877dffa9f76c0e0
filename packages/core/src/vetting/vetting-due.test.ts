import { aLastDecision, aVetted, someVettingTerms } from '@fairhaul/testkit'
import { describe, expect, it } from 'vitest'
import type { Vetted, VettingTerms } from './vetting.ts'
import {
  mostOverdueFirst,
  newerVersion,
  type VettingDue,
  vettingDue,
  vettingIsOn,
  vettingReason,
} from './vetting-due.ts'

const decided = (on: `${number}-${number}-${number}`, policyVersion: number | null = 3) => ({
  lastDecision: aLastDecision({ on, policyVersion }),
})

describe('when a carrier is due', () => {
  const today = '2026-11-21'

  it.each<[string, Partial<Vetted>, Partial<VettingTerms>, VettingDue]>([
    ['no one has decided', { lastDecision: null }, {}, { code: 'never_decided', dueOn: null }],
    [
      'the last day before the days have passed',
      { ...decided('2026-05-26'), lastUsedOn: null },
      {},
      { code: 'not_due', dueOn: '2026-11-22' },
    ],
    [
      'the day on which they have',
      { ...decided('2026-05-25'), lastUsedOn: null },
      {},
      { code: 'decided_long_ago', since: '2026-05-25', days: 180, dueOn: '2026-11-21' },
    ],
    [
      'days without a use',
      { ...decided('2026-07-01'), lastUsedOn: '2026-08-01' },
      {},
      { code: 'not_used', since: '2026-08-01', days: 112, dueOn: '2026-10-30' },
    ],
    [
      'a decision after the last use',
      { ...decided('2026-11-01'), lastUsedOn: '2026-08-01' },
      {},
      { code: 'not_due', dueOn: '2027-01-30' },
    ],
    [
      'as many days after that decision',
      { ...decided('2026-08-10'), lastUsedOn: '2026-08-01' },
      {},
      { code: 'not_used', since: '2026-08-01', days: 112, dueOn: '2026-11-08' },
    ],
    [
      'a carrier that was never used',
      { ...decided('2026-08-10'), lastUsedOn: null },
      { everyDays: null },
      { code: 'not_due', dueOn: null },
    ],
    [
      'the reason that came first',
      { ...decided('2026-01-01'), lastUsedOn: '2026-01-02' },
      { everyDays: 30 },
      { code: 'decided_long_ago', since: '2026-01-01', days: 324, dueOn: '2026-01-31' },
    ],
    [
      'of one day, the decision before the use',
      { ...decided('2026-01-01'), lastUsedOn: '2026-01-01' },
      { everyDays: 90 },
      { code: 'decided_long_ago', since: '2026-01-01', days: 324, dueOn: '2026-04-01' },
    ],
    [
      'an older version, where that is no reason',
      decided('2026-11-01', 2),
      {},
      { code: 'not_due', dueOn: '2027-02-08' },
    ],
    [
      'an older version, where it is',
      decided('2026-10-01', 2),
      { afterNewVersion: true },
      { code: 'older_version', version: 2, inForce: 3, dueOn: '2026-11-01' },
    ],
    [
      'no version',
      decided('2026-10-01', null),
      { afterNewVersion: true, everyDays: null, unusedDays: null },
      { code: 'older_version', version: null, inForce: 3, dueOn: '2026-11-01' },
    ],
    [
      'a decision of a later day that does not say its version',
      decided('2026-11-05', null),
      { afterNewVersion: true },
      { code: 'older_version', version: null, inForce: 3, dueOn: '2026-11-05' },
    ],
    [
      'the version in force',
      decided('2026-11-05'),
      { afterNewVersion: true, everyDays: null, unusedDays: null },
      { code: 'not_due', dueOn: null },
    ],
    [
      'no version in force',
      decided('2026-11-05', null),
      { afterNewVersion: true, inForce: null, everyDays: null, unusedDays: null },
      { code: 'not_due', dueOn: null },
    ],
    [
      'everything off',
      { lastDecision: null },
      { everyDays: null, unusedDays: null },
      { code: 'not_due', dueOn: null },
    ],
    [
      'a carrier that is not onboarded',
      { lastDecision: null, isOnboarded: false },
      {},
      { code: 'not_due', dueOn: null },
    ],
  ])('%s', (_, vetted, terms, due) => {
    expect(vettingDue(aVetted(vetted), someVettingTerms(terms), today)).toEqual(due)
  })
})

describe('the version of a decision', () => {
  it.each([
    ['under an older one', 2, 3, 3],
    ['under none', null, 3, 3],
    ['under the one in force', 3, 3, undefined],
    ['without one in force', null, null, undefined],
  ])('%s', (_, policyVersion, number, expected) => {
    const inForce = number === null ? null : { number, since: '2026-11-01' as const }
    expect(newerVersion(decided('2026-11-01', policyVersion), { inForce })).toBe(expected)
  })

  it('without a decision there is none', () => {
    expect(newerVersion({ lastDecision: null }, someVettingTerms())).toBeUndefined()
  })
})

describe('carriers that are due', () => {
  const never: VettingDue = { code: 'never_decided', dueOn: null }
  const older = { code: 'older_version', version: 1, inForce: 2, dueOn: '2026-10-01' } as const
  const later: VettingDue = { ...older, dueOn: '2026-11-01' }
  const soon: VettingDue = { code: 'not_due', dueOn: '2026-12-01' }
  const off: VettingDue = { code: 'not_due', dueOn: null }

  it('are in the order of how overdue they are', () => {
    expect([off, soon, later, never, older, never].toSorted(mostOverdueFirst)).toEqual([
      never,
      never,
      older,
      later,
      soon,
      off,
    ])
  })

  it('have a reason, and others none', () => {
    expect([never, older, soon].map(vettingReason)).toEqual(['never_decided', 'older_version', undefined])
  })
})

it('re-vetting is on with any setting', () => {
  const off = { everyDays: null, unusedDays: null, afterNewVersion: false }
  expect(vettingIsOn(off)).toBe(false)
  for (const change of [{ everyDays: 1 }, { unusedDays: 1 }, { afterNewVersion: true }])
    expect(vettingIsOn({ ...off, ...change })).toBe(true)
})
