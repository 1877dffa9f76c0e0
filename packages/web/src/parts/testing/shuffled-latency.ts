import { setImmediate } from 'node:timers/promises'
import {
  CallFailed,
  type CancelSignal,
  type Failure,
  type Outcome,
  type Refusal,
  refused,
} from '@fairhaul/core'
import { lawRuns } from '@fairhaul/testkit'
import fc from 'fast-check'

/** The end of a request: a response, a refusal, or a lost connection. */
export type Fate = 'answered' | 'refused' | 'failed'

/**
 * A connection on which every request waits until the run delivers its response, in any order. Place it between a
 * store and the fake of a port: `line(() => carriers.search(ask), signal)`.
 */
export type ShuffledLine = <T>(
  answer: () => Outcome<T, Refusal> | Promise<Outcome<T, Refusal>>,
  signal?: CancelSignal,
) => Promise<Outcome<T, Refusal>>

/** A store under test, for one run. */
export interface ShuffledSubject<Step> {
  /** An action of the user: opens an address, types a text. */
  readonly act: (step: Step) => void
  /** Throws when something is shown that belongs to another request and is not marked as outdated. */
  readonly check: () => void
  /** After all responses: throws when the last request's result is not shown, `fate` being how that request ended. */
  readonly checkAtEnd?: (last: Step, fate: Fate | 'not asked') => void
  readonly dispose?: () => void
}

interface Run<Step> {
  readonly steps: readonly Step[]
  readonly fates: readonly Fate[]
  /** What happens next: another step, or one of the pending responses. */
  readonly turns: readonly number[]
  /** Whether the connection rejects an aborted request, or delivers its response all the same. */
  readonly noticesAborts: readonly boolean[]
}

const REFUSAL: Refusal = { kind: 'forbidden', message: null, requestId: null }
const FAILURE: Failure = { kind: 'offline', call: 'GET', status: null, requestId: null, detail: null }

const STEPS_MAX = 7
/** FAIRHAUL_THOROUGH=1 plays the full number. */
const RUNS_MIN = process.env['FAIRHAUL_THOROUGH'] === '1' ? 500 : 100

const runsOf = <Step>(step: fc.Arbitrary<Step>): fc.Arbitrary<Run<Step>> => {
  const each = { minLength: STEPS_MAX, maxLength: STEPS_MAX }
  return fc.record({
    steps: fc.array(step, { minLength: 2, maxLength: STEPS_MAX }),
    fates: fc.array(fc.constantFrom<Fate>('answered', 'answered', 'answered', 'refused', 'failed'), each),
    turns: fc.array(fc.nat(999), { minLength: 4 * STEPS_MAX, maxLength: 4 * STEPS_MAX }),
    noticesAborts: fc.array(fc.boolean(), each),
  })
}

interface Waiting {
  readonly bring: () => void
}

/** Cyclic access to a list, so that a run never gets undefined. */
const nth = <T>(list: readonly T[], at: number): T => {
  const found = list[at % list.length]
  if (found === undefined) throw new Error('A run without turns')
  return found
}

const lineOf = (run: Run<unknown>) => {
  let waiting: readonly Waiting[] = []
  let requested = 0
  let lastFate: Fate | 'not asked' = 'not asked'
  const line: ShuffledLine = (answer, signal) => {
    const fate = nth(run.fates, requested)
    const noticesAbort = nth(run.noticesAborts, requested)
    requested += 1
    lastFate = fate
    return new Promise((resolve, reject) => {
      const one: Waiting = {
        bring: () => {
          waiting = waiting.filter(each => each !== one)
          if (fate === 'answered') void Promise.resolve(answer()).then(resolve, reject)
          else if (fate === 'refused') resolve(refused(REFUSAL))
          else reject(new CallFailed(FAILURE))
        },
      }
      waiting = [...waiting, one]
      signal?.addEventListener('abort', () => {
        if (!noticesAbort) return
        waiting = waiting.filter(each => each !== one)
        reject(signal.reason)
      })
    })
  }
  return {
    line,
    waiting: () => waiting,
    beginStep: () => {
      lastFate = 'not asked'
    },
    lastFate: () => lastFate,
  }
}

const play = async <Step>(
  run: Run<Step>,
  start: (line: ShuffledLine) => ShuffledSubject<Step>,
): Promise<void> => {
  const server = lineOf(run)
  const subject = start(server.line)
  const steps = [...run.steps]
  let last: Step | undefined
  for (let turn = 0; steps.length > 0 || server.waiting().length > 0; turn += 1) {
    const pick = nth(run.turns, turn)
    const waiting = server.waiting()
    const step = waiting.length === 0 || pick % 2 === 0 ? steps.shift() : undefined
    if (step === undefined) nth(waiting, pick >> 1).bring()
    else {
      last = step
      server.beginStep()
      subject.act(step)
    }
    subject.check()
    await setImmediate()
    subject.check()
  }
  if (last !== undefined) subject.checkAtEnd?.(last, server.lastFate())
  subject.dispose?.()
}

/** The deadline of a test of shuffled runs, in milliseconds. It guards against hanging only. */
export const RUNS_PATIENCE_MS = 240_000

/**
 * Plays 100 runs, or 500 where FAIRHAUL_THOROUGH is 1, in which a user takes one step after the other while the
 * responses arrive in shuffled order, some refused, some failed, some aborted. After each turn the subject checks what it
 * shows.
 *
 * `start` makes a new subject for each run, on a connection whose responses the run decides. A failing run names its seed.
 */
export const holdsWhateverTheOrder = async <Step>(
  step: fc.Arbitrary<Step>,
  start: (line: ShuffledLine) => ShuffledSubject<Step>,
): Promise<void> => {
  const { numRuns, ...seed } = lawRuns()
  await fc.assert(
    fc.asyncProperty(runsOf(step), run => play(run, start)),
    { ...seed, numRuns: Math.max(numRuns, RUNS_MIN) },
  )
}
