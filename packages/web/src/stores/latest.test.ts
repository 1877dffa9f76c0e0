import { CallFailed, done, type Loadable, type Outcome, type Refusal, refused } from '@fairhaul/core'
import { expect, it } from 'vitest'
import { Latest } from './latest.ts'

const held = <T>() => {
  let answer: (value: T) => void = () => {}
  const promise = new Promise<T>(resolve => {
    answer = resolve
  })
  return { promise, answer }
}

it('shows loading with the answer before, then the answer', async () => {
  const states: Loadable<string>[] = []
  await new Latest().follow<string, Refusal>(
    { kind: 'ready', value: 'old' },
    () => Promise.resolve(done('new')),
    state => states.push(state),
  )
  expect(states).toEqual([
    { kind: 'loading', previous: 'old' },
    { kind: 'ready', value: 'new' },
  ])
})

it('aborts the question that a newer one overtakes, and drops its answer whenever it comes', async () => {
  const latest = new Latest()
  const slow = held<Outcome<string, Refusal>>()
  const states: Loadable<string>[] = []
  const signals: AbortSignal[] = []
  const first = latest.follow<string, Refusal>(
    { kind: 'idle' },
    signal => {
      signals.push(signal)
      return slow.promise
    },
    state => states.push(state),
  )
  const second = await latest.follow<string, Refusal>(
    { kind: 'idle' },
    () => Promise.resolve(done('second')),
    state => states.push(state),
  )
  slow.answer(done('first'))
  expect(await first).toBeUndefined()
  expect(second).toEqual({ kind: 'ready', value: 'second' })
  expect(signals[0]?.aborted).toBe(true)
  expect(states.at(-1)).toEqual({ kind: 'ready', value: 'second' })
})

it('keeps the old answer beside a refusal and beside a failure', async () => {
  const latest = new Latest()
  const refusal: Refusal = { kind: 'not-found', requestId: null }
  const failure = { kind: 'offline', call: 'GET x', status: null, requestId: null, detail: null } as const
  const old: Loadable<string> = { kind: 'ready', value: 'old' }
  const show = () => {}
  expect(await latest.follow<string, Refusal>(old, () => Promise.resolve(refused(refusal)), show)).toEqual({
    kind: 'refused',
    refusal,
    previous: 'old',
  })
  expect(
    await latest.follow<string, Refusal>(old, () => Promise.reject(new CallFailed(failure)), show),
  ).toEqual({
    kind: 'failed',
    failure,
    previous: 'old',
  })
})

it('says nothing more once it is stopped', async () => {
  const latest = new Latest()
  const slow = held<Outcome<string, Refusal>>()
  const states: Loadable<string>[] = []
  const following = latest.follow<string, Refusal>(
    { kind: 'idle' },
    () => slow.promise,
    state => states.push(state),
  )
  latest.stop()
  slow.answer(done('late'))
  await following
  expect(states).toEqual([{ kind: 'loading', previous: undefined }])
})
