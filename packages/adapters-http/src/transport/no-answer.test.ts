import { type AddressInfo, createServer } from 'node:net'
import { expect, it } from 'vitest'
import { notedClock } from '../testing/local-fetch.ts'
import { httpSession } from '../calls/session.ts'
import { causeText } from './no-answer.ts'
import { http } from './http.ts'

const refusedAt = { code: 'ECONNREFUSED', address: '127.0.0.1', port: 4180 }

it.each([
  [new TypeError('Failed to fetch'), null],
  [new TypeError('fetch failed', { cause: refusedAt }), 'ECONNREFUSED 127.0.0.1:4180'],
  [
    new TypeError('fetch failed', { cause: { code: 'ENOTFOUND', hostname: 'monitor.example' } }),
    'ENOTFOUND monitor.example',
  ],
  [new TypeError('fetch failed', { cause: { errors: [refusedAt, {}] } }), 'ECONNREFUSED 127.0.0.1:4180'],
  [new TypeError('fetch failed', { cause: { code: 'UND_ERR_SOCKET' } }), 'UND_ERR_SOCKET'],
  ['a text', null],
  [undefined, null],
])('the cause of %s is %j', (thrown, text) => {
  expect(causeText(thrown)).toBe(text)
})

it('an error that is its own cause ends', () => {
  const error = new Error('loop')
  error.cause = error
  expect(causeText(error)).toBeNull()
})

it('a server that is not there is named by its address, with the error behind it', async () => {
  const server = createServer()
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise(resolve => server.close(resolve))
  const send = http({ base: `http://127.0.0.1:${port}/monitor`, clock: notedClock().prompt })
  await expect(httpSession(send).current()).rejects.toMatchObject({
    failure: { kind: 'offline', detail: `ECONNREFUSED 127.0.0.1:${port}` },
    cause: expect.any(TypeError),
  })
})
