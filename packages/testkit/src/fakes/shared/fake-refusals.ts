import type { Refusal } from '@fairhaul/core'

const requestId = null

/** The refusals that fakes give, short to write. */
export const refusal = {
  unauthenticated: { kind: 'unauthenticated', requestId },
  notFound: { kind: 'not-found', requestId },
  forbidden: (message: string | null = null): Refusal => ({ kind: 'forbidden', message, requestId }),
  conflict: (message: string | null = null): Refusal => ({ kind: 'conflict', message, requestId }),
  invalid: (field: string | null, message: string): Refusal => ({
    kind: 'invalid',
    problems: [{ field, message }],
    requestId,
  }),
  tooMany: (retryAfterSeconds: number | null): Refusal => ({
    kind: 'too-many',
    retryAfterSeconds,
    requestId,
  }),
} as const satisfies Record<string, Refusal | ((...args: never[]) => Refusal)>
