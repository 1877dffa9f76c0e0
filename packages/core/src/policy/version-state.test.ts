import { aPolicyVersion, aPolicyWithdrawal, id } from '@fairhaul/testkit'
import { describe, expect, it } from 'vitest'
import type { Policy, PolicyApproval, PolicyVersion } from './policy.ts'
import {
  mayBeWithdrawn,
  policyVersionStart,
  policyVersionState,
  policyVersionStateText,
  versionBefore,
} from './version-state.ts'

const version = aPolicyVersion({
  id: id(3),
  number: 3,
  effectiveOn: '2026-11-30',
  approval: null,
  isApprovalRequired: false,
})
const nothing: Pick<Policy, 'inForce' | 'scheduled'> = { inForce: null, scheduled: [] }
const approval: PolicyApproval = {
  userId: id(2),
  userName: 'Priya Nair',
  isApproved: true,
  reason: null,
  at: '2026-12-02T17:00:00.000Z',
}
const withdrawal = aPolicyWithdrawal()
const declined = { ...approval, isApproved: false, reason: 'Too much.' }

describe('what became of a version of a policy', () => {
  it.each<[string, PolicyVersion, Pick<Policy, 'inForce' | 'scheduled'>]>([
    ['In force since Nov 30, 2026', version, { inForce: version, scheduled: [] }],
    ['Begins on Nov 30, 2026', version, { inForce: null, scheduled: [version] }],
    ['Waits for approval', { ...version, isApprovalRequired: true }, nothing],
    ['Declined by Priya Nair', { ...version, isApprovalRequired: true, approval: declined }, nothing],
    ['Declined by a former colleague', { ...version, approval: { ...declined, userName: null } }, nothing],
    ['Withdrawn by Priya Sandhar on Nov 29, 2026', { ...version, withdrawal }, nothing],
    [
      'Withdrawn by a former colleague on Nov 29, 2026',
      { ...version, isApprovalRequired: true, withdrawal: { ...withdrawal, userName: null } },
      nothing,
    ],
    ['Past', version, nothing],
    ['Past', { ...version, isApprovalRequired: true, approval }, nothing],
  ])('%s', (text, of, policy) => {
    expect(policyVersionStateText(of, policy)).toBe(text)
  })

  it('one in force is in force, whatever else is known of it', () => {
    expect(policyVersionState(version, { inForce: { ...version, number: 9 }, scheduled: [version] })).toBe(
      'in_force',
    )
  })

  it.each<[boolean, string, PolicyVersion, Pick<Policy, 'inForce' | 'scheduled'>]>([
    [true, 'of a later day', version, { inForce: null, scheduled: [version] }],
    [true, 'that waits', { ...version, isApprovalRequired: true }, nothing],
    [false, 'in force', version, { inForce: version, scheduled: [] }],
    [false, 'of the past', version, nothing],
    [false, 'declined', { ...version, isApprovalRequired: true, approval: declined }, nothing],
    [false, 'withdrawn before', { ...version, withdrawal }, nothing],
  ])('%s: one %s may be withdrawn', (may, _, of, policy) => {
    expect(mayBeWithdrawn(of, policy)).toBe(may)
  })

  it('begins on its day, or on that of its approval where that came later', () => {
    expect(policyVersionStart(version)).toBe('2026-11-30')
    expect(policyVersionStart({ ...version, approval })).toBe('2026-12-02')
    expect(
      policyVersionStart({ ...version, approval: { ...approval, at: '2026-11-21T17:00:00.000Z' } }),
    ).toBe('2026-11-30')
  })
})

describe('the version that another took the place of', () => {
  const numbered = (number: number, change: Partial<PolicyVersion> = {}) => ({
    ...version,
    number,
    ...change,
  })

  it('is the newest before it that decided', () => {
    const versions = [
      numbered(1),
      numbered(2, { isApprovalRequired: true, approval }),
      numbered(3, { isApprovalRequired: true, approval: declined }),
      numbered(4, { isApprovalRequired: true }),
      numbered(5, { withdrawal }),
      numbered(7),
    ]
    expect(versionBefore(numbered(6), versions)?.number).toBe(2)
  })

  it('is none for the first', () => {
    expect(versionBefore(numbered(1), [numbered(1)])).toBeUndefined()
  })
})
