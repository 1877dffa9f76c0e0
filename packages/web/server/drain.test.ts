import { Agent, createServer, get, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type Drain, drainOf } from './drain.ts'

let waiting: ServerResponse[]
let arrived: () => void
let server: ReturnType<typeof createServer>
let drain: Drain
let agent: Agent

beforeEach(async () => {
  waiting = []
  server = createServer((_, response) => {
    waiting.push(response)
    arrived()
  })
  drain = drainOf(server)
  agent = new Agent({ keepAlive: true })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
})
afterEach(() => {
  agent.destroy()
  server.closeAllConnections()
})

/** Sends a request, and resolves with the promise of its response once the server has received it. */
const request = async () => {
  const { port } = server.address() as AddressInfo
  const received = new Promise<void>(resolve => {
    arrived = resolve
  })
  const answer = new Promise<IncomingMessage>((resolve, reject) => {
    get({ agent, port, host: '127.0.0.1' }, resolve).on('error', reject)
  })
  answer.catch(() => {})
  await received
  return { answer }
}

it('pending requests get a response, and their connection then closes', async () => {
  const { answer } = await request()
  const drained = drain.begin({ notReadyMs: 0, graceMs: 60_000 })
  expect(drain.hasBegun()).toBe(true)
  waiting[0]?.end('done')
  const response = await answer
  expect([response.statusCode, response.headers.connection]).toEqual([200, 'close'])
  response.resume()
  await drained
})

it('no new request is accepted once the server is closing', async () => {
  const { port } = server.address() as AddressInfo
  await drain.begin({ notReadyMs: 0, graceMs: 60_000 })
  const refused = await new Promise<NodeJS.ErrnoException>(resolve => {
    get({ port, host: '127.0.0.1' }).on('error', resolve)
  })
  expect(refused.code).toBe('ECONNREFUSED')
})

it('a request without a response is cut off after the time limit', async () => {
  const { answer } = await request()
  await drain.begin({ notReadyMs: 0, graceMs: 1 })
  await expect(answer).rejects.toThrow()
})
