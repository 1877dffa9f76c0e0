import { describe, expect, it } from 'vitest'
import { failureMessage } from './error-messages.ts'
import type { Failure } from './failure.ts'

const requestId = 'r-1'

describe('a failure in words', () => {
  const failure = (kind: Failure['kind']): Failure => ({
    kind,
    call: 'GET carriers',
    status: null,
    requestId,
    detail: null,
  })

  it.each<readonly [Failure['kind'], string, string, string]>([
    [
      'offline',
      'No connection',
      'The server did not respond. The page has not changed.',
      'Check your connection, then try again.',
    ],
    [
      'timed-out',
      'No response in time',
      'The server took too long to respond, so the request was ended. The page has not changed.',
      'Check your connection, then try again.',
    ],
    [
      'unavailable',
      'The server had a problem',
      'Something went wrong on our side. The page has not changed.',
      'Try again. If the problem continues, give support the number below.',
    ],
    [
      'unreadable',
      'The response could not be read',
      'The portal could not read what the server sent. It has been reported.',
      'Reload the page. If the problem continues, give support the number below.',
    ],
  ])('the message of the failure %s is complete', (kind, title, explanation, advice) => {
    expect(failureMessage(failure(kind))).toEqual({ title, explanation, advice, requestId })
  })

  it('a 406 to an address that is not allowed says so', () => {
    expect(failureMessage({ ...failure('unavailable'), status: 406 })).toEqual({
      title: 'The address is not allowed',
      explanation: 'The server sent this request on to an address that is not allowed. Nothing was opened.',
      advice: 'Try again. If the problem continues, tell the person who runs the portal.',
      requestId,
    })
  })

  it('a failure of an unknown kind throws an error', () => {
    expect(() => failureMessage(failure('new' as never))).toThrow('A case that should not occur: "new"')
  })
})
