import {
  OVERRIDE_AUTHORS,
  OVERRIDE_PAPERS,
  POLICY_RULE_MODES,
  type Policy,
  type PolicyAcknowledgment,
  type PolicyDraft,
  type PolicyPerson,
  type PolicySection,
  type PolicySections,
  type PolicyVersion,
} from '@fairhaul/core'
import { list } from './list.ts'
import { type Reader, Unreadable } from './reader.ts'
import { record } from './record.ts'
import { calendarDate, count, id, instant, nullable, oneOf, optional, text, yesNo } from './values.ts'

const person: Reader<PolicyPerson> = record({ user_id: id<'user'>, user_name: nullable(text) })

const section: Reader<PolicySection> = record({
  classification_id: nullable(id<'classification'>),
  rules: list(
    record({
      is_type: ['ruleType', text],
      mode: oneOf(POLICY_RULE_MODES),
      override: record({
        by: oneOf(OVERRIDE_AUTHORS),
        days_max: nullable(count),
        paper: oneOf(OVERRIDE_PAPERS),
      }),
    }),
  ),
})

const some = list(section)

/** The rules for all carriers, and those of classifications. Refuses: none for all. */
const sections: Reader<PolicySections> = value => {
  const [all, ...others] = some(value)
  if (all === undefined) throw new Unreadable('no rules for all carriers')
  return [all, ...others]
}

/** A version of a company's policy. Source: section 3, "Policy". */
export const policyVersion: Reader<PolicyVersion> = record({
  id: id<'policy-version'>,
  number: count,
  sections,
  note: text,
  author: person,
  created_at: instant,
  effective_on: calendarDate,
  is_approval_required: yesNo,
  approval: nullable(
    record({
      user_id: id<'user'>,
      user_name: nullable(text),
      is_approved: yesNo,
      reason: nullable(text),
      at: instant,
    }),
  ),
  withdrawal: nullable(record({ user_id: id<'user'>, user_name: nullable(text), at: instant })),
  reverts_number: nullable(count),
})

/** The draft of the next version. Source: section 3, "Policy". */
export const policyDraft: Reader<PolicyDraft> = record({
  sections,
  revision: count,
  author: person,
  saved_at: instant,
})

/** A company's policy as it stands. Source: section 3, "Policy". */
export const policy: Reader<Policy> = record({
  in_force: nullable(policyVersion),
  sections,
  scheduled: list(policyVersion),
  waiting: nullable(policyVersion),
  draft: nullable(policyDraft),
  is_approval_required: yesNo,
  is_acknowledged: yesNo,
  reassessed: optional(record({ done: count, total: count })),
})

/** A colleague, and when they acknowledged a version. Source: section 3, "Policy". */
export const policyAcknowledgment: Reader<PolicyAcknowledgment> = record({
  user_id: id<'user'>,
  user_name: nullable(text),
  at: nullable(instant),
})
