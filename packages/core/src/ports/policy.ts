import type {
  Policy,
  PolicyAcknowledgment,
  PolicyDraft,
  PolicySections,
  PolicyVersion,
  PolicyVersionId,
} from '../policy/policy.ts'
import type { CalendarDate } from '../shared/calendar-date.ts'
import type { CancelSignal } from '../shared/cancel.ts'
import type { Outcome } from '../shared/outcome.ts'
import type { Page } from '../shared/page.ts'
import type { Refusal } from '../shared/refusal.ts'

/** A version to be made of the draft. */
export interface NewPolicyVersion {
  /** The revision of the draft that the author saw. */
  readonly revision: number
  readonly note: string
  /** Today or later. */
  readonly effectiveOn: CalendarDate
}

/** A version to be made of an earlier one. */
export interface RevertPolicy {
  readonly id: PolicyVersionId
  readonly note: string
  readonly effectiveOn: CalendarDate
}

/**
 * The company's own policy, in versions: a capability beyond section 7. Everyone in the company reads it; writing takes the
 * scopes `manage_rule_overrides` and `manage_users`.
 *
 * Refuses: `not-found` from a monitor without it; `forbidden` without rules in the plan, and to write without the scopes.
 */
export interface Policies {
  /** The policy as it stands, with its draft. */
  current(signal?: CancelSignal): Promise<Outcome<Policy, Refusal>>
  /** All versions, newest first, 50 a page. */
  versions(
    params: { readonly page?: number },
    signal?: CancelSignal,
  ): Promise<Outcome<Page<PolicyVersion>, Refusal>>
  /** One version. `not-found` also for another company's. */
  find(
    params: { readonly id: PolicyVersionId },
    signal?: CancelSignal,
  ): Promise<Outcome<PolicyVersion, Refusal>>
  /**
   * Saves the draft on the revision that its author saw; null: there was none.
   *
   * Refuses: `invalid` by `sections.0.rules.2.ruleType` and the like; `conflict` where a colleague saved one since: read the
   * policy again to see the difference.
   */
  saveDraft(params: {
    readonly sections: PolicySections
    readonly revision: number | null
  }): Promise<Outcome<PolicyDraft, Refusal>>
  /** Drops the draft. `conflict` where a colleague saved one since. */
  discardDraft(params: { readonly revision: number }): Promise<Outcome<void, Refusal>>
  /**
   * Makes a version of the draft. It decides from its day on, or, where a second person has to approve it, from the later
   * of that day and the approval.
   *
   * Refuses: `invalid` on `note` or `effectiveOn`; `conflict` where the draft changed, where another version waits, and where
   * an approved one begins on or after that day.
   */
  create(params: NewPolicyVersion): Promise<Outcome<PolicyVersion, Refusal>>
  /** Makes a version of an earlier one, by the same rules. */
  revert(params: RevertPolicy): Promise<Outcome<PolicyVersion, Refusal>>
  /** Approves or declines a version that waits. `forbidden` for its author; `conflict` where it does not wait, also as it was withdrawn. */
  decide(params: {
    readonly id: PolicyVersionId
    readonly isApproved: boolean
    /** Why not; null for an approval. */
    readonly reason: string | null
  }): Promise<Outcome<PolicyVersion, Refusal>>
  /**
   * Withdraws a version that has not decided anything: its day has not come, or it waits for a second person. A second time
   * changes nothing. `conflict` where it is or was in force, or was declined.
   */
  withdraw(params: { readonly id: PolicyVersionId }): Promise<Outcome<PolicyVersion, Refusal>>
  /** Sets whether each new version has to be approved by a second person. */
  setApprovalRequired(params: { readonly isRequired: boolean }): Promise<Outcome<Policy, Refusal>>
  /** Says that this user read a version. A second time changes nothing. */
  acknowledge(params: { readonly id: PolicyVersionId }): Promise<Outcome<void, Refusal>>
  /** Who acknowledged a version, and who has not: the people of the company, 50 a page. */
  acknowledgments(
    params: { readonly id: PolicyVersionId; readonly page?: number },
    signal?: CancelSignal,
  ): Promise<Outcome<Page<PolicyAcknowledgment>, Refusal>>
}
