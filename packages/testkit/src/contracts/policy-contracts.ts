import { addDays, type PolicySections } from '@fairhaul/core'
import { describe, expect, it } from 'vitest'
import { aPolicyRule } from '../builders/index.ts'
import { expectInvalid, expectRefused, type Make, valueOf } from './contract.ts'
import { policyPeopleContract } from './policy-people-contracts.ts'
import { CARGO, current, NOTE, type PoliciesSubject, STRICT, versionOf } from './policy-subject.ts'

export type { PoliciesSubject } from './policy-subject.ts'

/** What every `Policies` does. Source: section 3, "Policy". */
export const policiesContract = (make: Make<PoliciesSubject>): void => {
  describe('a policy', () => {
    it('is the first rules of the company at first', async () => {
      const subject = await make()
      const types = valueOf(await subject.rules.types({}))
      const { sections, ...policy } = await current(subject)
      expect({ ...policy, reassessed: null }).toEqual({
        inForce: null,
        scheduled: [],
        waiting: null,
        draft: null,
        isApprovalRequired: false,
        isAcknowledged: true,
        reassessed: null,
      })
      expect(sections[0].rules.map(({ ruleType }) => ruleType).toSorted()).toEqual([...types].toSorted())
      expect(valueOf(await subject.policies.versions({})).total).toBe(0)
    })

    it('has one draft, which all who may write it share; the later of two sees the earlier first', async () => {
      const { policies, forSecond, forReader } = await make()
      const first = valueOf(await policies.saveDraft({ sections: CARGO, revision: null }))
      expect(valueOf(await forReader.current()).draft).toEqual(first)
      expectRefused(await forSecond.saveDraft({ sections: STRICT, revision: null }), 'conflict')
      const second = valueOf(await forSecond.saveDraft({ sections: STRICT, revision: first.revision }))
      expect(second.sections).toEqual(STRICT)
      for (const { revision } of [first, { revision: second.revision + 1 }]) {
        expectRefused(await policies.saveDraft({ sections: CARGO, revision }), 'conflict')
        expectRefused(await policies.discardDraft({ revision }), 'conflict')
      }
      expect(valueOf(await policies.current()).draft).toEqual(second)
    })

    it('keeps no draft that was dropped, and never counts a revision twice', async () => {
      const { policies } = await make()
      const { revision } = valueOf(await policies.saveDraft({ sections: CARGO, revision: null }))
      valueOf(await policies.discardDraft({ revision }))
      expect(valueOf(await policies.current()).draft).toBeNull()
      expectRefused(await policies.discardDraft({ revision }), 'conflict')
      const next = valueOf(await policies.saveDraft({ sections: CARGO, revision: null }))
      expect(next.revision).toBeGreaterThan(revision)
    })

    it('refuses rules that are not known, out of range or there twice, by their place', async () => {
      const { policies } = await make()
      const wrong = [
        [aPolicyRule({ ruleType: 'shiny_trucks' }), 'sections.0.rules.1.ruleType'],
        [aPolicyRule({ ruleType: 'cargo_at_least_0' }), 'sections.0.rules.1.ruleType'],
        [aPolicyRule(), 'sections.0.rules.1.ruleType'],
        [
          aPolicyRule({
            ruleType: 'active_operating_status',
            override: { by: 'permitted', daysMax: 0, paper: 'none' },
          }),
          'sections.0.rules.1.override.daysMax',
        ],
      ] as const
      for (const [rule, field] of wrong) {
        const sections: PolicySections = [{ classificationId: null, rules: [aPolicyRule(), rule] }]
        expectInvalid(await policies.saveDraft({ sections, revision: null }), field)
      }
      expect(valueOf(await policies.current()).draft).toBeNull()
    })

    it('becomes a version that decides at once, and everything else reads its rules', async () => {
      const subject = await make()
      const { policies, rules, today } = subject
      const version = await versionOf(subject, STRICT)
      expect(version).toMatchObject({
        number: 1,
        sections: STRICT,
        note: NOTE,
        effectiveOn: today(),
        isApprovalRequired: false,
        approval: null,
        withdrawal: null,
        revertsNumber: null,
      })
      expect(await current(subject)).toMatchObject({ inForce: version, sections: STRICT, draft: null })
      expect(valueOf(await policies.find({ id: version.id }))).toEqual(version)
      const types = valueOf(await rules.types({}))
      expect(new Set(types)).toEqual(new Set(['cargo_at_least_100000', 'active_operating_status']))
    })

    it('lists its versions, the newest first, which never change', async () => {
      const subject = await make()
      const first = await versionOf(subject, STRICT)
      const second = await versionOf(subject, CARGO)
      expect(second.number).toBe(2)
      const { items, total } = valueOf(await subject.policies.versions({}))
      expect([items, total]).toEqual([[second, first], 2])
      expect(valueOf(await subject.rules.types({}))).toEqual(['cargo_at_least_100000'])
    })

    it('refuses a version without a note, of the past, or of a draft that changed', async () => {
      const { policies, today } = await make()
      const { revision } = valueOf(await policies.saveDraft({ sections: CARGO, revision: null }))
      const usual = { revision, note: NOTE, effectiveOn: today() }
      for (const note of [' ', 'x'.repeat(1_001)])
        expectInvalid(await policies.create({ ...usual, note }), 'note')
      const yesterday = addDays(today(), -1)
      expectInvalid(await policies.create({ ...usual, effectiveOn: yesterday }), 'effectiveOn')
      expectRefused(await policies.create({ ...usual, revision: revision + 1 }), 'conflict')
      expect(valueOf(await policies.current())).toMatchObject({ inForce: null, draft: { revision } })
      expect(valueOf(await policies.versions({})).total).toBe(0)
    })

    it('may have rules for a classification', async () => {
      const subject = await make()
      const { classificationId, rules } = subject
      const own = { classificationId, rules: [aPolicyRule({ ruleType: 'bipd_at_least_750000' })] }
      const { sections } = await versionOf(subject, [CARGO[0], own])
      expect(sections).toEqual([CARGO[0], own])
      expect(valueOf(await rules.types({}))).toEqual(['cargo_at_least_100000'])
    })

    it('brings an earlier version back by a new one', async () => {
      const subject = await make()
      const first = await versionOf(subject, STRICT)
      await versionOf(subject, CARGO)
      const again = { id: first.id, note: 'Too few rules.', effectiveOn: subject.today() }
      const reverted = valueOf(await subject.policies.revert(again))
      expect(reverted).toMatchObject({ number: 3, sections: STRICT, revertsNumber: 1 })
      expect((await current(subject)).inForce).toEqual(reverted)
      expectInvalid(await subject.policies.revert({ ...again, note: '' }), 'note')
    })
  })

  describe('a version of a later day', () => {
    it('decides from that day on, and not before', async () => {
      const subject = await make()
      const { policies, rules, today, passDay } = subject
      const now = await versionOf(subject, CARGO)
      const later = await versionOf(subject, STRICT, addDays(today(), 1))
      expect(await current(subject)).toMatchObject({ inForce: now, scheduled: [later] })
      expect(valueOf(await rules.types({}))).toEqual(['cargo_at_least_100000'])
      passDay()
      expect(valueOf(await rules.types({}))).toHaveLength(2)
      expect(valueOf(await policies.current())).toMatchObject({ inForce: later, scheduled: [] })
    })

    it('leaves no room for another on or before that day', async () => {
      const subject = await make()
      const { policies, today } = subject
      const tomorrow = addDays(today(), 1)
      await versionOf(subject, CARGO, tomorrow)
      const { revision } = valueOf(await policies.saveDraft({ sections: STRICT, revision: null }))
      for (const effectiveOn of [today(), tomorrow])
        expectRefused(await policies.create({ revision, note: NOTE, effectiveOn }), 'conflict')
      const effectiveOn = addDays(today(), 2)
      const after = valueOf(await policies.create({ revision, note: NOTE, effectiveOn }))
      expect((await current(subject)).scheduled.map(({ number }) => number)).toEqual([1, after.number])
    })
  })

  describe('a version that is withdrawn', () => {
    it('never decides, stays in the list, and leaves its day free and its number in use', async () => {
      const subject = await make()
      const { policies, forSecond, rules, today, passDay } = subject
      const now = await versionOf(subject, CARGO)
      const tomorrow = addDays(today(), 1)
      const { id, author } = await versionOf(subject, STRICT, tomorrow)
      const withdrawn = valueOf(await forSecond.withdraw({ id }))
      expect(withdrawn).toMatchObject({ number: 2, approval: null })
      expect(withdrawn.withdrawal?.userId).not.toBe(author.userId)
      expect(await current(subject)).toMatchObject({ inForce: now, scheduled: [] })
      expect(valueOf(await policies.versions({})).items).toEqual([withdrawn, now])
      const next = await versionOf(subject, STRICT, addDays(today(), 2))
      expect(next.number).toBe(3)
      passDay()
      expect(valueOf(await rules.types({}))).toEqual(['cargo_at_least_100000'])
      expect(await current(subject)).toMatchObject({ inForce: now, scheduled: [next] })
      passDay()
      expect((await current(subject)).inForce).toEqual(next)
    })

    it('is so once, by the first of two', async () => {
      const subject = await make()
      const { policies, forSecond, today } = subject
      const { id } = await versionOf(subject, STRICT, addDays(today(), 1))
      const withdrawn = valueOf(await policies.withdraw({ id }))
      for (const each of [policies, forSecond])
        expect(valueOf(await each.withdraw({ id }))).toEqual(withdrawn)
    })

    it('is not one that has begun, or had its time', async () => {
      const subject = await make()
      const { policies, rules, today, passDay } = subject
      const { id: first } = await versionOf(subject, CARGO)
      const { id } = await versionOf(subject, STRICT, addDays(today(), 1))
      passDay()
      for (const begun of [first, id]) expectRefused(await policies.withdraw({ id: begun }), 'conflict')
      expect((await current(subject)).inForce?.id).toBe(id)
      expect(valueOf(await rules.types({}))).toHaveLength(2)
    })
  })

  policyPeopleContract(make)
}
