import { CallFailed, done, type Outcome, type Refusal, refused } from '@fairhaul/core'
import { fakeClock } from '@fairhaul/testkit'
import { expect, it, vi } from 'vitest'
import { Submission } from './submission.ts'
import { submissionMessages } from './submission-messages.ts'

const none = { requestId: 'r-1' }
const refuse = (refusal: Refusal) => () => Promise.resolve(refused(refusal))
const lose = (kind: 'offline' | 'unavailable') => () =>
  Promise.reject(
    new CallFailed({ kind, call: 'PATCH teams/:id', status: null, requestId: 'r-1', detail: null }),
  )
const isPerson = () => done(undefined)

it('a submission resolves to its result, without an error', async () => {
  const submission = new Submission(submissionMessages('Not saved'))
  expect(await submission.send(() => Promise.resolve(done(7)))).toEqual({ value: 7 })
  expect([submission.error, submission.errorCount, submission.isPending]).toEqual([undefined, 0, false])
})

it('a submission is never sent twice at once', async () => {
  const submission = new Submission(submissionMessages('Not saved'))
  let answer = () => {}
  const held = new Promise<void>(resolve => {
    answer = resolve
  })
  const request = vi.fn<() => Promise<ReturnType<typeof done<number>>>>(() => held.then(() => done(7)))
  const first = submission.send(request)
  expect([submission.isPending, submission.canSend]).toEqual([true, false])
  expect(await submission.send(request)).toBeUndefined()
  answer()
  expect(await first).toEqual({ value: 7 })
  expect(request).toHaveBeenCalledOnce()
})

it('a submission is pending until its onDone has ended', async () => {
  const submission = new Submission(submissionMessages('Not saved'))
  const pending: boolean[] = []
  const onDone = async () => {
    await Promise.resolve()
    pending.push(submission.isPending)
  }
  await submission.send(() => Promise.resolve(done(7)), { onDone })
  expect([...pending, submission.isPending]).toEqual([true, false])
})

it('a submission holds the errors of each field, and the rest for the form as a whole', async () => {
  const submission = new Submission(submissionMessages('Not sent'), ['email'])
  await submission.send(
    refuse({
      kind: 'invalid',
      problems: [
        { field: 'email', message: 'It is taken.' },
        { field: 'site', message: 'There is no such site.' },
      ],
      ...none,
    }),
  )
  expect(submission.fieldError('email')).toBe('It is taken.')
  expect(submission.fieldError('scopes')).toBeUndefined()
  expect(submission.error).toBe('Not sent. There is no such site.')
  expect(submission.errorCount).toBe(1)
  submission.reset()
  expect([submission.fieldError('email'), submission.error]).toEqual([undefined, undefined])
})

it('changing one field clears its error and that of the form, and no other', async () => {
  const submission = new Submission(submissionMessages('Not sent'), ['email', 'phone'])
  const problems = ['email', 'phone', null].map(field => ({ field, message: `Wrong: ${field}.` }))
  await submission.send(refuse({ kind: 'invalid', problems, ...none }))
  submission.clearError('email')
  expect(submission.fieldError('email')).toBeUndefined()
  expect(submission.fieldError('phone')).toBe('Wrong: phone.')
  expect([submission.error, submission.refusal]).toEqual([undefined, undefined])
})

it('nothing is sent while a problem is known already', async () => {
  const submission = new Submission(submissionMessages('Not sent'), ['email'])
  const request = vi.fn<() => Promise<Outcome<number, Refusal>>>()
  const problems = [
    { field: 'email', message: 'Enter an address.' },
    { field: null, message: 'Enter something.' },
  ]
  expect(await submission.send(request, { problems })).toBeUndefined()
  expect(request).not.toHaveBeenCalled()
  expect([submission.fieldError('email'), submission.error, submission.errorCount]).toEqual([
    'Enter an address.',
    'Enter something.',
    1,
  ])
})

it('a guarded submission checks for bots before anything else', async () => {
  const request = vi.fn<() => Promise<Outcome<number, Refusal>>>()
  const submission = new Submission(submissionMessages('Not sent'), ['email'], {
    clock: fakeClock(),
    checkForBots: () => refused({ message: 'A program seems to use this page.' }),
  })
  await submission.send(request, { problems: [{ field: 'email', message: 'Enter an address.' }] })
  expect(request).not.toHaveBeenCalled()
  expect([submission.error, submission.fieldError('email')]).toEqual([
    'A program seems to use this page.',
    undefined,
  ])
})

it('a guarded submission that was refused as too many requests waits as long as the server says', async () => {
  const clock = fakeClock()
  const submission = new Submission(submissionMessages('Not sent'), [], { clock, checkForBots: isPerson })
  await submission.send(refuse({ kind: 'too-many', retryAfterSeconds: 30, ...none }))
  expect([submission.waitSeconds, submission.canSend]).toEqual([30, false])
  expect(await submission.send(() => Promise.resolve(done(7)))).toBeUndefined()
  clock.advance(30_000)
  expect(await submission.send(() => Promise.resolve(done(7)))).toEqual({ value: 7 })
})

it('a disposed submission aborts its request, drops the response and sends nothing more', async () => {
  const submission = new Submission(submissionMessages('Not sent'))
  const signals: AbortSignal[] = []
  const onDone = vi.fn<() => void>()
  const request = (signal: AbortSignal) => {
    signals.push(signal)
    return Promise.resolve(done(7))
  }
  const sent = submission.send(request, { onDone })
  submission.dispose()
  expect([await sent, submission.isPending, signals[0]?.aborted]).toEqual([undefined, false, true])
  expect(await submission.send(request, { onDone })).toBeUndefined()
  expect([signals.length, onDone.mock.calls.length]).toEqual([1, 0])
})

it.each<[Refusal, string]>([
  [{ kind: 'conflict', message: 'It was decided.', ...none }, 'Not saved. It was decided.'],
  [{ kind: 'conflict', message: null, ...none }, 'Not saved. Someone else changed it.'],
  [
    { kind: 'forbidden', message: 'You are no longer an admin.', ...none },
    'Not saved. You are no longer an admin. An admin at your company can change that.',
  ],
  [
    { kind: 'unauthenticated', ...none },
    'Not saved: your session has ended. Sign in again in another tab, then try again here.',
  ],
  [
    { kind: 'too-many', retryAfterSeconds: 30, ...none },
    'Not saved: too many attempts. Try again in 30 seconds.',
  ],
  [
    { kind: 'too-many', retryAfterSeconds: 600, ...none },
    'Not saved: too many attempts. Try again in 10 minutes.',
  ],
  [
    { kind: 'too-many', retryAfterSeconds: null, ...none },
    'Not saved: too many attempts. Try again in a few minutes.',
  ],
  [{ kind: 'not-found', ...none }, 'Not saved: it no longer exists.'],
  [
    { kind: 'redirected', to: { kind: 'pending-access-review' }, ...none },
    'Not saved: you are being redirected.',
  ],
])('the message of the refusal %j says what happened and what to do', async (refusal, message) => {
  const submission = new Submission(submissionMessages('Not saved'))
  expect(await submission.send(refuse(refusal))).toBeUndefined()
  expect([submission.error, submission.refusal]).toEqual([message, refusal])
})

it.each([
  ['offline', 'Not saved: no connection. What you entered is kept. Try again when you are connected.'],
  ['unavailable', 'Not saved: the server had a problem. What you entered is kept. Try again.'],
] as const)(
  'a submission that failed (%s) can be sent again, and has a request id',
  async (kind, message) => {
    const submission = new Submission(submissionMessages('Not saved'))
    await submission.send(lose(kind))
    expect([submission.error, submission.requestId]).toEqual([message, 'r-1'])
    expect(await submission.send(() => Promise.resolve(done(7)))).toEqual({ value: 7 })
    expect(submission.error).toBeUndefined()
  },
)
