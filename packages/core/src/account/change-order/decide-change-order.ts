import { done, type Outcome, refused } from '../../shared/outcome.ts'
import type { CompanyChangeOrder } from './company-change-order.ts'

/** What a company may do with a change order. Source: section 4, "Change order decision". */
export type ChangeOrderDecision = 'approved' | 'rejected'

/** Why a change order cannot be decided, with a message for the broker. */
export interface ChangeOrderRefusal {
  readonly kind: 'already-approved' | 'already-rejected'
  readonly message: string
}

/**
 * A change order after its decision, which is final.
 *
 * Refuses: `already-approved` and `already-rejected`, also for the same decision again.
 * Source: section 4, "Change order decision"; section 3, "Change orders and reports".
 */
export const decideChangeOrder = (
  order: CompanyChangeOrder,
  decision: ChangeOrderDecision,
  /** Who decides, by name, and when, an instant. */
  { by, at }: { readonly by: string | null; readonly at: string },
): Outcome<CompanyChangeOrder, ChangeOrderRefusal> =>
  order.state === 'pending'
    ? done({ ...order, state: decision, decidedBy: by, decidedAt: at })
    : refused({
        kind: `already-${order.state}`,
        message: `This change order was already ${order.state}. Decisions are final.`,
      })
