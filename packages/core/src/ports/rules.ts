import type { RuleSet } from '../rules/rule-set.ts'
import type { RuleType } from '../rules/rule-types.ts'
import type { CancelSignal } from '../shared/cancel.ts'
import type { ClassificationId, CompanyId } from '../shared/ids.ts'
import type { Outcome } from '../shared/outcome.ts'
import type { Page } from '../shared/page.ts'
import type { Refusal } from '../shared/refusal.ts'

/** The company's rules. Source: section 7, "Areas and rules". */
export interface Rules {
  /** Newest first, 50 a page. */
  list(
    ask: { readonly companyId: CompanyId; readonly page?: number },
    signal?: CancelSignal,
  ): Promise<Outcome<Page<RuleSet>, Refusal>>
  /** The rule types that are assessed, for one classification or all. */
  types(
    ask: { readonly classificationId?: ClassificationId },
    signal?: CancelSignal,
  ): Promise<Outcome<readonly RuleType[], Refusal>>
}
