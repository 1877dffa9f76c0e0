import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { refuseUnreadable } from './refuse-unreadable.ts'

const server = createServer((_, response) => response.end('read'))
let port = 0
beforeAll(async () => {
  refuseUnreadable(server)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
})
afterAll(() => {
  server.close()
  server.closeAllConnections()
})

/** The response to a raw text, until the connection ends. */
const answerTo = (text: string) =>
  new Promise<string>((resolve, reject) => {
    let answer = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(text))
    socket.on('data', part => (answer += part.toString()))
    socket.on('close', () => resolve(answer))
    socket.on('error', reject)
  })

it.each([
  ['no request at all', 'hello\r\n\r\n', 400],
  ['a header without a name', 'GET / HTTP/1.1\r\nHost: portal\r\nno name\r\n\r\n', 400],
  ['headers without end', `GET / HTTP/1.1\r\nHost: portal\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
])('%s is refused with the headers of every response', async (_, text, status) => {
  const answer = await answerTo(text)
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
  expect(answer).toContain("content-security-policy: default-src 'none'; frame-ancestors 'none'\r\n")
  expect(answer).toContain('x-content-type-options: nosniff\r\n')
  expect(answer).toContain('connection: close\r\n')
})

it('nothing is added to a response that was already sent on the same connection', async () => {
  const answer = await answerTo('GET / HTTP/1.1\r\nHost: portal\r\n\r\nhello\r\n\r\n')
  expect(answer).not.toContain('400')
})
