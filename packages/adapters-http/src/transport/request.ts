import type { Call } from './call.ts'
import { type Method, methodOf } from './route.ts'

/** The part of `fetch` that this adapter uses. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>

const KEY_BYTES = 16

/** Not `randomUUID`, which is missing on a page without TLS. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(KEY_BYTES)), byte =>
    byte.toString(16).padStart(2, '0'),
  ).join('')

/**
 * Method, headers and body of one request. `own`: the call's further headers.
 *
 * An unsafe method has the CSRF token: the call's own, or the session's. A `FormData` has no content type here,
 * as only `fetch` knows its boundary.
 */
export const requestOf = <FetchFn, T>(
  call: Call<FetchFn, T>,
  body: unknown,
  csrfToken: string | null,
  own: Readonly<Record<string, string>> = {},
): RequestInit & { method: Method; headers: Record<string, string> } => {
  const method = methodOf(call.route)
  const headers: Record<string, string> = { accept: 'application/json', ...own }
  const proof = method === 'GET' ? null : (call.csrf ?? csrfToken)
  if (proof !== null) headers['x-csrf-token'] = proof
  if (call.once) headers['idempotency-key'] = newKey()
  const usual = { method, headers, ...(call.outlastsPage && { keepalive: true }) }
  if (body === undefined) return usual
  if (body instanceof FormData) return { ...usual, body }
  headers['content-type'] = 'application/json'
  return { ...usual, body: JSON.stringify(body) }
}
