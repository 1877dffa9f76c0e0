import { isApiKeyText } from '@fairhaul/core'
import type { Call } from './call.ts'
import { type Method, methodOf } from './route.ts'

/**
 * The header of an API key. Empty: none without a key.
 *
 * Refuses: throws for a text that is no whole key, without the text: a key that was cut would only be refused later.
 * Source: section 6, "API keys".
 */
export const authorizationOf = (key: string | undefined): Readonly<Record<string, string>> => {
  if (key === undefined) return {}
  if (!isApiKeyText(key)) throw new Error('This is no whole API key: fhk_ and 84 digits.')
  return { authorization: `Bearer ${key}` }
}

/**
 * Method, headers and body of one request. `key`: its idempotency key, if it has one. `own`: the call's further headers.
 *
 * An unsafe method has the CSRF token: the call's own, or the session's. A `FormData` has no content type here,
 * as only `fetch` knows its boundary.
 */
export const requestOf = <Params, T>(
  call: Call<Params, T>,
  body: unknown,
  csrfToken: string | null,
  key: string | undefined,
  own: Readonly<Record<string, string>> = {},
): RequestInit & { method: Method; headers: Record<string, string> } => {
  const method = methodOf(call.route)
  const headers: Record<string, string> = { accept: 'application/json', ...own }
  const proof = method === 'GET' ? null : (call.csrf ?? csrfToken)
  if (proof !== null) headers['x-csrf-token'] = proof
  if (key !== undefined) headers['idempotency-key'] = key
  const usual = { method, headers, ...(call.outlastsPage && { keepalive: true }) }
  if (body === undefined) return usual
  if (body instanceof FormData) return { ...usual, body }
  headers['content-type'] = 'application/json'
  return { ...usual, body: JSON.stringify(body) }
}
