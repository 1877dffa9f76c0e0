import type { Outcome } from '../../shared/outcome.ts'
import type { Problem, Refusal } from '../../shared/refusal.ts'
import type { ContactAnswer } from './contact-answer.ts'
import { type ContactVerdict, contactVerdicts } from './contact-verdict.ts'

/** The result of a finished contact search. */
export type ContactSearchResult =
  | { readonly kind: 'not-asked'; readonly message: string }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | {
      readonly kind: 'answered'
      readonly answer: ContactAnswer
      readonly verdicts: readonly ContactVerdict[]
    }

/** A search that could not be sent: its message is shown. Source: section 8, "Fraud search answer". */
export const notRequested = ({ message }: Problem): ContactSearchResult => ({ kind: 'not-asked', message })

/**
 * The result of a search: the answer with all its verdicts, or the unchanged refusal.
 *
 * Source: section 8, "Fraud search answer".
 */
export const contactSearchResult = (outcome: Outcome<ContactAnswer, Refusal>): ContactSearchResult =>
  outcome.ok
    ? { kind: 'answered', answer: outcome.value, verdicts: contactVerdicts(outcome.value) }
    : { kind: 'refused', refusal: outcome.refusal }
