import { startTestMonitor, type TestMonitor } from '@fairhaul/monitor'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { httpSession } from './calls/session.ts'
import { cookieFetch } from './node/cookie-fetch.ts'
import { notedClock } from './testing/local-fetch.ts'
import { http } from './transport/http.ts'

const CURRENT = 'GET refresh_jwt'

describe('over a real connection', () => {
  let monitor: TestMonitor
  beforeAll(async () => {
    monitor = await startTestMonitor({ listen: true })
  })
  afterEach(() => monitor.clearFaults())
  afterAll(() => monitor.close())

  const visit = (time = notedClock()) => ({
    session: httpSession(http({ base: `${monitor.url}/monitor`, fetch: cookieFetch(), clock: time.prompt })),
    time,
  })

  it('over a socket, a visitor is unauthenticated', async () => {
    const { session } = visit()
    expect(await session.current()).toMatchObject({ ok: false, refusal: { kind: 'unauthenticated' } })
  })

  it('over a socket, a temporary gateway error is retried', async () => {
    monitor.refuse(CURRENT, 503, { times: 2 })
    const { session, time } = visit()
    expect(await session.current()).toMatchObject({ refusal: { kind: 'unauthenticated' } })
    expect(time.waits).toHaveLength(2)
  })

  it('over a socket, a lasting gateway error is a failure that names the call, the status and the request', async () => {
    monitor.refuse(CURRENT, 503)
    await expect(visit().session.current()).rejects.toMatchObject({
      failure: { kind: 'unavailable', call: CURRENT, status: 503, requestId: expect.any(String) },
    })
  })

  it('over a socket, a connection that breaks once is retried', async () => {
    monitor.refuse(CURRENT, 200, { cut: true, times: 1 })
    expect(await visit().session.current()).toMatchObject({ refusal: { kind: 'unauthenticated' } })
  })

  it('over a socket, an abort does not wait for the response', async () => {
    monitor.delay(CURRENT, 300)
    const leaving = new AbortController()
    const answer = visit().session.current(leaving.signal)
    leaving.abort()
    await expect(answer).rejects.toBe(leaving.signal.reason)
  })

  it('over a socket, a missing server is the failure offline', async () => {
    const noUser = http({
      base: 'http://127.0.0.1:1/monitor',
      fetch: cookieFetch(),
      clock: notedClock().prompt,
    })
    await expect(httpSession(noUser).current()).rejects.toMatchObject({
      failure: { kind: 'offline', call: CURRENT, status: null, detail: 'bad port' },
      cause: expect.any(Error),
    })
  })
})
