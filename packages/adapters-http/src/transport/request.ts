import type { Call } from './call.ts'
import { type Method, methodOf } from './route.ts'

/** The browser's `fetch`, as far as this adapter uses it. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>

const KEY_BYTES = 16

/** Not `randomUUID`, which a page that came without TLS does not have. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(KEY_BYTES)), byte =>
    byte.toString(16).padStart(2, '0'),
  ).join('')

/**
 * Method, headers and body of one request.
 *
 * An unsafe method carries the CSRF proof: the call's own, or the one held for this session. A `FormData` is left to
 * name its own content type, as only `fetch` knows the boundary.
 */
export const requestOf = <FetchFn, T>(
  call: Call<FetchFn, T>,
  body: unknown,
  csrfToken: string | null,
): RequestInit & { method: Method; headers: Record<string, string> } => {
  const method = methodOf(call.route)
  const headers: Record<string, string> = { accept: 'application/json' }
  const proof = method === 'GET' ? null : (call.csrf ?? csrfToken)
  if (proof !== null) headers['x-csrf-token'] = proof
  if (call.once) headers['idempotency-key'] = newKey()
  const usual = { method, headers, ...(call.outlastsPage && { keepalive: true }) }
  if (body === undefined) return usual
  if (body instanceof FormData) return { ...usual, body }
  headers['content-type'] = 'application/json'
  return { ...usual, body: JSON.stringify(body) }
}
