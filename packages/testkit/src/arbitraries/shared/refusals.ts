import type { Failure, Refusal } from '@fairhaul/core'
import fc from 'fast-check'
import { maybe } from './ids.ts'
import { urls } from './urls.ts'

const requestId = maybe(fc.uuid())
const message = maybe(fc.constantFrom('This rule has an override already.', ''))
const problem = fc.record({
  field: maybe(fc.constantFrom('expiresOn', 'code', 'nonce')),
  message: fc.constantFrom('Choose a day from today on.', 'This code has been used.'),
})

/** Every refusal a port may answer with. */
export const refusals: fc.Arbitrary<Refusal> = fc.oneof(
  fc.record({ kind: fc.constantFrom('unauthenticated', 'not-found'), requestId }),
  fc.record({ kind: fc.constantFrom('forbidden', 'conflict'), message, requestId }),
  fc.record({
    kind: fc.constant('invalid' as const),
    problems: fc.array(problem, { maxLength: 3 }),
    requestId,
  }),
  fc.record({
    kind: fc.constant('too-many' as const),
    retryAfterSeconds: maybe(fc.nat(7_200)),
    requestId,
  }),
  fc.record({
    kind: fc.constant('redirected' as const),
    to: fc.oneof(
      fc.constant({ kind: 'pending-access-review' as const }),
      fc.record({ kind: fc.constant('address' as const), url: urls }),
    ),
    requestId,
  }),
)

/** Every way a call may get no answer that can be used. */
export const failures: fc.Arbitrary<Failure> = fc.record({
  kind: fc.constantFrom('offline', 'unavailable', 'unreadable'),
  call: fc.constantFrom('GET carriers', 'PATCH rule_overrides/:id'),
  status: maybe(fc.constantFrom(500, 503)),
  requestId,
  detail: maybe(fc.constant('summary: expected an object')),
})
