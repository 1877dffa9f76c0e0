import { CallFailed } from '@fairhaul/core'
import { describe, expect, it } from 'vitest'
import { json, localFetch, noConnection, notedClock, silence } from '../testing/local-fetch.ts'
import { one } from './answer.ts'
import { call } from './call.ts'
import { http } from './http.ts'
import { RETRIES_MAX } from './retry-policy.ts'

const params = call({ route: 'GET areas', read: one(body => body) })
const write = call({
  route: 'POST notes',
  csrf: 'proof',
  body: (it: { text: string }) => it,
  read: one(body => body),
})
const busy = (status = 503, headers: Record<string, string> = {}) => json({}, status, headers)

describe('a read', () => {
  it.each([[502], [503], [504]])('a read is retried after a %i, after 300 and then 600 ms', async status => {
    const time = notedClock()
    const { fetch, sent } = localFetch(busy(status), busy(status), json('here'))
    const send = http({ base: '/monitor', fetch, clock: time.prompt, random: () => 0.5 })
    expect(await send(params, undefined)).toEqual({ ok: true, value: 'here' })
    expect(sent).toHaveLength(3)
    expect(time.waits).toEqual([300, 600])
  })

  it('a read is retried without a connection, and is offline after two more attempts', async () => {
    const { fetch, sent } = localFetch(noConnection(), noConnection(), noConnection(), json('late'))
    const send = http({ base: '/monitor', fetch, clock: notedClock().prompt })
    await expect(send(params, undefined)).rejects.toMatchObject({
      failure: { kind: 'offline', call: 'GET areas', status: null },
    })
    expect(sent).toHaveLength(1 + RETRIES_MAX)
  })

  it.each([[500], [501], [400], [408]])('a read is not retried after a %i', async status => {
    const { fetch, sent } = localFetch(busy(status))
    const send = http({ base: '/monitor', fetch, clock: notedClock().prompt })
    await expect(send(params, undefined)).rejects.toBeInstanceOf(CallFailed)
    expect(sent).toHaveLength(1)
  })

  it('a read waits as long as retry-after says', async () => {
    const time = notedClock()
    const { fetch } = localFetch(busy(503, { 'retry-after': '2' }), json('here'))
    await http({ base: '/monitor', fetch, clock: time.prompt })(params, undefined)
    expect(time.waits).toEqual([2_000])
  })

  it('a read waits for a busy server eight times', async () => {
    const time = notedClock()
    const { fetch, sent } = localFetch(...Array.from({ length: 9 }, () => busy(503, { 'retry-after': '4' })))
    const send = http({ base: '/monitor', fetch, clock: time.prompt })
    await expect(send(params, undefined)).rejects.toMatchObject({ failure: { status: 503 } })
    expect([sent.length, time.waits]).toEqual([9, Array.from({ length: 8 }, () => 4_000)])
  })

  it('a read fails when retry-after exceeds the maximum', async () => {
    const { fetch, sent } = localFetch(busy(503, { 'retry-after': '60' }))
    const send = http({ base: '/monitor', fetch, clock: notedClock().prompt })
    await expect(send(params, undefined)).rejects.toMatchObject({
      failure: { kind: 'unavailable', status: 503 },
    })
    expect(sent).toHaveLength(1)
  })

  it('a read is not retried after an abort', async () => {
    const { fetch, sent } = localFetch(silence())
    const leaving = new AbortController()
    const answer = http({ base: '/monitor', fetch })(params, undefined, leaving.signal)
    leaving.abort()
    await expect(answer).rejects.toBe(leaving.signal.reason)
    expect(sent).toHaveLength(1)
  })

  it("a read ends its wait at once on an abort, with the abort's reason", async () => {
    const time = notedClock()
    const { fetch, sent } = localFetch(busy())
    const leaving = new AbortController()
    const answer = http({ base: '/monitor', fetch, clock: time.held })(params, undefined, leaving.signal)
    await expect.poll(() => time.pending).toHaveLength(1)
    leaving.abort()
    await expect(answer).rejects.toBe(leaving.signal.reason)
    await expect.poll(() => time.pending).toHaveLength(0)
    expect(sent).toHaveLength(1)
  })

  it('a read cancels the response it does not use', async () => {
    const first = busy()
    const { fetch } = localFetch(first, json('here'))
    await http({ base: '/monitor', fetch, clock: notedClock().prompt })(params, undefined)
    await expect(first.text()).rejects.toThrow(TypeError)
  })
})

describe('a write', () => {
  it.each([
    ['no connection', noConnection()],
    ['a 503', busy()],
  ])('a write is sent once, also after %s', async (_, answer) => {
    const { fetch, sent } = localFetch(answer)
    const send = http({ base: '/monitor', fetch, clock: notedClock().prompt })
    await expect(send(write, { text: 'a' })).rejects.toBeInstanceOf(CallFailed)
    expect(sent).toHaveLength(1)
  })
})

describe('a POST that only reads', () => {
  const match = call({
    route: 'POST subscriptions/match',
    csrf: 'proof',
    body: (it: { text: string }) => it,
    read: one(body => body),
    readsOnly: true,
  })

  it('a POST that only reads is retried as a read, without an idempotency key', async () => {
    const { fetch, sent } = localFetch(busy(), noConnection(), json('here'))
    const send = http({ base: '/monitor', fetch, clock: notedClock().prompt })
    expect(await send(match, { text: 'a' })).toEqual({ ok: true, value: 'here' })
    expect(sent.map(({ init }) => new Headers(init.headers).get('idempotency-key'))).toEqual([
      null,
      null,
      null,
    ])
  })
})

it('a read of a browser that is offline is sent once, and fails at once', async () => {
  const { fetch, sent } = localFetch(noConnection(), json('here'))
  const send = http({ base: '/monitor', fetch, clock: notedClock().prompt, isOnline: () => false })
  const read = call({ route: 'GET subscriptions/match', read: one(body => body) })
  await expect(send(read, undefined)).rejects.toMatchObject({ failure: { kind: 'offline' } })
  expect(sent).toHaveLength(1)
})

describe('a write with an idempotency key', () => {
  const once = call({
    route: 'POST notes',
    csrf: 'proof',
    body: (it: { text: string }) => it,
    read: one(body => body),
    once: true,
  })
  const keysOf = (sent: readonly { init: RequestInit }[]) =>
    sent.map(({ init }) => new Headers(init.headers).get('idempotency-key'))

  it.each([
    ['no connection', noConnection()],
    ['a 503', busy()],
    ['a 409 that asks to wait', busy(409, { 'retry-after': '1' })],
  ])('a write with an idempotency key is sent again after %s, under the same key', async (_, answer) => {
    const { fetch, sent } = localFetch(answer, json('kept'))
    const send = http({ base: '/monitor', fetch, clock: notedClock().prompt })
    expect(await send(once, { text: 'a' })).toEqual({ ok: true, value: 'kept' })
    const [first, second] = keysOf(sent)
    expect(first).toMatch(/^[0-9a-f]{32}$/)
    expect(second).toBe(first)
  })

  it('a write with an idempotency key has the same key after an answer that cannot be read', async () => {
    const { fetch, sent } = localFetch(new Response('{"id":', { status: 201 }), json('kept'))
    const send = http({ base: '/monitor', fetch, clock: notedClock().prompt })
    await expect(send(once, { text: 'a' })).rejects.toMatchObject({ failure: { kind: 'unreadable' } })
    expect(await send(once, { text: 'a' })).toEqual({ ok: true, value: 'kept' })
    const [first, second] = keysOf(sent)
    expect(second).toBe(first)
  })

  it.each([
    ['an answer', json(1)],
    ['a refusal', json({ errors: [] }, 422)],
  ])('a write with an idempotency key has a new key after %s', async (_, answer) => {
    const { fetch, sent } = localFetch(answer, json(2))
    const send = http({ base: '/monitor', fetch })
    await send(once, { text: 'a' })
    await send(once, { text: 'a' })
    expect(new Set(keysOf(sent)).size).toBe(2)
  })

  it.each([
    ['no connection', noConnection()],
    ['a 500', busy(500)],
  ])('a write that ended with %s has the same key when the user sends it again', async (_, answer) => {
    const { fetch, sent } = localFetch(answer, answer, answer, answer, json('kept'), json('new'))
    const send = http({ base: '/monitor', fetch, clock: notedClock().prompt })
    await send(once, { text: 'a' }).catch(() => undefined)
    while (sent.length < 5) await send(once, { text: 'a' }).catch(() => undefined)
    await send(once, { text: 'a' })
    const keys = keysOf(sent)
    expect(new Set(keys.slice(0, 5)).size).toBe(1)
    expect(keys[5]).not.toBe(keys[0])
  })

  it('a write with other input has another key, also while the first is unanswered', async () => {
    const { fetch, sent } = localFetch(busy(500), json('kept'))
    const send = http({ base: '/monitor', fetch, clock: notedClock().prompt })
    await expect(send(once, { text: 'a' })).rejects.toBeInstanceOf(CallFailed)
    await send(once, { text: 'b' })
    expect(new Set(keysOf(sent)).size).toBe(2)
  })

  it('equal writes that are sent at once have one key', async () => {
    const { fetch, sent } = localFetch(json('kept'), json('kept'))
    const send = http({ base: '/monitor', fetch })
    await Promise.all([send(once, { text: 'a' }), send(once, { text: 'a' })])
    expect(sent).toHaveLength(2)
    expect(new Set(keysOf(sent)).size).toBe(1)
  })

  it.each([[409], [500]])(
    'a write with an idempotency key is not sent again after a plain %i',
    async status => {
      const { fetch, sent } = localFetch(busy(status))
      const send = http({ base: '/monitor', fetch, clock: notedClock().prompt })
      await expect(send(once, { text: 'a' })).rejects.toBeInstanceOf(CallFailed)
      expect(sent).toHaveLength(1)
    },
  )
})
