import type { Failure } from '@fairhaul/core'
import { expect, it } from 'vitest'
import { errorMessage } from './error-messages.ts'

const messageOf = (kind: Failure['kind'], status: number | null = null) =>
  errorMessage(
    {
      kind: 'failed',
      failure: { kind, call: 'GET carriers', status, requestId: 'r-1', detail: null },
      previous: undefined,
    },
    'the carriers',
  )

it.each<readonly [Failure['kind'], number | null, string, RegExp]>([
  ['offline', null, 'No connection', /Try again when you are connected/],
  ['timed-out', null, 'No response in time', /took too long to respond\. Nothing is lost\. Try again\./],
  ['unavailable', 503, 'We could not load the carriers', /^The server had a problem/],
  [
    'unavailable',
    406,
    'We could not load the carriers',
    /an address that is not allowed\. Nothing was opened/,
  ],
])(
  'a read that failed with %s and the status %s says %j, and can be tried again',
  (kind, status, title, text) => {
    const message = messageOf(kind, status)
    expect(message).toMatchObject({ kind: 'failed', title, requestId: 'r-1', canRetry: true })
    expect(message?.text).toMatch(text)
  },
)
