import type { RuleSet } from '../../rules/rule-set.ts'
import type { RuleType } from '../../rules/rule-types.ts'
import type { CancelSignal } from '../../shared/cancel.ts'
import type { ClassificationId, CompanyId, RuleSetId } from '../../shared/ids.ts'
import type { Outcome } from '../../shared/outcome.ts'
import type { Page } from '../../shared/page.ts'
import type { Refusal } from '../../shared/refusal.ts'

/** The company's rules. Source: section 7, "Areas and rules". */
export interface Rules {
  /**
   * Newest first, 50 a page.
   *
   * Empty: without a company, as for someone who is still signing up, nothing is asked, a message is logged and the
   * page is empty. Source: section 7, "Areas and rules".
   */
  list(
    params: { readonly companyId: CompanyId | null; readonly page?: number },
    signal?: CancelSignal,
  ): Promise<Outcome<Page<RuleSet>, Refusal>>
  /** The rule types that are assessed, for one classification or all. */
  types(
    params: { readonly classificationId?: ClassificationId },
    signal?: CancelSignal,
  ): Promise<Outcome<readonly RuleType[], Refusal>>
  /**
   * `GET rules/:id`: one rule set of the company. Refuses: `not-found`, also for another company's.
   * Source: section 7, "Areas and rules".
   */
  find(params: { readonly id: RuleSetId }, signal?: CancelSignal): Promise<Outcome<RuleSet, Refusal>>
}
