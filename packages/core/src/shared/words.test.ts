import { describe, expect, it } from 'vitest'
import { refusalMessage } from './words.ts'

const requestId = 'r-1'

describe('a refusal in words', () => {
  it.each([
    [
      { kind: 'forbidden', message: null, requestId },
      'Your rights or your company’s plan do not include it.',
    ],
    [{ kind: 'forbidden', message: 'Your plan has no rules.', requestId }, 'Your plan has no rules.'],
    [
      { kind: 'conflict', message: ' ', requestId },
      'This was changed in the meantime, so your change was not made.',
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
  ] as const)('%j', (refusal, explanation) => {
    expect(refusalMessage(refusal)).toMatchObject({ explanation, requestId })
  })

  it.each([
    [null, 'Wait a few minutes, then try again.'],
    [1, 'Try again in 1 second.'],
    [59, 'Try again in 59 seconds.'],
    [60, 'Try again in 1 minute.'],
    [61, 'Try again in 2 minutes.'],
  ])('after %s seconds: %s', (retryAfterSeconds, advice) => {
    expect(refusalMessage({ kind: 'too-many', retryAfterSeconds, requestId }).advice).toBe(advice)
  })
})
