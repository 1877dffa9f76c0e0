import { type Outcome, type Refusal, refused } from '@fairhaul/core'
import { googleFailed } from './google-libraries.ts'

const NO_ROUTE: ReadonlySet<string> = new Set(['ZERO_RESULTS', 'NOT_FOUND'])
const TOO_MANY: ReadonlySet<string> = new Set(['OVER_QUERY_LIMIT', 'OVER_DAILY_LIMIT', 'RESOURCE_EXHAUSTED'])

const codeOf = (thrown: unknown): string | undefined => {
  const code = typeof thrown === 'object' && thrown !== null && 'code' in thrown ? thrown.code : undefined
  return typeof code === 'string' ? code : undefined
}

/**
 * What the provider refused, as the port tells it: no way there, or more than it allows.
 *
 * Refuses: throws for everything else, a refused key included, named by the call and the provider's code alone.
 */
export const googleRefusal = (thrown: unknown, call: string): Outcome<never, Refusal> => {
  const code = codeOf(thrown)
  if (code !== undefined && NO_ROUTE.has(code)) return refused({ kind: 'not-found', requestId: null })
  if (code !== undefined && TOO_MANY.has(code))
    return refused({ kind: 'too-many', retryAfterSeconds: null, requestId: null })
  throw code === undefined ? thrown : googleFailed(call, code)
}
