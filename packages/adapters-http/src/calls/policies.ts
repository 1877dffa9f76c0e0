import type {
  NewPolicyVersion,
  Policies,
  PolicySections,
  PolicyVersionId,
  RevertPolicy,
} from '@fairhaul/core'
import { nothing, one, pageOf } from '../transport/answer.ts'
import { bindCalls } from '../transport/bind-calls.ts'
import { call } from '../transport/call.ts'
import type { Http } from '../transport/http.ts'
import { list } from '../wire/list.ts'
import { paged } from '../wire/paging.ts'
import { policy, policyAcknowledgment, policyDraft, policyVersion } from '../wire/policy.ts'

const handled = [401, 403, 404, 409, 422]

/** The rules of a policy on the wire. */
const sent = (sections: PolicySections) =>
  sections.map(({ classificationId, rules }) => ({
    classification_id: classificationId,
    rules: rules.map(({ ruleType, mode, override: { by, daysMax, paper } }) => ({
      is_type: ruleType,
      mode,
      override: { by, days_max: daysMax, paper },
    })),
  }))

const SECTION_FIELDS = {
  'policy.sections': 'sections',
  'policy.sections.#.classification_id': 'sections.#.classificationId',
  'policy.sections.#.rules': 'sections.#.rules',
  'policy.sections.#.rules.#.is_type': 'sections.#.rules.#.ruleType',
  'policy.sections.#.rules.#.override.days_max': 'sections.#.rules.#.override.daysMax',
}

const VERSION_FIELDS = { 'policy_version.note': 'note', 'policy_version.effective_on': 'effectiveOn' }

interface ById {
  readonly id: PolicyVersionId
}

/** Calls of ours, beyond section 7. Source: section 3, "Policy". */
export const policyCalls = {
  current: call({ route: 'GET policy', read: one(policy) }),
  versions: call({
    route: 'GET policy_versions',
    query: (params: { readonly page?: number }) => paged(params),
    read: pageOf(list(policyVersion)),
  }),
  find: call({
    route: 'GET policy_versions/:id',
    path: ({ id }: ById) => ({ id }),
    read: one(policyVersion),
  }),
  saveDraft: call({
    route: 'PATCH policy/draft',
    body: (params: { readonly sections: PolicySections; readonly revision: number | null }) => ({
      policy: { sections: sent(params.sections), revision: params.revision },
    }),
    fields: SECTION_FIELDS,
    handled,
    once: true,
    read: one(policyDraft),
  }),
  discardDraft: call({
    route: 'PATCH policy/discard_draft',
    body: (params: { readonly revision: number }) => ({ policy: params }),
    handled,
    read: nothing,
  }),
  create: call({
    route: 'POST policy_versions',
    body: ({ revision, note, effectiveOn }: NewPolicyVersion) => ({
      policy_version: { revision, note, effective_on: effectiveOn },
    }),
    fields: VERSION_FIELDS,
    handled,
    once: true,
    read: one(policyVersion),
  }),
  revert: call({
    route: 'POST policy_versions/:id/revert',
    path: ({ id }: RevertPolicy) => ({ id }),
    body: ({ note, effectiveOn }) => ({ policy_version: { note, effective_on: effectiveOn } }),
    fields: VERSION_FIELDS,
    handled,
    once: true,
    read: one(policyVersion),
  }),
  decide: call({
    route: 'PATCH policy_versions/:id/decide',
    path: ({ id }: Parameters<Policies['decide']>[0]) => ({ id }),
    body: ({ isApproved, reason }) => ({ policy_version: { is_approved: isApproved, reason } }),
    fields: { 'policy_version.reason': 'reason' },
    handled,
    read: one(policyVersion),
  }),
  withdraw: call({
    route: 'PATCH policy_versions/:id/withdraw',
    path: ({ id }: ById) => ({ id }),
    handled,
    read: one(policyVersion),
  }),
  setApprovalRequired: call({
    route: 'PATCH policy',
    body: ({ isRequired }: { readonly isRequired: boolean }) => ({
      policy: { is_approval_required: isRequired },
    }),
    read: one(policy),
  }),
  acknowledge: call({
    route: 'POST policy_versions/:id/acknowledge',
    path: ({ id }: ById) => ({ id }),
    read: nothing,
  }),
  acknowledgments: call({
    route: 'GET policy_versions/:id/acknowledgments',
    path: ({ id }: ById & { readonly page?: number }) => ({ id }),
    query: params => paged(params),
    read: pageOf(list(policyAcknowledgment)),
  }),
}

export const httpPolicies = (http: Http): Policies => bindCalls(http, policyCalls)
