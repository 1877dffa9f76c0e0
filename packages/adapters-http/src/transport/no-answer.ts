import { CallFailed, type Failure } from '@fairhaul/core'

/** What the system says of a connection that failed, as Node has it. A browser says nothing. */
interface SystemError {
  readonly code?: unknown
  readonly address?: unknown
  readonly hostname?: unknown
  readonly port?: unknown
  readonly cause?: unknown
  readonly errors?: readonly unknown[]
}

/** Causes of causes that are looked through, at most. */
const DEPTH_MAX = 5

/**
 * The cause of a connection that failed, with its address: "ECONNREFUSED 127.0.0.1:4180", "ENOTFOUND monitor.example".
 *
 * Empty: null, as in a browser, which does not name it. No body and no path are in it.
 */
export const causeText = (thrown: unknown, depth = 0): string | null => {
  if (typeof thrown !== 'object' || thrown === null || depth > DEPTH_MAX) return null
  const { code, address, hostname, port, cause, errors } = thrown as SystemError
  // A name with several addresses has an error for each.
  const inside = causeText(errors?.[0], depth + 1) ?? causeText(cause, depth + 1)
  if (inside !== null) return inside
  if (typeof code !== 'string') return null
  const host = [address, hostname].find(each => typeof each === 'string')
  const place = [host, port].filter(part => typeof part === 'string' || typeof part === 'number').join(':')
  return place === '' ? code : `${code} ${place}`
}

/** A call without a response that can be used, with the error behind it. */
export const noAnswer = (
  kind: Failure['kind'],
  call: string,
  status: number | null,
  cause: unknown,
): CallFailed => new CallFailed({ kind, call, status, requestId: null, detail: causeText(cause) }, { cause })
