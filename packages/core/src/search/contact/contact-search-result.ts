import type { Outcome } from '../../shared/outcome.ts'
import type { Problem, Refusal } from '../../shared/refusal.ts'
import type { ContactAnswer } from './contact-answer.ts'
import { type ContactVerdict, contactVerdicts } from './contact-verdict.ts'

/** Where a contact search stands once there is nothing more to wait for. */
export type ContactSearchResult =
  | { readonly kind: 'not-asked'; readonly message: string }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | {
      readonly kind: 'answered'
      readonly answer: ContactAnswer
      readonly verdicts: readonly ContactVerdict[]
    }

/** A search that could not be asked: its message is shown. Source: section 8, "Fraud search answer". */
export const notRequested = ({ message }: Problem): ContactSearchResult => ({ kind: 'not-asked', message })

/**
 * What a search came to: the answer with all it means, or the refusal, kept whole as it came.
 *
 * Source: section 8, "Fraud search answer".
 */
export const contactSearchResult = (outcome: Outcome<ContactAnswer, Refusal>): ContactSearchResult =>
  outcome.ok
    ? { kind: 'answered', answer: outcome.value, verdicts: contactVerdicts(outcome.value) }
    : { kind: 'refused', refusal: outcome.refusal }
