import { setImmediate } from 'node:timers/promises'
import { CallFailed, done, type Outcome, type Refusal, refused } from '@fairhaul/core'
import { fakeClock, holdsInTime } from '@fairhaul/testkit'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { Submission } from './submission.ts'
import { submissionMessages } from './submission-messages.ts'

const failure = { kind: 'offline', call: 'POST x', status: null, requestId: null, detail: null } as const
const invalid: Refusal = {
  kind: 'invalid',
  problems: [{ field: 'name', message: 'It is taken.' }],
  requestId: null,
}
const tooMany: Refusal = { kind: 'too-many', retryAfterSeconds: 2, requestId: null }

const step = fc.constantFrom(
  ...(['send', 'send', 'send', 'reject', 'clear', 'reset', 'wait', 'dispose'] as const),
  ...(['done', 'done', 'invalid', 'tooMany', 'failed'] as const),
)
const steps = fc.array(step, { maxLength: 25 })
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

/** Plays steps against a guarded submission whose requests wait for their response; `after` checks it after each. */
const play = async (
  played: readonly Step[],
  after: (it: { submission: Submission; sent: number; open: number; done: number }, step: Step) => void,
) => {
  const clock = fakeClock()
  const submission = new Submission(submissionMessages('Not saved'), ['name'], {
    clock,
    checkForBots: () => done(undefined),
  })
  const requests: ((outcome: Outcome<number, Refusal> | undefined) => void)[] = []
  let sent = 0
  let completed = 0
  const send = () =>
    submission.send<number>(
      () =>
        new Promise((resolve, reject) => {
          sent += 1
          requests.push(outcome =>
            outcome === undefined ? reject(new CallFailed(failure)) : resolve(outcome),
          )
        }),
      { onDone: () => void (completed += 1) },
    )
  const respond = (outcome: Outcome<number, Refusal> | undefined) => requests.shift()?.(outcome)
  const actions: Record<Step, () => unknown> = {
    send,
    reject: () => submission.rejectLocally([{ field: 'name', message: 'Enter a name.' }]),
    clear: () => submission.clearError('name'),
    reset: submission.reset,
    wait: () => clock.advance(1_000),
    dispose: submission.dispose,
    done: () => respond(done(1)),
    invalid: () => respond(refused(invalid)),
    tooMany: () => respond(refused(tooMany)),
    failed: () => respond(undefined),
  }
  for (const each of played) {
    void actions[each]()
    await setImmediate()
    after({ submission, sent, open: requests.length, done: completed }, each)
  }
}

it('a request is only sent by a send, one at a time, and never while another is open', () =>
  holdsInTime([steps], async played => {
    let before = 0
    await play(played, ({ sent, open }, each) => {
      expect(sent - before).toBeLessThanOrEqual(each === 'send' ? 1 : 0)
      expect(open).toBeLessThanOrEqual(1)
      before = sent
    })
  }))

it('no request calls onDone more than once, and none that was refused or failed calls it', () =>
  holdsInTime([steps], async played => {
    let before = 0
    await play(played, ({ done }, each) => {
      expect(done - before).toBeLessThanOrEqual(each === 'done' ? 1 : 0)
      before = done
    })
  }))

it('an error is shown only while nothing is pending, and each one is counted once', () =>
  holdsInTime([steps], async played => {
    let before = 0
    await play(played, ({ submission }, each) => {
      const { error, isPending, errorCount } = submission
      if (isPending) expect([error, submission.fieldError('name')]).toEqual([undefined, undefined])
      const mayBeWrong = ['reject', 'invalid', 'tooMany', 'failed'].includes(each)
      expect(errorCount - before).toBeLessThanOrEqual(mayBeWrong ? 1 : 0)
      before = errorCount
    })
  }))

it('disposal ends it: nothing is sent, continued or shown as pending afterwards', () =>
  holdsInTime([steps, steps], async (first, then) => {
    let atDisposal: { sent: number; done: number } | undefined
    await play([...first, 'dispose', ...then], ({ submission, sent, done }, each) => {
      if (each === 'dispose') atDisposal ??= { sent, done }
      if (atDisposal === undefined) return
      expect([sent, done, submission.isPending]).toEqual([atDisposal.sent, atDisposal.done, false])
    })
  }))
