/** One finished call. The route's pattern stands for the address, which may name a person. */
export interface LoggedCall {
  readonly requestId: string
  readonly route: string | null
  readonly status: number
  readonly ms: number
  /** What went wrong inside, for a 500. */
  readonly fault?: unknown
}

const causeOf = (fault: unknown) =>
  fault instanceof Error
    ? { name: fault.name, message: fault.message, stack: fault.stack }
    : { name: String(fault) }

/**
 * The log line of a call: no address, no query, no body, nobody's name.
 *
 * A fault's message is kept: it comes from code or the database's driver, which names columns and constraints; the
 * driver's `detail`, which quotes values, is not.
 */
export const logLine = ({ requestId, route, status, ms, fault }: LoggedCall) =>
  JSON.stringify({
    level: fault === undefined ? 'info' : 'error',
    request_id: requestId,
    route,
    status,
    ms: Math.round(ms * 10) / 10,
    ...(fault !== undefined && { fault: causeOf(fault) }),
  })
