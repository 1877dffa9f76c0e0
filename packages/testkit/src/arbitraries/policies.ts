import {
  OVERRIDE_AUTHORS,
  OVERRIDE_PAPERS,
  type OverrideTerms,
  type Policies,
  type PolicyApproval,
  type PolicySections,
  type PolicyVersion,
} from '@fairhaul/core'
import fc from 'fast-check'
import type { ArbitraryParams } from './port-param-types.ts'
import { anyRuleTypes } from './rules.ts'
import { calendarDates, ids, instants, maybe, pageNumbers, pageParams } from './values.ts'

const people = { userId: ids<'user'>(), userName: maybe(fc.constantFrom('Dana Reyes', 'Priya Sandhar')) }

const overrideTerms: fc.Arbitrary<OverrideTerms> = fc.record({
  by: fc.constantFrom(...OVERRIDE_AUTHORS),
  daysMax: maybe(fc.constantFrom(1, 30, 3_650)),
  paper: fc.constantFrom(...OVERRIDE_PAPERS),
})

const rules = fc.uniqueArray(
  fc.record({ ruleType: anyRuleTypes, mode: fc.constantFrom('notify', 'required'), override: overrideTerms }),
  { selector: ({ ruleType }) => ruleType, maxLength: 5 },
)

/** Rules for all carriers, and for up to two classifications. */
export const policySections: fc.Arbitrary<PolicySections> = fc
  .tuple(
    rules,
    fc.uniqueArray(fc.record({ classificationId: ids<'classification'>(), rules }), {
      selector: ({ classificationId }) => classificationId,
      maxLength: 2,
    }),
  )
  .map(([all, others]) => [{ classificationId: null, rules: all }, ...others])

const approvals: fc.Arbitrary<PolicyApproval> = fc.oneof(
  fc.record({ ...people, isApproved: fc.constant(true), reason: fc.constant(null), at: instants }),
  fc.record({ ...people, isApproved: fc.constant(false), reason: fc.constant('Too strict.'), at: instants }),
)

/** Versions with and without an approval, some withdrawn, some of which bring an earlier one back. */
export const policyVersions: fc.Arbitrary<PolicyVersion> = fc
  .record({
    id: ids<'policy-version'>(),
    number: fc.integer({ min: 1, max: 40 }),
    sections: policySections,
    note: fc.string({ minLength: 1, maxLength: 40 }),
    author: fc.record(people),
    createdAt: instants,
    effectiveOn: calendarDates,
    isApprovalRequired: fc.boolean(),
    approval: maybe(approvals),
    withdrawal: maybe(fc.record({ ...people, at: instants })),
    revertsNumber: maybe(fc.integer({ min: 1, max: 40 })),
  })
  .map(version => (version.isApprovalRequired ? version : { ...version, approval: null }))

const note = fc.constantFrom('More cargo cover.', ' ', 'x'.repeat(1_001))
const revision = fc.integer({ min: 1, max: 4 })
const id = ids<'policy-version'>()

/** The params of the calls about a company's policy. */
export const policyParams: ArbitraryParams<Policies> = {
  versions: pageParams,
  find: fc.record({ id }),
  saveDraft: fc.record({ sections: policySections, revision: maybe(revision) }),
  discardDraft: fc.record({ revision }),
  create: fc.record({ revision, note, effectiveOn: calendarDates }),
  revert: fc.record({ id, note, effectiveOn: calendarDates }),
  decide: fc.record({ id, isApproved: fc.boolean(), reason: maybe(note) }),
  withdraw: fc.record({ id }),
  setApprovalRequired: fc.record({ isRequired: fc.boolean() }),
  acknowledge: fc.record({ id }),
  acknowledgments: fc.record({ id, page: pageNumbers }, { requiredKeys: ['id'] }),
}
