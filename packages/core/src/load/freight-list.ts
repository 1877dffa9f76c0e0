import type { Failure } from '../shared/failure.ts'
import type { Outcome } from '../shared/outcome.ts'
import type { Page } from '../shared/page.ts'
import { emptyPage } from '../shared/page.ts'
import type { Refusal } from '../shared/refusal.ts'

/** A list of loads or of tickets as a screen shows it. */
export interface FreightList<T> extends Page<T> {
  /** Why there is nothing to show. Null: the list is what the server said, so an empty one is truly empty. */
  readonly error: Refusal | Failure | null
}

/**
 * A list of loads or tickets from the answer to its question. A question that failed or was refused gives a list with
 * no rows, page 1 of 1, 0 records, and says what the trouble was.
 *
 * Source: section 8, "Load and alert lists".
 */
export const freightListOf = <T>(answer: Outcome<Page<T>, Refusal | Failure>): FreightList<T> =>
  answer.ok ? { ...answer.value, error: null } : { ...emptyPage<T>(), error: answer.refusal }
