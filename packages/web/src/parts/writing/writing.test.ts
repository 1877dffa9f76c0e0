import { CallFailed, done, type Refusal, refused } from '@fairhaul/core'
import { describe, expect, it, vi } from 'vitest'
import { Writing } from './writing.ts'

const told = { requestId: 'r-1' }
const refuse = (refusal: Refusal) => () => Promise.resolve(refused(refusal))
const lose = (kind: 'offline' | 'unavailable') => () =>
  Promise.reject(
    new CallFailed({ kind, call: 'PATCH teams/:id', status: null, requestId: 'r-1', detail: null }),
  )

describe('something that is sent', () => {
  it('gives its answer, and nothing is wrong', async () => {
    const writing = new Writing('Not saved')
    expect(await writing.send(() => Promise.resolve(done(7)))).toEqual({ value: 7 })
    expect([writing.trouble, writing.wrongs, writing.isPending]).toEqual([undefined, 0, false])
  })

  it('is never sent twice at once', async () => {
    const writing = new Writing('Not saved')
    let answer = () => {}
    const held = new Promise<void>(resolve => {
      answer = resolve
    })
    const ask = vi.fn<() => Promise<ReturnType<typeof done<number>>>>(() => held.then(() => done(7)))
    const first = writing.send(ask)
    expect(writing.isPending).toBe(true)
    expect(await writing.send(ask)).toBeUndefined()
    answer()
    expect(await first).toEqual({ value: 7 })
    expect(ask).toHaveBeenCalledOnce()
  })

  it('tells what was wrong beside its field, and the rest for the whole', async () => {
    const writing = new Writing('Not sent', ['email'])
    await writing.send(
      refuse({
        kind: 'invalid',
        problems: [
          { field: 'email', message: 'It is taken.' },
          { field: 'site', message: 'There is no such site.' },
        ],
        ...told,
      }),
    )
    expect(writing.told('email')).toBe('It is taken.')
    expect(writing.told('scopes')).toBeUndefined()
    expect(writing.trouble).toBe('Not sent. There is no such site.')
    expect(writing.wrongs).toBe(1)
    writing.forget()
    expect(writing.told('email')).toBeUndefined()
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
    const writing = new Writing('Not saved')
    expect(await writing.send(refuse(refusal))).toBeUndefined()
    expect(writing.trouble).toBe(words)
  })

  it.each([
    ['offline', 'Not saved: no connection. What you entered is kept. Try again when you are connected.'],
    ['unavailable', 'Not saved: the server had trouble answering. What you entered is kept. Try again.'],
  ] as const)('that was lost (%s) can be sent again, and has something to quote', async (kind, words) => {
    const writing = new Writing('Not saved')
    await writing.send(lose(kind))
    expect([writing.trouble, writing.requestId]).toEqual([words, 'r-1'])
    expect(await writing.send(() => Promise.resolve(done(7)))).toEqual({ value: 7 })
    expect(writing.trouble).toBeUndefined()
  })
})
