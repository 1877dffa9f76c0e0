import type { Failure } from '@fairhaul/core'
import { expect, it } from 'vitest'
import { submissionMessages } from './submission-messages.ts'

const failure: Failure = {
  kind: 'unavailable',
  call: 'POST notes',
  status: 406,
  requestId: null,
  detail: null,
}

it('a write whose 406 is not followed says what happened, that the input is kept, and what to do', () => {
  expect(submissionMessages('Not saved')({ kind: 'failed', failure }, [])?.message).toBe(
    'Not saved. The server sent this request on to an address that is not allowed. Nothing was opened. What you entered is kept. Try again. If the problem continues, tell the person who runs the portal.',
  )
})

it('a write whose CSRF proof was refused says to reload the page, and names no admin', () => {
  const message = 'Your session could not be verified. Reload the page.'
  const refusal = { kind: 'forbidden', message, requestId: null } as const
  expect(submissionMessages('Not saved')({ kind: 'refused', refusal }, [])?.message).toBe(
    `Not saved. ${message}`,
  )
})
