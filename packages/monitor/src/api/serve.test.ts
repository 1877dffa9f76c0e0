import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { startTestMonitor, type TestMonitor } from '../testing/test-monitor.ts'
import { serve } from './serve.ts'

let monitor: TestMonitor
let url: string
const log = vi.fn<(line: string) => void>()
beforeAll(async () => {
  monitor = await startTestMonitor({ world: 'small', listen: true, log })
  url = monitor.url ?? ''
})
afterAll(() => monitor.close())
beforeEach(() => monitor.clearFaults())

const cookiesOf = (response: Response) =>
  response.headers
    .getSetCookie()
    .map(line => line.split(';')[0])
    .join('; ')

/** The response to the right code. */
const signIn = async (): Promise<Response> => {
  const headers = { 'content-type': 'application/json', 'x-csrf-token': 'sign-in' }
  const body = JSON.stringify({ email: 'dana@northlake.example' })
  const requested = await fetch(`${url}/monitor/sign_in`, { method: 'POST', headers, body })
  const [mail] = (await (await fetch(`${url}/mailbox.json`)).json()) as { to: string; code: string }[]
  expect(mail?.to).toBe('dana@northlake.example')
  return fetch(`${url}/monitor/sign_in/code`, {
    method: 'POST',
    headers: { ...headers, cookie: cookiesOf(requested) },
    body: JSON.stringify({ code: mail?.code }),
  })
}

describe('a monitor on a port', () => {
  it('answers callers on this machine and signs them in', async () => {
    expect(await (await fetch(`${url}/monitor/health`)).json()).toEqual({ status: 'ok' })
    expect((await signIn()).status).toBe(200)
  })

  it('breaks a connection for a fault, and answers the next', async () => {
    monitor.monitor.faults.add({ route: 'GET sign_out', cut: true, times: 1 })
    await expect(fetch(`${url}/monitor/sign_out`)).rejects.toThrow('fetch failed')
    expect((await fetch(`${url}/monitor/sign_out`)).status).toBe(204)
  })

  it('answers with JSON that ends in the middle for a fault', async () => {
    monitor.monitor.faults.add({ route: 'GET sign_out', garbled: true, times: 1 })
    const garbled = await fetch(`${url}/monitor/sign_out`)
    expect(garbled.status).toBe(200)
    await expect(garbled.json()).rejects.toThrow(SyntaxError)
  })

  it('keeps an idle connection longer than a proxy in front uses it, so that no write meets its end', async () => {
    const { headers } = await fetch(`${url}/monitor/health`)
    expect(headers.get('keep-alive')).toBe('timeout=75')
  })

  it('stops working on a call when its client disconnects', async () => {
    monitor.monitor.faults.add({ route: 'GET sign_out', delayMs: 60_000, times: 1 })
    const stop = new AbortController()
    const answer = fetch(`${url}/monitor/sign_out`, { signal: stop.signal })
    answer.catch(() => {})
    await vi.waitFor(() => expect(monitor.monitor.faults.size).toBe(0), { timeout: 60_000 })
    log.mockClear()
    stop.abort()
    await expect(answer).rejects.toThrow()
    await vi.waitFor(() => expect(log.mock.lastCall?.[0]).toContain('"status":499'), { timeout: 60_000 })
  })

  it('logs route and status of a call, without personal data', async () => {
    log.mockClear()
    await fetch(`${url}/monitor/carriers?q[legal_name_or_dba_name_start]=secret`)
    const line = log.mock.lastCall?.[0] ?? ''
    expect(JSON.parse(line)).toMatchObject({ level: 'info', route: 'GET carriers', status: 401 })
    expect(line).not.toMatch(/secret/)
  })

  it('writes nothing but the line of its call for a browser that leaves a stream of events', async () => {
    const written = [vi.spyOn(console, 'error'), vi.spyOn(console, 'info')]
    const headers = { accept: 'text/event-stream', cookie: cookiesOf(await signIn()) }
    log.mockClear()
    const leaving = new AbortController()
    const { body } = await fetch(`${url}/monitor/events`, { headers, signal: leaving.signal })
    await body?.getReader().read()
    leaving.abort()
    await vi.waitFor(() => expect(monitor.monitor.services.events.lines).toBe(0), { timeout: 60_000 })
    await fetch(`${url}/monitor/health`)
    expect(written.flatMap(({ mock }) => mock.calls)).toEqual([])
    expect(log.mock.calls.filter(([line]) => line.includes('GET events'))).toHaveLength(1)
    for (const spy of written) spy.mockRestore()
  })

  it('reports that a port is in use', async () => {
    const port = Number(new URL(url).port)
    await expect(serve(monitor.monitor, { port, host: '127.0.0.1' })).rejects.toMatchObject({
      code: 'EADDRINUSE',
    })
  })
})
