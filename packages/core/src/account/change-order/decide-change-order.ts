import { done, type Outcome, refused } from '../../shared/outcome.ts'
import type { Problem } from '../../shared/refusal.ts'
import { CHANGE_ORDER_STATE_LABELS, type CompanyChangeOrder } from './company-change-order.ts'

/** What a company may do with a change order. Source: section 4, "Change order decision". */
export type ChangeOrderDecision = 'approved' | 'rejected'

/** The longest reason of a decision, in characters. */
export const DECISION_REASON_CHARACTERS_MAX = 500

/** Why a change order cannot be decided, with a message for the broker. */
export interface ChangeOrderRefusal {
  readonly kind: 'already-approved' | 'already-rejected'
  readonly message: string
}

/** Who decides, when and why. */
export interface DecisionFacts {
  /** By name. Null: not on record. */
  readonly by: string | null
  /** An instant. */
  readonly at: string
  /** Null: none was given. */
  readonly reason?: string | null
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
  { by, at, reason = null }: DecisionFacts,
): Outcome<CompanyChangeOrder, ChangeOrderRefusal> =>
  order.state === 'pending'
    ? done({ ...order, state: decision, decidedBy: by, decidedAt: at, reason })
    : refused({
        kind: `already-${order.state}`,
        message: `This change order was already ${order.state}. Decisions are final.`,
      })

/**
 * Reads the reason of a decision as typed, without blanks around it.
 *
 * Empty: null for an approval without one. Refuses: `reason` for a rejection without one, and for one of more than
 * `DECISION_REASON_CHARACTERS_MAX` characters.
 * Source: section 4, "Change order decision". Choice: the user who requested it learns what to change.
 */
export const readDecisionReason = (
  decision: ChangeOrderDecision,
  typed: string,
): Outcome<string | null, readonly Problem[]> => {
  const reason = typed.trim()
  const refuse = (message: string) => refused([{ field: 'reason', message }])
  if (reason.length > DECISION_REASON_CHARACTERS_MAX)
    return refuse(`Use at most ${DECISION_REASON_CHARACTERS_MAX} characters.`)
  if (reason !== '') return done(reason)
  return decision === 'rejected' ? refuse('Say why, so that it can be requested again.') : done(null)
}

/**
 * Who decided and how, for someone whose own decision came too late: "Kim Vance rejected this change order first."
 *
 * Empty: null while it is pending.
 * Source: section 4, "Change order decision".
 */
export const earlierDecisionText = ({
  state,
  decidedBy,
}: Pick<CompanyChangeOrder, 'state' | 'decidedBy'>): string | null => {
  if (state === 'pending') return null
  const decided = CHANGE_ORDER_STATE_LABELS[state].toLowerCase()
  return decidedBy === null
    ? `This change order was ${decided} first.`
    : `${decidedBy} ${decided} this change order first.`
}
