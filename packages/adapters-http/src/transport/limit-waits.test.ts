import { describe, expect, it } from 'vitest'
import { json, localFetch, notedClock } from '../testing/local-fetch.ts'
import { nothing, one } from './answer.ts'
import { call } from './call.ts'
import { http } from './http.ts'
import { LIMIT_WAIT_MAX_SECONDS, LIMIT_WAITS_MAX } from './limit-waits.ts'

const read = call({ route: 'GET areas', read: one(body => body) })
const match = call({ route: 'POST match', csrf: 'p', body: () => ({}), handled: [429], read: nothing })
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

  it('is handed a limit that a call has as its refusal', async () => {
    const { send, waited } = program(later(429, 9))
    expect(await send(match, undefined)).toMatchObject({
      refusal: { kind: 'too-many', retryAfterSeconds: 9 },
    })
    expect(waited).toEqual([])
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
