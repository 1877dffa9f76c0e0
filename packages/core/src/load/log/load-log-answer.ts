import type { Failure } from '../../shared/failure.ts'
import type { Outcome } from '../../shared/outcome.ts'
import { done, refused } from '../../shared/outcome.ts'

/** The response to a request for load logs. */
export interface LoadLogAnswer {
  /** The route of the call, with its parameter names. */
  readonly call: string
  readonly status: number
  readonly requestId: string | null
}

/**
 * The data of a load log response, or a failure if it has no data.
 *
 * Empty: a load without logs is a list with no rows, which is data. Refuses: null and undefined.
 * Source: section 5, "Load logs".
 */
export const loadLogData = <T>(
  data: T | null | undefined,
  { call, status, requestId }: LoadLogAnswer,
): Outcome<T, Failure> =>
  data === null || data === undefined
    ? refused({ kind: 'unreadable', call, status, requestId, detail: 'load logs: no data in the answer' })
    : done(data)
