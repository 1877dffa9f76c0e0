import { describe, expect, it } from 'vitest'
import { json, localFetch, notedClock } from '../testing/local-fetch.ts'
import { nothing, one } from './answer.ts'
import { call } from './call.ts'
import { http } from './http.ts'
import { LIMIT_WAIT_MAX_SECONDS, LIMIT_WAITS_MAX } from './limit-waits.ts'

const read = call({ route: 'GET areas', read: one(body => body) })
const states = call({ route: 'GET states', read: one(body => body) })
const towns = call({ route: 'GET towns', read: one(body => body) })
const limited = { csrf: 'p', body: () => ({}), handled: [429], read: nothing } as const
const match = call({ route: 'POST match', readsOnly: true, ...limited })
const invite = call({ route: 'POST invitations', ...limited })
const write = call({ route: 'POST notes', csrf: 'proof', body: () => ({}), read: one(body => body) })
const later = (status: number, seconds: number | string) =>
  json({}, status, { 'retry-after': String(seconds) })

const program = (...answers: Response[]) => {
  const time = notedClock()
  const { fetch, sent } = localFetch(...answers)
  const waited: number[] = []
  const waits = { onWait: (seconds: number) => waited.push(seconds) }
  return { send: http({ base: '/monitor', fetch, clock: time.prompt, waits }), time, sent, waited }
}

describe('a program', () => {
  it.each([
    [429, 40, read],
    [429, 40, write],
    [503, 40, read],
  ])(
    'after a %i waits the %i seconds that the server says, and sends the request again',
    async (status, seconds, row) => {
      const { send, time, waited } = program(later(status, seconds), json('here'))
      expect(await send(row, undefined as never)).toEqual({ ok: true, value: 'here' })
      expect([waited, time.waits]).toEqual([[seconds], [seconds * 1000]])
    },
  )

  it.each([
    ['a wait that is too long', later(429, LIMIT_WAIT_MAX_SECONDS + 1), read],
    ['a limit without a wait', json({}, 429), read],
    ['a 503 to a write, which may have been carried out', later(503, 1), write],
  ])('ends after %s', async (_, answer, row) => {
    const { send, sent } = program(answer)
    await expect(send(row, undefined as never)).rejects.toMatchObject({ failure: { kind: 'unavailable' } })
    expect(sent).toHaveLength(1)
  })

  it('ends after five waits for one request', async () => {
    const { send, waited } = program(...Array.from({ length: 6 }, () => later(429, 1)))
    await expect(send(read, undefined)).rejects.toMatchObject({ failure: { status: 429 } })
    expect(waited).toHaveLength(LIMIT_WAITS_MAX)
  })

  it('is handed a limit that a write has as its refusal', async () => {
    const { send, waited } = program(later(429, 9))
    expect(await send(invite, undefined)).toMatchObject({
      refusal: { kind: 'too-many', retryAfterSeconds: 9 },
    })
    expect(waited).toEqual([])
  })

  it('waits for a limit that a read has as its refusal, and is handed one that stays', async () => {
    const answers = Array.from({ length: 8 }, () => later(429, 9))
    const { send, waited } = program(answers[0] ?? json({}), json(null, 204), ...answers.slice(1))
    expect(await send(match, undefined)).toMatchObject({ ok: true })
    expect(await send(match, undefined)).toMatchObject({ refusal: { kind: 'too-many' } })
    expect(waited).toEqual([9, ...Array<number>(LIMIT_WAITS_MAX).fill(9)])
  })

  it('waits once for all of its requests, those that come meanwhile too', async () => {
    const time = notedClock()
    const { fetch, sent } = localFetch(later(429, 30), later(429, 29), json('a'), json('b'), json('c'))
    const waited: number[] = []
    const waits = { onWait: (seconds: number) => waited.push(seconds) }
    const send = http({ base: '/monitor', fetch, clock: time.held, waits })
    const [one, other] = [send(read, undefined), send(states, undefined)]
    await expect.poll(() => time.pending).toHaveLength(2)
    const third = send(towns, undefined)
    await expect.poll(() => time.pending).toHaveLength(3)
    expect([waited, time.waits, sent.length]).toEqual([[30], [30_000, 30_000, 30_000], 2])
    time.pass(30_000)
    const values = await Promise.all([one, other, third])
    expect(new Set(values.map(each => each.ok && each.value))).toEqual(new Set(['a', 'b', 'c']))
  })

  it("ends its wait at once on an abort, with the abort's reason", async () => {
    const time = notedClock()
    const leaving = new AbortController()
    const { fetch, sent } = localFetch(later(429, 40))
    const answer = http({ base: '/m', fetch, clock: time.held, waits: {} })(read, undefined, leaving.signal)
    await expect.poll(() => time.pending).toHaveLength(1)
    leaving.abort()
    await expect(answer).rejects.toBe(leaving.signal.reason)
    expect([sent.length, time.pending]).toEqual([1, []])
  })
})

it('a portal does not wait for a limit', async () => {
  const { fetch, sent } = localFetch(later(429, 1))
  await expect(http({ base: '/monitor', fetch })(read, undefined)).rejects.toMatchObject({
    failure: { status: 429 },
  })
  expect(sent).toHaveLength(1)
})
