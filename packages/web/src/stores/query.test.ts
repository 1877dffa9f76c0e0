import { CallFailed, done, type Loadable, type Outcome, type Refusal, refused } from '@fairhaul/core'
import { expect, it } from 'vitest'
import { Query } from './query.ts'

const failure = { kind: 'offline', call: 'GET x', status: null, requestId: null, detail: null } as const
const refusal: Refusal = { kind: 'not-found', requestId: null }

/** A query whose requests wait until the test responds. */
const aQuery = () => {
  const requests: {
    readonly params: string
    readonly signal: AbortSignal
    readonly answer: (outcome: Outcome<string, Refusal>) => void
    readonly fail: (error: unknown) => void
  }[] = []
  const states: [state: Loadable<string>, before: string | undefined][] = []
  const query = new Query<string, string>(
    (params, signal) =>
      new Promise((answer, fail) => {
        requests.push({ params, signal, answer, fail })
      }),
    { onChange: (state, before) => states.push([state, before]) },
  )
  return { query, requests, states }
}

it('a query is loading, then ready, and reports both states', async () => {
  const { query, requests, states } = aQuery()
  expect(query.state).toEqual({ kind: 'idle' })
  const loaded = query.load('a')
  expect([query.isPending, query.value]).toEqual([true, undefined])
  requests[0]?.answer(done('A'))
  expect(await loaded).toEqual({ kind: 'ready', value: 'A' })
  expect([query.isPending, query.value]).toEqual([false, 'A'])
  expect(states).toEqual([
    [{ kind: 'loading', previous: undefined }, undefined],
    [{ kind: 'ready', value: 'A' }, undefined],
  ])
  const again = query.load('b')
  requests[1]?.answer(done('B'))
  await again
  expect(states.at(-1)).toEqual([{ kind: 'ready', value: 'B' }, 'A'])
})

it('a newer request aborts the older one, and its response is dropped', async () => {
  const { query, requests } = aQuery()
  const first = query.load('a')
  const second = query.load('b')
  expect(requests.map(({ signal }) => signal.aborted)).toEqual([true, false])
  requests[1]?.answer(done('B'))
  requests[0]?.answer(done('A'))
  expect(await Promise.all([first, second])).toEqual([undefined, { kind: 'ready', value: 'B' }])
  expect(query.value).toBe('B')
})

it('a refusal and a failure keep the previous value', async () => {
  const { query, requests } = aQuery()
  query.set('old')
  const refusing = query.load('a')
  requests[0]?.answer(refused(refusal))
  expect(await refusing).toEqual({ kind: 'refused', refusal, previous: 'old' })
  const failing = query.load('a')
  requests[1]?.fail(new CallFailed(failure))
  expect(await failing).toEqual({ kind: 'failed', failure, previous: 'old' })
})

it('an error thrown before anything is sent is a failure', async () => {
  const query = new Query<string>(() => {
    throw new Error('broken')
  })
  expect((await query.load())?.kind).toBe('failed')
})

it('a reload uses the newest parameters, and does nothing before the first load', async () => {
  const { query, requests } = aQuery()
  expect(await query.reload()).toBeUndefined()
  void query.load('a')
  void query.load('b')
  void query.reload()
  expect(requests.map(({ params }) => params)).toEqual(['a', 'b', 'b'])
})

it('an update changes the value in place, and sends a pending request again, as that was sent before', async () => {
  const { query, requests } = aQuery()
  query.update(value => `${value}!`)
  expect(query.state).toEqual({ kind: 'idle' })
  query.set('old')
  query.update(value => `${value}!`)
  expect(query.state).toEqual({ kind: 'ready', value: 'old!' })
  expect(requests).toHaveLength(0)
  void query.load('a')
  query.update(value => `${value}!`)
  expect(query.state).toEqual({ kind: 'loading', previous: 'old!!' })
  expect(requests.map(({ params, signal }) => [params, signal.aborted])).toEqual([
    ['a', true],
    ['a', false],
  ])
  requests[0]?.answer(done('stale'))
  requests[1]?.fail(new CallFailed(failure))
  await query.finished()
  expect(query.state).toEqual({ kind: 'failed', failure, previous: 'old!!' })
})

it('a query with a value is settled at once, and finished only when its request has ended', async () => {
  const { query, requests } = aQuery()
  const ended: string[] = []
  void query.load('a')
  void query.settled().then(() => ended.push('first settled'))
  await Promise.resolve()
  expect(ended).toEqual([])
  requests[0]?.answer(done('A'))
  await query.finished()
  void query.load('b')
  void query.finished().then(() => ended.push('second finished'))
  await query.settled()
  expect(ended).toEqual(['first settled'])
  requests[1]?.answer(done('B'))
  await query.finished()
  expect(ended).toEqual(['first settled', 'second finished'])
})

it('a canceled query shows the previous value', () => {
  const { query, requests } = aQuery()
  void query.load('a')
  query.cancel()
  expect([query.state, requests[0]?.signal.aborted]).toEqual([{ kind: 'idle' }, true])
  query.set('old')
  void query.load('a')
  query.cancel()
  expect(query.state).toEqual({ kind: 'ready', value: 'old' })
})
