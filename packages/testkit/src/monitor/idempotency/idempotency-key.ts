import { invalid } from '../http/refused.ts'

export const IDEMPOTENCY_HEADER = 'idempotency-key'

/** The key that a write came with; null when it has none. Refuses: 422 for what is no key. */
export function idempotencyKeyOf(request: Request): string | null {
  const key = request.method === 'GET' ? null : request.headers.get(IDEMPOTENCY_HEADER)
  if (key !== null && !/^[\w-]{8,64}$/.test(key))
    throw invalid(null, 'An idempotency key has 8 to 64 letters, digits, dashes or underscores.')
  return key
}
