import { CallFailed, type Failure } from '../../shared/failure.ts'
import type { Outcome } from '../../shared/outcome.ts'
import type { Refusal } from '../../shared/refusal.ts'

/** The shown value of a vehicle list, and the error that emptied it; null without an error. */
export interface VehiclesShown<T> {
  readonly value: T
  readonly hiddenError: Refusal | Failure | null
}

/**
 * The result of a vehicle or carrier vehicle call: its response, or the empty value after a refusal or a failure.
 *
 * Refuses: nothing. Thrown values that are not failed calls (an abort, a defect) are rethrown.
 * Source: section 8, "Vehicle calls". Choice: the error is returned with the empty list, so that a screen can say that
 * loading failed, not that the carrier has no trucks.
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
