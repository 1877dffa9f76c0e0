import type { MadeOverride, RuleOverride } from '../rules/override.ts'
import type { CreateOverride } from '../rules/override-draft.ts'
import type { AgeLimits } from '../rules/fact-ages.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import type { AnyRuleType } from '../rules/rule-types.ts'
import type { CancelSignal } from '../shared/cancel.ts'
import type { CarrierId, ClassificationId, CompanyId, RuleOverrideId, RuleSetId } from '../shared/ids.ts'
import type { Outcome } from '../shared/outcome.ts'
import type { Page } from '../shared/page.ts'
import type { Refusal } from '../shared/refusal.ts'
import type { OwnCarrierFactsPage } from '../what-if/moves.ts'

/** Overrides of rules. Source: section 7, "Areas and rules"; section 4, "Override lifecycle". */
export interface RuleOverrides {
  /** Those of one carrier, 50 a page, newest first. */
  list(
    params: { readonly carrierId: CarrierId; readonly page?: number },
    signal?: CancelSignal,
  ): Promise<Outcome<Page<RuleOverride>, Refusal>>
  /** One override. Refuses: `not-found`. */
  find(
    params: { readonly id: RuleOverrideId },
    signal?: CancelSignal,
  ): Promise<Outcome<RuleOverride, Refusal>>
  /** Creates one. Refuses: `invalid` by field, `conflict` if one is active already. */
  create(params: CreateOverride): Promise<Outcome<MadeOverride, Refusal>>
  /** Ends the active override of one rule for one carrier. */
  deactivate(params: {
    readonly carrierId: CarrierId
    readonly ruleType: AnyRuleType
    readonly classificationId?: ClassificationId
  }): Promise<Outcome<RuleOverride, Refusal>>
  /** Starts or ends one override. Refuses: `conflict` if another is active already. */
  setActive(params: {
    readonly id: RuleOverrideId
    readonly isActive: boolean
  }): Promise<Outcome<RuleOverride, Refusal>>
}

/** The company's rules. Source: section 7, "Areas and rules". */
export interface Rules {
  /**
   * Newest first, 50 a page.
   *
   * Empty: without a company, as during a sign-up, no request is sent, a message is logged and the page is empty.
   * Source: section 7, "Areas and rules".
   */
  list(
    params: { readonly companyId: CompanyId | null; readonly page?: number },
    signal?: CancelSignal,
  ): Promise<Outcome<Page<RuleSet>, Refusal>>
  /** The rule types that are assessed, for one classification or all. */
  types(
    params: { readonly classificationId?: ClassificationId },
    signal?: CancelSignal,
  ): Promise<Outcome<readonly AnyRuleType[], Refusal>>
  /**
   * `GET rules/:id`: one rule set of the company. Refuses: `not-found`, also for another company's.
   * Source: section 7, "Areas and rules".
   */
  find(params: { readonly id: RuleSetId }, signal?: CancelSignal): Promise<Outcome<RuleSet, Refusal>>
  /**
   * How old facts may be for the company's rules to pass, and how long its contacts are to be on record. Refuses:
   * `not-found` without a rule set, and from a monitor that has no such limits.
   */
  factAges(signal?: CancelSignal): Promise<Outcome<AgeLimits, Refusal>>
  /** Sets them. Refuses: `forbidden` for users who may not manage users, `invalid` by limit. */
  setFactAges(params: { readonly ages: AgeLimits }): Promise<Outcome<AgeLimits, Refusal>>
  /**
   * The facts that rules use about the company's own carriers, connected and not dismissed, or monitored: by id, after
   * one of them. Safety data that is hidden from the user is left out, with how those rules are decided.
   *
   * Refuses: `forbidden` for users who may not manage users; `not-found` from a monitor that has no such facts.
   */
  ownCarrierFacts(
    params: { readonly after?: CarrierId; readonly pageSize?: number },
    signal?: CancelSignal,
  ): Promise<Outcome<OwnCarrierFactsPage, Refusal>>
}
