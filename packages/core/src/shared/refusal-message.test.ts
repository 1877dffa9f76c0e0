import { describe, expect, it } from 'vitest'
import { refusalMessage } from './refusal-message.ts'
import type { Refusal } from './refusal.ts'

const requestId = 'r-1'

describe('a refusal in words', () => {
  it.each<readonly [Refusal, string, string, string]>([
    [
      { kind: 'unauthenticated', requestId },
      'You are signed out',
      'Your session has ended. Nothing you saved is lost.',
      'Sign in again to pick up where you left off.',
    ],
    [
      { kind: 'forbidden', message: null, requestId },
      'You do not have access to this',
      'Your permissions or your company’s plan do not include it.',
      'An admin at your company can change your permissions.',
    ],
    [
      { kind: 'not-found', requestId },
      'Not found',
      'It does not exist or belongs to another company.',
      'Check the number, or search for it.',
    ],
    [
      { kind: 'conflict', message: null, requestId },
      'Someone else changed this',
      'Someone else just changed this, so your change was not saved.',
      'Reload to see the latest version, then decide.',
    ],
    [
      { kind: 'invalid', problems: [], requestId },
      'This was not accepted',
      'Something you entered is not valid.',
      'Correct it and try again.',
    ],
    [
      { kind: 'too-many', retryAfterSeconds: null, requestId },
      'Too many attempts',
      'You have made too many requests.',
      'Try again in a few minutes.',
    ],
    [
      { kind: 'redirected', to: { kind: 'pending-access-review' }, requestId },
      'You are being redirected',
      'The server is sending you to another page first.',
      'If nothing opens, reload this page.',
    ],
  ])('the message of the refusal %j is complete', (refusal, title, explanation, advice) => {
    expect(refusalMessage(refusal)).toEqual({ title, explanation, advice, requestId })
  })

  it.each<readonly [Refusal, string]>([
    [{ kind: 'forbidden', message: 'Your plan has no rules.', requestId }, 'Your plan has no rules.'],
    [
      { kind: 'forbidden', message: '', requestId },
      'Your permissions or your company’s plan do not include it.',
    ],
    [{ kind: 'conflict', message: 'Decided already.', requestId }, 'Decided already.'],
    [
      { kind: 'conflict', message: ' ', requestId },
      'Someone else just changed this, so your change was not saved.',
    ],
    [
      {
        kind: 'invalid',
        problems: [
          { field: 'expiresOn', message: 'Choose a day from today on.' },
          { field: null, message: 'Choose a rule.' },
        ],
        requestId,
      },
      'Choose a day from today on. Choose a rule.',
    ],
  ])("a refusal's message quotes the server's text if there is one: %j", (refusal, explanation) => {
    expect(refusalMessage(refusal).explanation).toBe(explanation)
  })

  it('a refused CSRF proof is no matter for an admin', () => {
    const message = 'Your session could not be verified. Reload the page.'
    expect(refusalMessage({ kind: 'forbidden', message, requestId })).toEqual({
      title: 'You do not have access to this',
      explanation: message,
      advice: 'If the problem continues, contact support.',
      requestId,
    })
  })

  it.each([
    [1, 'Try again in 1 second.'],
    [2, 'Try again in 2 seconds.'],
    [59, 'Try again in 59 seconds.'],
    [60, 'Try again in 1 minute.'],
    [61, 'Try again in 2 minutes.'],
  ])('the advice after %s seconds is: %s', (retryAfterSeconds, advice) => {
    expect(refusalMessage({ kind: 'too-many', retryAfterSeconds, requestId }).advice).toBe(advice)
  })

  it('a refusal of an unknown kind throws an error', () => {
    expect(() => refusalMessage({ kind: 'new' } as never)).toThrow('A case that should not occur')
  })
})
