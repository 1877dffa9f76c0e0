import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { json, localFetch, silence } from '../testing/local-fetch.ts'
import { localXhr } from '../testing/local-xhr.ts'
import { paging, rows, save } from '../testing/note-calls.ts'
import { one } from './answer.ts'
import { call } from './call.ts'
import { http } from './http.ts'
import { READ_LIMIT_MS, WRITE_LIMIT_MS } from './time-limit.ts'
import { uploadByXhr } from './upload.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** How a call ended: its failure's kind, or undefined while it is pending. */
const watched = (sent: Promise<unknown>) => {
  const end: { kind?: string } = {}
  sent.then(
    () => Object.assign(end, { kind: 'answered' }),
    (thrown: { failure: { kind: string } }) => Object.assign(end, { kind: thrown.failure.kind }),
  )
  return end
}

const change = (send: ReturnType<typeof http>) => send({ ...save, csrf: 'proof' }, { id: 1, text: '' })
const read = (send: ReturnType<typeof http>) => send(rows, undefined)

it.each([
  ['read', READ_LIMIT_MS, 30_000, read],
  ['write', WRITE_LIMIT_MS, 60_000, change],
] as const)('a %s without a response is ended, once, after its limit', async (_, limit, ms, run) => {
  const { fetch, sent } = localFetch(silence)
  const end = watched(run(http({ base: '/monitor', fetch })))
  expect(limit).toBe(ms)
  await vi.advanceTimersByTimeAsync(ms - 1)
  expect(end.kind).toBeUndefined()
  await vi.advanceTimersByTimeAsync(1)
  expect(end.kind).toBe('timed-out')
  expect(sent).toHaveLength(1)
  expect(sent[0]?.init.signal?.aborted).toBe(true)
})

it('a read whose body stops in the middle is ended after its limit', async () => {
  const { fetch } = localFetch(new Response(new ReadableStream({ pull: () => new Promise<void>(() => {}) })))
  const end = watched(read(http({ base: '/monitor', fetch })))
  await vi.advanceTimersByTimeAsync(READ_LIMIT_MS)
  expect(end.kind).toBe('timed-out')
})

it('the retries of a read count toward its limit', async () => {
  const late = () => new Promise<Response>(done => setTimeout(() => done(json({}, 503)), READ_LIMIT_MS - 100))
  const { fetch, sent } = localFetch(late, silence)
  const end = watched(read(http({ base: '/monitor', fetch, random: () => 0 })))
  await vi.advanceTimersByTimeAsync(READ_LIMIT_MS)
  expect([end.kind, sent.length]).toEqual(['timed-out', 1])
})

it('a request that the page sent before is ended after the limit too, and can be sent again', async () => {
  const { fetch } = localFetch(json([], 200, paging))
  let early: Promise<Response> | undefined = silence()
  const adopt = () => {
    const given = early
    early = undefined
    return given
  }
  const send = http({ base: '/monitor', fetch, adopt })
  const end = watched(read(send))
  await vi.advanceTimersByTimeAsync(READ_LIMIT_MS)
  expect(end.kind).toBe('timed-out')
  expect((await read(send)).ok).toBe(true)
})

it('an answered call leaves no timer behind', async () => {
  const { fetch } = localFetch(json([], 200, paging))
  await read(http({ base: '/monitor', fetch }))
  expect(vi.getTimerCount()).toBe(0)
})

it('an upload that moves may take longer than a write', async () => {
  const row = call({
    route: 'POST contracts',
    body: () => new FormData(),
    csrf: 'proof',
    upload: uploadByXhr,
    read: one(body => body),
  })
  let progress: (bytes: number) => void = () => {}
  const xhr = () =>
    localXhr(upload => {
      progress = upload.progress
    })
  const end = watched(http({ base: '/monitor', fetch: localFetch().fetch, xhr })(row, undefined))
  for (let part = 1; part <= 5; part++) {
    await vi.advanceTimersByTimeAsync(20_000)
    progress(part)
  }
  expect(end.kind).toBeUndefined()
  await vi.advanceTimersByTimeAsync(30_000)
  expect(end.kind).toBe('timed-out')
})
