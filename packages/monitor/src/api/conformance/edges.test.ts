import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestMonitor, type TestMonitor } from '../../testing/test-monitor.ts'

const lines: string[] = []
let monitor: TestMonitor
beforeAll(async () => {
  monitor = await startTestMonitor({ listen: true, log: line => lines.push(line) })
})
afterAll(() => monitor.close())

interface Raw {
  readonly status: number
  readonly head: string
  readonly body: string
}

/** Sends these exact lines over a socket, and reads until the monitor closes the connection. */
const sent = (...head: readonly string[]): Promise<Raw> =>
  new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(monitor.url ?? '').port), '127.0.0.1')
    let text = ''
    socket.setEncoding('utf8')
    socket.on('data', part => (text += part))
    socket.on('error', reject)
    socket.on('close', () => {
      const [answered = '', ...rest] = text.split('\r\n\r\n')
      resolve({
        status: Number(/^HTTP\/1\.1 (\d+)/.exec(answered)?.[1]),
        head: answered,
        body: rest.join('\r\n\r\n'),
      })
    })
    socket.write(`${[...head, 'Connection: close'].join('\r\n')}\r\n\r\n`)
  })
const HOST = 'Host: 127.0.0.1'

const REFUSAL = /"errors":\[\{"field":null,"message":"[^"]+"\}\],"request_id":"[\w-]+"/
const INTERNALS = /node_modules|\.ts:\d|at \w+ \(|select |kysely|hono/i

describe('a request that is no call of the API gets a plain error response:', () => {
  it.each([
    ['a path that is none', 'GET /monitor/nothing HTTP/1.1', 404],
    ['a path outside', 'GET /elsewhere HTTP/1.1', 404],
    ['dots', 'GET /monitor/../../etc/passwd HTTP/1.1', 404],
    ['written dots', 'GET /monitor/%2e%2e/%2e%2e/etc/passwd HTTP/1.1', 404],
    ['a percent sign alone', 'GET /monitor/areas/% HTTP/1.1', 401],
    ['two slashes', 'GET //monitor//rules HTTP/1.1', 404],
    ['a call by another method', 'POST /monitor/refresh_jwt HTTP/1.1', 405],
    ['a method of no call', 'PUT /monitor/rules HTTP/1.1', 405],
    ['OPTIONS', 'OPTIONS /monitor/rules HTTP/1.1', 405],
    ['TRACE', 'TRACE /monitor/rules HTTP/1.1', 405],
    ['PROPFIND', 'PROPFIND /monitor/rules HTTP/1.1', 405],
    ['a long address', `GET /monitor/areas/${'1'.repeat(8_000)} HTTP/1.1`, 401],
    ['many parameters', `GET /monitor/rules?${'a[b]=1&'.repeat(1_000)} HTTP/1.1`, 401],
  ])('%s', async (_, line, status) => {
    const answer = await sent(line, HOST)
    expect({ line: line.slice(0, 60), status: answer.status }).toEqual({ line: line.slice(0, 60), status })
    expect(answer.body).toMatch(REFUSAL)
    expect(answer.head.toLowerCase()).toContain('x-request-id')
    expect(answer.head + answer.body).not.toMatch(INTERNALS)
  })

  it.each([
    ['a host that is none', ['GET /monitor/rules HTTP/1.1', 'Host: a b']],
    ['a host with a path', ['GET /monitor/rules HTTP/1.1', 'Host: a/b?c#d']],
  ])('%s', async (_, head) => {
    const answer = await sent(...head)
    expect(answer.status).toBe(400)
    expect(answer.body).toMatch(REFUSAL)
    expect(answer.head + answer.body).not.toMatch(INTERNALS)
  })
})

describe('a request that is not HTTP is refused unread:', () => {
  it.each([
    ['an address without end', [`GET /monitor/${'a'.repeat(40_000)} HTTP/1.1`, HOST], 431],
    ['two lengths', ['POST /monitor/sign_in HTTP/1.1', HOST, 'Content-Length: 1', 'Content-Length: 2'], 400],
    ['no host', ['GET /monitor/rules HTTP/1.1'], 400],
    ['no words at all', ['\u0001'], 400],
  ])('%s', async (_, head, status) => {
    const answer = await sent(...head)
    expect(answer.status).toBe(status)
    expect(answer.head + answer.body).not.toMatch(INTERNALS)
  })
})

it('HEAD gets the response of GET without its body', async () => {
  const answer = await sent('HEAD /monitor/refresh_jwt HTTP/1.1', HOST)
  expect(answer).toMatchObject({ status: 401, body: '' })
})

it('a request with two CSRF headers is refused', async () => {
  const proof = 'X-Csrf-Token: sign-in'
  const answer = await sent('POST /monitor/sign_in HTTP/1.1', HOST, proof, proof, 'Content-Length: 0')
  expect(answer.status).toBe(403)
})

it('no request of this file causes a fault of the monitor', () => {
  expect(lines.filter(line => line.includes('"level":"error"'))).toEqual([])
})
