import {
  ANY_OVERRIDE,
  addDays,
  type CalendarDate,
  type ClassificationId,
  type OverrideTerms,
  type Policies,
  type PolicySections,
  type PolicyVersion,
  type PolicyVersionId,
  type RuleOverrides,
  type Rules,
} from '@fairhaul/core'
import { describe, expect, it } from 'vitest'
import { aPolicyRule } from '../builders/index.ts'
import { expectInvalid, expectRefused, type Make, type NextCarrier, valueOf } from './contract.ts'

/** A company without a version of its policy, and three people of it. Another each time. */
export interface PoliciesSubject {
  /** For one who may write it. */
  readonly policies: Policies
  /** For a second one who may. */
  readonly forSecond: Policies
  /** For a colleague who may not. */
  readonly forReader: Policies
  /** The overrides of the company, for one who may write the policy. */
  readonly overrides: RuleOverrides
  readonly nextCarrier: NextCarrier
  /** The company's rules, as everything else reads them. */
  readonly rules: Rules
  /** One of the company. */
  readonly classificationId: ClassificationId
  /** The day it is. */
  readonly today: () => CalendarDate
  /** Lets a day pass. */
  readonly passDay: () => void
  /** No version of the company has it. */
  readonly absent: PolicyVersionId
}

const CARGO: PolicySections = [{ classificationId: null, rules: [aPolicyRule()] }]

const STRICT: PolicySections = [
  {
    classificationId: null,
    rules: [
      aPolicyRule({ override: { by: 'admins', daysMax: 30, paper: 'certificate' } }),
      aPolicyRule({ ruleType: 'active_operating_status' }),
      aPolicyRule({ ruleType: 'bipd_at_least_1000000', mode: 'notify' }),
    ],
  },
]

const NOTE = 'More cargo cover.'

const versionOf = async (
  { policies, today }: PoliciesSubject,
  sections: PolicySections,
  effectiveOn = today(),
): Promise<PolicyVersion> => {
  const { revision } = valueOf(await policies.saveDraft({ sections, revision: null }))
  return valueOf(await policies.create({ revision, note: ` ${NOTE} `, effectiveOn }))
}

const current = async ({ policies }: PoliciesSubject) => valueOf(await policies.current())

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
        await policies.acknowledge({ id }),
        await policies.acknowledgments({ id }),
      ]
      for (const outcome of outcomes) expectRefused(outcome, 'not-found')
    })
  })
}
