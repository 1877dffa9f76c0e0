import {
  ANY_OVERRIDE,
  type Policy,
  type PolicyApproval,
  type PolicyDraft,
  type PolicyRule,
  type PolicySections,
  type PolicyVersion,
  type PolicyWithdrawal,
} from '@fairhaul/core'
import { builder, id } from './builder.ts'

/** Cargo insurance, required, which everyone who may override rules may override. */
export const aPolicyRule = builder<PolicyRule>({
  ruleType: 'cargo_at_least_100000',
  mode: 'required',
  override: ANY_OVERRIDE,
})

/** Two rules for all carriers. */
export const somePolicySections = (): PolicySections => [
  { classificationId: null, rules: [aPolicyRule({ ruleType: 'active_operating_status' }), aPolicyRule()] },
]

/** A colleague approved it in November. */
export const aPolicyApproval = builder<PolicyApproval>({
  userId: id(2),
  userName: 'Priya Sandhar',
  isApproved: true,
  reason: null,
  at: '2026-11-02T10:00:00.000Z',
})

/** A colleague withdrew it in November. */
export const aPolicyWithdrawal = builder<PolicyWithdrawal>({
  userId: id(2),
  userName: 'Priya Sandhar',
  at: '2026-11-29T17:00:00.000Z',
})

/** The first version of the usual company, in force since November. */
export const aPolicyVersion = builder<PolicyVersion>({
  id: id(1),
  number: 1,
  sections: somePolicySections(),
  note: 'What we have required so far.',
  author: { userId: id(1), userName: 'Dana Reyes' },
  createdAt: '2026-11-01T09:00:00.000Z',
  effectiveOn: '2026-11-01',
  isApprovalRequired: false,
  approval: null,
  withdrawal: null,
  revertsNumber: null,
})

/** A draft that requires less. */
export const aPolicyDraft = builder<PolicyDraft>({
  sections: [{ classificationId: null, rules: [aPolicyRule()] }],
  revision: 1,
  author: { userId: id(1), userName: 'Dana Reyes' },
  savedAt: '2026-11-20T09:00:00.000Z',
})

/** A company with one version in force, which the usual user has acknowledged, and nothing beside it. */
export const aCompanyPolicy = builder<Policy>({
  inForce: aPolicyVersion(),
  sections: somePolicySections(),
  scheduled: [],
  waiting: null,
  draft: null,
  isApprovalRequired: false,
  isAcknowledged: true,
})
