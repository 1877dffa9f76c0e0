import { CallFailed, type Failure } from '../../shared/failure.ts'
import type { Outcome } from '../../shared/outcome.ts'
import type { Refusal } from '../../shared/refusal.ts'

/** What a vehicle list shows, and the trouble that emptied it; null when there was none. */
export interface VehiclesShown<T> {
  readonly value: T
  readonly hiddenError: Refusal | Failure | null
}

/**
 * What a vehicle or carrier vehicle call shows: its answer, or the empty value after a refusal or a failure.
 *
 * Refuses: nothing. What was thrown and is no failed call (an abort, a defect) is thrown on.
 * Source: section 8, "Vehicle calls". Choice: the trouble stands beside the empty list, so that a screen can say that
 * the list is empty because nothing came, and not because the carrier has no trucks.
 */
export const vehiclesOrNone = async <T>(
  answer: Promise<Outcome<T, Refusal>>,
  none: T,
): Promise<VehiclesShown<T>> => {
  try {
    const outcome = await answer
    return outcome.ok
      ? { value: outcome.value, hiddenError: null }
      : { value: none, hiddenError: outcome.refusal }
  } catch (thrown) {
    if (!(thrown instanceof CallFailed)) throw thrown
    return { value: none, hiddenError: thrown.failure }
  }
}
