import type { Failure } from '../shared/failure.ts'
import type { Outcome } from '../shared/outcome.ts'
import type { Page } from '../shared/page.ts'
import { emptyPage } from '../shared/page.ts'
import type { Refusal } from '../shared/refusal.ts'

/** A list of loads or tickets, for display. */
export interface FreightList<T> extends Page<T> {
  /** Why there is nothing to show. Null: the list is the server's response, so an empty one is truly empty. */
  readonly error: Refusal | Failure | null
}

/**
 * A list of loads or tickets from the response to its request. A failed or refused request gives a list with no rows,
 * page 1 of 1, 0 records, and the error.
 *
 * Source: section 8, "Load and alert lists".
 */
export const freightListOf = <T>(answer: Outcome<Page<T>, Refusal | Failure>): FreightList<T> =>
  answer.ok ? { ...answer.value, error: null } : { ...emptyPage<T>(), error: answer.refusal }
