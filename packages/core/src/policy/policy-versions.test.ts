import { aPolicyApproval, aPolicyRule, aPolicyVersion, aPolicyWithdrawal, id } from '@fairhaul/testkit'
import { describe, expect, it } from 'vitest'
import { ANY_OVERRIDE } from '../rules/override-terms.ts'
import type { PolicySections } from './policy.ts'
import {
  overrideTermsOf,
  scheduledVersions,
  sectionFor,
  versionInForce,
  waitingVersion,
} from './policy-versions.ts'

const TODAY = '2026-11-21'

const first = aPolicyVersion({ number: 1, effectiveOn: '2026-11-01' })
const second = aPolicyVersion({ number: 2, effectiveOn: TODAY })

describe('the version in force', () => {
  it('is the one whose first day was the latest, from that day on', () => {
    expect(versionInForce([], TODAY)).toBeUndefined()
    expect(versionInForce([second, first], '2026-10-31')).toBeUndefined()
    expect(versionInForce([second, first], '2026-11-20')).toBe(first)
    expect(versionInForce([second, first], TODAY)).toBe(second)
  })

  it('is the later number of one day', () => {
    const third = aPolicyVersion({ number: 3, effectiveOn: TODAY })
    expect(versionInForce([third, second], TODAY)).toBe(third)
  })

  it('is never one that was withdrawn, which neither waits nor is to come', () => {
    const withdrawn = aPolicyVersion({ number: 3, effectiveOn: TODAY, withdrawal: aPolicyWithdrawal() })
    const unapproved = { ...withdrawn, isApprovalRequired: true }
    expect(versionInForce([first, withdrawn], TODAY)).toBe(first)
    expect(scheduledVersions([first, withdrawn], '2026-11-20')).toEqual([])
    expect(waitingVersion([first, unapproved])).toBeUndefined()
  })

  it('is never one that waits or was declined', () => {
    const waits = aPolicyVersion({ number: 3, effectiveOn: TODAY, isApprovalRequired: true })
    const declined = { ...waits, approval: aPolicyApproval({ isApproved: false, reason: 'Too strict.' }) }
    const approved = { ...waits, approval: aPolicyApproval() }
    expect(versionInForce([first, waits], TODAY)).toBe(first)
    expect(versionInForce([first, declined], TODAY)).toBe(first)
    expect(versionInForce([first, approved], TODAY)).toBe(approved)
    expect(waitingVersion([first, declined, approved])).toBeUndefined()
    expect(waitingVersion([first, waits])).toBe(waits)
  })
})

it('versions whose day has not come are scheduled, the next first', () => {
  const [later, next] = ['2027-01-01', '2026-12-01'].map((effectiveOn, at) =>
    aPolicyVersion({ number: 4 - at, effectiveOn: effectiveOn as typeof TODAY }),
  )
  expect(scheduledVersions([later!, next!, second], TODAY)).toEqual([next, later])
})

describe('the section of a classification', () => {
  const strict = { by: 'no_one', daysMax: null, paper: 'none' } as const
  const sections: PolicySections = [
    { classificationId: null, rules: [aPolicyRule()] },
    { classificationId: id<'classification'>(4), rules: [aPolicyRule({ override: strict })] },
  ]

  it('is its own, else that for all', () => {
    expect(sectionFor(sections, id(4))).toBe(sections[1])
    expect(sectionFor(sections, id(5))).toBe(sections[0])
    expect(sectionFor(sections, null)).toBe(sections[0])
  })

  it('says how a rule may be overridden, for all as strictly as for any', () => {
    expect(overrideTermsOf(sections, aPolicyRule().ruleType, null)).toEqual(strict)
  })

  it('says how a rule may be overridden for a classification', () => {
    const { ruleType, override } = aPolicyRule()
    expect(overrideTermsOf(sections, ruleType, id(4))).toEqual(strict)
    expect(overrideTermsOf(sections, ruleType, id(5))).toEqual(override)
    expect(overrideTermsOf(sections, 'active_operating_status', null)).toEqual(ANY_OVERRIDE)
  })
})
