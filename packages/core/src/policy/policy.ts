import type { OverrideTerms } from '../rules/override-terms.ts'
import type { AnyRuleType } from '../rules/rule-types.ts'
import type { CalendarDate } from '../shared/calendar-date.ts'
import type { ClassificationId, Id, UserId } from '../shared/ids.ts'

/** The number of a version's record; people see `number`. */
export type PolicyVersionId = Id<'policy-version'>

/** What a rule of a policy does. */
export const POLICY_RULE_MODES = ['notify', 'required'] as const

/**
 * What a rule does: a required one decides the verdict, one that only notifies is shown with it, one that is off is not
 * looked at. A rule that is off is not among the rules of a policy.
 */
export type PolicyRuleMode = (typeof POLICY_RULE_MODES)[number]

/** One rule of a policy. Its threshold is in its name: `cargo_at_least_250000`. */
export interface PolicyRule {
  readonly ruleType: AnyRuleType
  readonly mode: PolicyRuleMode
  readonly override: OverrideTerms
}

/** The rules for all carriers, or for those of one classification instead. */
export interface PolicySection {
  /** Null: for every carrier whose classification has no section. */
  readonly classificationId: ClassificationId | null
  readonly rules: readonly PolicyRule[]
}

/** What a company requires of carriers. The section for all comes first; a classification has one at most. */
export type PolicySections = readonly [PolicySection, ...PolicySection[]]

/** A person as they are named beside what they did. */
export interface PolicyPerson {
  readonly userId: UserId
  /** By the monitor's name. Null: the person left. */
  readonly userName: string | null
}

/** What a second person decided about a version. */
export interface PolicyApproval extends PolicyPerson {
  readonly isApproved: boolean
  /** Why not. Null: approved. */
  readonly reason: string | null
  /** An instant. */
  readonly at: string
}

/** Who withdrew a version before it decided anything. */
export interface PolicyWithdrawal extends PolicyPerson {
  /** An instant. */
  readonly at: string
}

/** A version of a company's policy. It never changes; a later one takes its place. */
export interface PolicyVersion {
  readonly id: PolicyVersionId
  /** From 1, by company, without gaps. */
  readonly number: number
  readonly sections: PolicySections
  /** What changed and why, as its author wrote. */
  readonly note: string
  readonly author: PolicyPerson
  /** An instant. */
  readonly createdAt: string
  /** The first day on which it may decide. */
  readonly effectiveOn: CalendarDate
  /** Whether a second person has to approve it. */
  readonly isApprovalRequired: boolean
  readonly approval: PolicyApproval | null
  /** Null: it was not withdrawn. A version that was never decides, and its number is not used again. */
  readonly withdrawal: PolicyWithdrawal | null
  /** The version that it brings back. Null: it is a new one. */
  readonly revertsNumber: number | null
}

/** The draft of a company's next version: one, which all who may write it share. */
export interface PolicyDraft {
  readonly sections: PolicySections
  /** Counts up with each save: who saves on an older one sees the difference first. */
  readonly revision: number
  readonly author: PolicyPerson
  /** An instant. */
  readonly savedAt: string
}

/** A company's policy as it stands. */
export interface Policy {
  /** Null: no version was written yet, and the first rules of the company decide. */
  readonly inForce: PolicyVersion | null
  /** The rules in force: of the version, or the company's first rules. */
  readonly sections: PolicySections
  /** Approved versions whose day has not come, the next first. */
  readonly scheduled: readonly PolicyVersion[]
  /** The version that waits for a second person. Null: none does. */
  readonly waiting: PolicyVersion | null
  readonly draft: PolicyDraft | null
  /** Whether each new version has to be approved by a second person. */
  readonly isApprovalRequired: boolean
  /** Whether this user has acknowledged the version in force. True without one. */
  readonly isAcknowledged: boolean
  /** How many of the company's own carriers are assessed by the rules in force, of how many. Null or missing: not known. */
  readonly reassessed?: { readonly done: number; readonly total: number } | null
}

/** A colleague, and when they acknowledged a version. */
export interface PolicyAcknowledgment extends PolicyPerson {
  /** An instant. Null: not yet. */
  readonly at: string | null
}
