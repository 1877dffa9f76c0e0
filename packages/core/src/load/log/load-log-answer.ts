import type { Failure } from '../../shared/failure.ts'
import type { Outcome } from '../../shared/outcome.ts'
import { done, refused } from '../../shared/outcome.ts'

/** What is known of an answer that should hold load logs. */
export interface LoadLogAnswer {
  /** The route of the call, with its parameters' names. */
  readonly call: string
  readonly status: number
  readonly requestId: string | null
}

/**
 * The data of an answer about load logs, or the failure that an answer without data is.
 *
 * Empty: a load without logs is a list with no rows, which is data. Refuses: null, and nothing at all.
 * Source: section 5, "Load logs".
 */
export const loadLogData = <T>(
  data: T | null | undefined,
  { call, status, requestId }: LoadLogAnswer,
): Outcome<T, Failure> =>
  data === null || data === undefined
    ? refused({ kind: 'unreadable', call, status, requestId, detail: 'load logs: no data in the answer' })
    : done(data)
