import { ANY_OVERRIDE, addDays, type OverrideTerms, type PolicySections } from '@fairhaul/core'
import { describe, expect, it } from 'vitest'
import { aPolicyRule } from '../builders/index.ts'
import { expectInvalid, expectRefused, type Make, valueOf } from './contract.ts'
import { CARGO, current, NOTE, type PoliciesSubject, STRICT, versionOf } from './policy-subject.ts'

/** What every `Policies` does for the people of a company. Source: section 3, "Policy". */
export const policyPeopleContract = (make: Make<PoliciesSubject>): void => {
  describe('a second person', () => {
    it('approves a version, which decides from then on', async () => {
      const subject = await make()
      const { policies, forSecond } = subject
      const settled = valueOf(await policies.setApprovalRequired({ isRequired: true }))
      expect(settled.isApprovalRequired).toBe(true)
      const version = await versionOf(subject, STRICT)
      expect(await current(subject)).toMatchObject({ inForce: null, waiting: version })
      expectRefused(await policies.decide({ id: version.id, isApproved: true, reason: null }), 'forbidden')
      const approved = valueOf(await forSecond.decide({ id: version.id, isApproved: true, reason: null }))
      expect(approved).toMatchObject({
        isApprovalRequired: true,
        approval: { isApproved: true, reason: null },
      })
      expect(await current(subject)).toMatchObject({ inForce: approved, waiting: null })
      expectRefused(await forSecond.decide({ id: version.id, isApproved: false, reason: 'No.' }), 'conflict')
    })

    it('declines one with a reason, which leaves its number in use', async () => {
      const subject = await make()
      const { policies, forSecond, today } = subject
      valueOf(await policies.setApprovalRequired({ isRequired: true }))
      const { id } = await versionOf(subject, STRICT)
      const { revision } = valueOf(await policies.saveDraft({ sections: CARGO, revision: null }))
      expectRefused(await policies.create({ revision, note: NOTE, effectiveOn: today() }), 'conflict')
      expectInvalid(await forSecond.decide({ id, isApproved: false, reason: null }), 'reason')
      const declined = valueOf(await forSecond.decide({ id, isApproved: false, reason: ' Too strict. ' }))
      expect(declined.approval).toMatchObject({ isApproved: false, reason: 'Too strict.' })
      expect(await current(subject)).toMatchObject({ inForce: null, waiting: null })
      valueOf(await policies.setApprovalRequired({ isRequired: false }))
      const next = valueOf(await policies.create({ revision, note: NOTE, effectiveOn: today() }))
      expect([next.number, next.isApprovalRequired]).toEqual([2, false])
      expectRefused(await policies.withdraw({ id }), 'conflict')
    })

    it('can no longer approve a version that was withdrawn while it waited, also by its author', async () => {
      const subject = await make()
      const { policies, forSecond } = subject
      valueOf(await policies.setApprovalRequired({ isRequired: true }))
      const { id } = await versionOf(subject, STRICT)
      const withdrawn = valueOf(await policies.withdraw({ id }))
      for (const isApproved of [true, false])
        expectRefused(await forSecond.decide({ id, isApproved, reason: 'No.' }), 'conflict')
      expect(valueOf(await policies.find({ id }))).toEqual(withdrawn)
      expect(await current(subject)).toMatchObject({ inForce: null, waiting: null, scheduled: [] })
      const next = await versionOf(subject, CARGO)
      expect((await current(subject)).waiting).toEqual(next)
    })

    it('can withdraw what was approved for a later day', async () => {
      const subject = await make()
      const { policies, forSecond, today } = subject
      valueOf(await policies.setApprovalRequired({ isRequired: true }))
      const { id } = await versionOf(subject, STRICT, addDays(today(), 1))
      const approved = valueOf(await forSecond.decide({ id, isApproved: true, reason: null }))
      expect(valueOf(await forSecond.withdraw({ id }))).toMatchObject({ approval: approved.approval })
      expect((await current(subject)).scheduled).toEqual([])
    })
  })

  describe('an override under a policy', () => {
    const ruleType = aPolicyRule().ruleType
    const under = (override: Partial<OverrideTerms>): PolicySections => [
      { classificationId: null, rules: [aPolicyRule({ override: { ...ANY_OVERRIDE, ...override } })] },
    ]

    it('is for those whom the policy lets, for as long as it lets them, with its paper', async () => {
      const subject = await make()
      const { overrides, nextCarrier, today } = subject
      const carrierId = nextCarrier()
      const create = (days: number) =>
        overrides.create({ carrierId, ruleType, expiresOn: addDays(today(), days) })
      await versionOf(subject, under({ by: 'no_one' }))
      expectInvalid(await create(1), 'ruleType')
      await versionOf(subject, under({ paper: 'certificate' }))
      expectInvalid(await create(1), 'file')
      await versionOf(subject, under({ paper: 'file' }))
      expectInvalid(await create(1), 'file')
      await versionOf(subject, under({ by: 'admins', daysMax: 30 }))
      expectInvalid(await create(31), 'expiresOn')
      expect(valueOf(await create(30))).toMatchObject({ isActive: true, policyVersion: 4 })
    })

    it('counts to its end whatever a later version says', async () => {
      const subject = await make()
      const { overrides, nextCarrier } = subject
      const carrierId = nextCarrier()
      const made = valueOf(await overrides.create({ carrierId, ruleType, expiresOn: '2080-01-01' }))
      expect(made.policyVersion ?? null).toBeNull()
      await versionOf(subject, under({ by: 'no_one' }))
      expect(valueOf(await overrides.find({ id: made.id }))).toMatchObject({ isActive: true })
    })
  })

  describe('people and a policy', () => {
    it('acknowledge a version once', async () => {
      const subject = await make()
      const { forReader } = subject
      const { id } = await versionOf(subject, STRICT)
      expect(valueOf(await forReader.current()).isAcknowledged).toBe(false)
      for (const _ of ['once', 'twice']) valueOf(await forReader.acknowledge({ id }))
      expect(valueOf(await forReader.current()).isAcknowledged).toBe(true)
      const { items } = valueOf(await subject.policies.acknowledgments({ id }))
      expect(items).toHaveLength(3)
      expect(items.filter(({ at }) => at !== null)).toHaveLength(1)
      const { id: next } = await versionOf(subject, CARGO)
      expect(valueOf(await forReader.current()).isAcknowledged).toBe(false)
      const { items: later } = valueOf(await subject.policies.acknowledgments({ id: next }))
      expect(later.map(({ at }) => at)).toEqual([null, null, null])
    })

    it('read it all, and write it with the scopes alone', async () => {
      const subject = await make()
      const { forReader, today } = subject
      const version = await versionOf(subject, STRICT)
      const { id } = version
      const effectiveOn = today()
      expect(valueOf(await forReader.find({ id }))).toEqual(version)
      expect(valueOf(await forReader.versions({})).items).toEqual([version])
      const refusals = [
        await forReader.saveDraft({ sections: CARGO, revision: null }),
        await forReader.discardDraft({ revision: 1 }),
        await forReader.create({ revision: 1, note: NOTE, effectiveOn }),
        await forReader.revert({ id, note: NOTE, effectiveOn }),
        await forReader.decide({ id, isApproved: true, reason: null }),
        await forReader.withdraw({ id }),
        await forReader.setApprovalRequired({ isRequired: true }),
      ]
      for (const outcome of refusals) expectRefused(outcome, 'forbidden')
      expect(await current(subject)).toMatchObject({ draft: null, isApprovalRequired: false })
    })

    it('find no version that is missing or of another company', async () => {
      const { policies, absent: id, today } = await make()
      const outcomes = [
        await policies.find({ id }),
        await policies.revert({ id, note: NOTE, effectiveOn: today() }),
        await policies.decide({ id, isApproved: true, reason: null }),
        await policies.withdraw({ id }),
        await policies.acknowledge({ id }),
        await policies.acknowledgments({ id }),
      ]
      for (const outcome of outcomes) expectRefused(outcome, 'not-found')
    })
  })
}
