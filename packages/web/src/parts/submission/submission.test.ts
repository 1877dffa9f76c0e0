import { CallFailed, done, type Refusal, refused } from '@fairhaul/core'
import { describe, expect, it, vi } from 'vitest'
import { Submission } from './submission.ts'

const told = { requestId: 'r-1' }
const refuse = (refusal: Refusal) => () => Promise.resolve(refused(refusal))
const lose = (kind: 'offline' | 'unavailable') => () =>
  Promise.reject(
    new CallFailed({ kind, call: 'PATCH teams/:id', status: null, requestId: 'r-1', detail: null }),
  )

describe('something that is sent', () => {
  it('gives its answer, and nothing is wrong', async () => {
    const submission = new Submission('Not saved')
    expect(await submission.send(() => Promise.resolve(done(7)))).toEqual({ value: 7 })
    expect([submission.error, submission.errorCount, submission.isPending]).toEqual([undefined, 0, false])
  })

  it('is never sent twice at once', async () => {
    const submission = new Submission('Not saved')
    let answer = () => {}
    const held = new Promise<void>(resolve => {
      answer = resolve
    })
    const request = vi.fn<() => Promise<ReturnType<typeof done<number>>>>(() => held.then(() => done(7)))
    const first = submission.send(request)
    expect(submission.isPending).toBe(true)
    expect(await submission.send(request)).toBeUndefined()
    answer()
    expect(await first).toEqual({ value: 7 })
    expect(request).toHaveBeenCalledOnce()
  })

  it('tells what was wrong beside its field, and the rest for the whole', async () => {
    const submission = new Submission('Not sent', ['email'])
    await submission.send(
      refuse({
        kind: 'invalid',
        problems: [
          { field: 'email', message: 'It is taken.' },
          { field: 'site', message: 'There is no such site.' },
        ],
        ...told,
      }),
    )
    expect(submission.told('email')).toBe('It is taken.')
    expect(submission.told('scopes')).toBeUndefined()
    expect(submission.error).toBe('Not sent. There is no such site.')
    expect(submission.errorCount).toBe(1)
    submission.forget()
    expect(submission.told('email')).toBeUndefined()
  })

  it.each<[Refusal, string]>([
    [{ kind: 'conflict', message: 'It was decided.', ...told }, 'Not saved. It was decided.'],
    [{ kind: 'conflict', message: null, ...told }, 'Not saved. Somebody has changed it meanwhile.'],
    [
      { kind: 'forbidden', message: 'You no longer manage users.', ...told },
      'Not saved. You no longer manage users. A user manager of your company can change that.',
    ],
    [
      { kind: 'unauthenticated', ...told },
      'Not saved: your session has ended. Sign in again in another tab, then try again here.',
    ],
    [
      { kind: 'too-many', retryAfterSeconds: 30, ...told },
      'Not saved: it was asked too often. Try again in 30 seconds.',
    ],
    [
      { kind: 'too-many', retryAfterSeconds: 600, ...told },
      'Not saved: it was asked too often. Try again in 10 minutes.',
    ],
    [
      { kind: 'too-many', retryAfterSeconds: null, ...told },
      'Not saved: it was asked too often. Try again in a while.',
    ],
    [{ kind: 'not-found', ...told }, 'Not saved: it is not there any more.'],
    [
      { kind: 'redirected', to: { kind: 'pending-access-review' }, ...told },
      'Not saved: you are being taken elsewhere.',
    ],
  ])('says of a refusal %j what happened and what to do', async (refusal, words) => {
    const submission = new Submission('Not saved')
    expect(await submission.send(refuse(refusal))).toBeUndefined()
    expect(submission.error).toBe(words)
  })

  it.each([
    ['offline', 'Not saved: no connection. What you entered is kept. Try again when you are connected.'],
    ['unavailable', 'Not saved: the server had trouble answering. What you entered is kept. Try again.'],
  ] as const)('that was lost (%s) can be sent again, and has something to quote', async (kind, words) => {
    const submission = new Submission('Not saved')
    await submission.send(lose(kind))
    expect([submission.error, submission.requestId]).toEqual([words, 'r-1'])
    expect(await submission.send(() => Promise.resolve(done(7)))).toEqual({ value: 7 })
    expect(submission.error).toBeUndefined()
  })
})
