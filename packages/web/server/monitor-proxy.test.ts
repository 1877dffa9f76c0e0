import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { monitorProxy } from './monitor-proxy.ts'

const listen = (server: Server) =>
  new Promise<number>(resolve =>
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)),
  )

interface Seen {
  readonly call: string
  readonly headers: IncomingMessage['headers']
  readonly body: string
}

const seen: Seen[] = []
const begun: string[] = []
const streams: { readonly answer: ServerResponse; closed: boolean }[] = []
const monitor = createServer((call, answer) => {
  if (call.url === '/monitor/events') {
    const stream = { answer, closed: false }
    streams.push(stream)
    answer.on('close', () => {
      stream.closed = true
    })
    answer.writeHead(200, { 'content-type': 'text/event-stream' })
    answer.flushHeaders()
    return
  }
  begun.push(`${call.method} ${call.url}`)
  let body = ''
  call.on('data', part => (body += part))
  call.on('end', () => {
    seen.push({ call: `${call.method} ${call.url}`, headers: call.headers, body })
    answer.end('done')
  })
})

let port = 0
let portal: Server
let endStreams = () => {}
beforeAll(async () => {
  const proxy = monitorProxy([new URL(`http://127.0.0.1:${await listen(monitor)}`)])
  endStreams = proxy.endStreams
  portal = createServer((incoming, outgoing) => proxy.pass(incoming, outgoing))
  portal.on('close', () => proxy.close())
  port = await listen(portal)
})
beforeEach(() => {
  seen.length = 0
  begun.length = 0
})
afterAll(() => {
  for (const server of [portal, monitor]) {
    server.close()
    server.closeAllConnections()
  }
})

/** The response to raw lines, which no regular client would send. */
const raw = (...lines: readonly string[]) =>
  new Promise<string>((resolve, reject) => {
    let answer = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(lines.join('\r\n')))
    socket.on('data', part => (answer += part.toString()))
    socket.on('end', () => resolve(answer))
    socket.on('error', reject)
  })

const HIDDEN = 'DELETE /monitor/users/2 HTTP/1.1\r\nHost: portal\r\n\r\n'
const inPieces = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n0\r\n\r\n`

describe('a call remains one call', () => {
  it.each(['GET', 'DELETE', 'OPTIONS', 'POST', 'PATCH'])(
    'a %s with a chunked body remains one call',
    async method => {
      await raw(
        `${method} /monitor/users/1 HTTP/1.1`,
        'Host: portal',
        'Connection: close',
        'Transfer-Encoding: chunked',
        '',
        inPieces(HIDDEN),
      )
      await (await fetch(`http://127.0.0.1:${port}/monitor/rules`)).text()
      expect(seen.map(({ call }) => call)).toEqual([`${method} /monitor/users/1`, 'GET /monitor/rules'])
      expect(seen[0]?.body).toBe(HIDDEN)
    },
  )

  it.each([
    ['a length and pieces', ['Content-Length: 4', 'Transfer-Encoding: chunked']],
    ['two lengths', ['Content-Length: 4', 'Content-Length: 40']],
    ['an encoding that no one knows', ['Transfer-Encoding: chunked, nonsense']],
  ])('a call that cannot be framed safely is refused with %s', async (_, lengths) => {
    const answer = await raw(
      'POST /monitor/users/1 HTTP/1.1',
      'Host: portal',
      'Connection: close',
      ...lengths,
      '',
      inPieces(HIDDEN),
    )
    expect(answer).toMatch(/^HTTP\/1\.1 400 /)
    expect(seen).toEqual([])
  })
})

it('hop-by-hop headers are not passed on', async () => {
  await raw(
    'GET /monitor/rules HTTP/1.1',
    'Host: portal',
    'Connection: close, x-only-here',
    'X-Only-Here: 1',
    'X-Further: 2',
    '',
    '',
  )
  expect(seen[0]?.headers).toMatchObject({ 'x-further': '2' })
  expect(seen[0]?.headers).not.toHaveProperty('x-only-here')
})

it('a small body is read before the monitor is called, so that a slow one blocks no connection to it', async () => {
  const body = JSON.stringify({ email: 'dana@northlake.example' })
  const socket = connect(port, '127.0.0.1')
  const head = `POST /monitor/sign_in HTTP/1.1\r\nHost: portal\r\nConnection: close\r\nContent-Length: ${body.length}`
  await new Promise(resolve => socket.write(`${head}\r\n\r\n{`, resolve))
  await (await fetch(`http://127.0.0.1:${port}/monitor/rules`)).text()
  expect(begun).toEqual(['GET /monitor/rules'])
  const ended = new Promise(resolve => socket.on('close', resolve))
  socket.resume()
  socket.write(body.slice(1))
  await ended
  expect(seen.at(-1)).toMatchObject({ call: 'POST /monitor/sign_in', body })
})

it('a large body is streamed', async () => {
  const body = 'x'.repeat(200_000)
  const answer = await fetch(`http://127.0.0.1:${port}/monitor/files`, { method: 'POST', body })
  expect(await answer.text()).toBe('done')
  expect(seen.at(-1)?.body).toBe(body)
})

describe('a stream of events', () => {
  const open = async (signal?: AbortSignal) => {
    const response = await fetch(`http://127.0.0.1:${port}/monitor/events`, {
      headers: { accept: 'text/event-stream' },
      ...(signal && { signal }),
    })
    const reader = response.body?.getReader()
    const stream = streams.at(-1)
    if (reader === undefined || stream === undefined) throw new Error('There is no stream.')
    const next = async () => new TextDecoder().decode((await reader.read()).value)
    return { response, next, stream }
  }
  const closed = async (stream: { readonly closed: boolean }) => {
    while (!stream.closed) await new Promise(resolve => setImmediate(resolve))
    return true
  }

  it('passes each part on as it comes', async () => {
    const leaving = new AbortController()
    const { response, next, stream } = await open(leaving.signal)
    expect(response.headers.get('content-type')).toBe('text/event-stream')
    for (const part of ['data: 1\n\n', 'data: 2\n\n']) {
      stream.answer.write(part)
      expect(await next()).toBe(part)
    }
    leaving.abort()
    expect(await closed(stream)).toBe(true)
  })

  it('is lost with the monitor, so that the browser opens it again', async () => {
    const { next, stream } = await open()
    stream.answer.destroy()
    await expect(next()).rejects.toThrow()
    const again = await open()
    again.stream.answer.end('data: 3\n\n')
    expect(await again.next()).toBe('data: 3\n\n')
  })

  it('takes no connection from other calls, however many are open', async () => {
    const leaving = new AbortController()
    await Promise.all(Array.from({ length: 300 }, () => open(leaving.signal)))
    expect(await (await fetch(`http://127.0.0.1:${port}/monitor/rules`)).text()).toBe('done')
    leaving.abort()
    await Promise.all(streams.map(closed))
  })

  it('ends when the server stops', async () => {
    const { next, stream } = await open()
    endStreams()
    await expect(next()).rejects.toThrow()
    expect(await closed(stream)).toBe(true)
  })
})

describe('a monitor of several processes', () => {
  const UNREACHABLE = new URL('http://127.0.0.1:1')
  const opened: Server[] = []
  afterAll(() => {
    for (const server of opened) {
      server.close()
      server.closeAllConnections()
    }
  })

  const processOf = async (name: string) => {
    const server = createServer((call, answer) => call.resume().on('end', () => answer.end(name)))
    opened.push(server)
    return new URL(`http://127.0.0.1:${await listen(server)}`)
  }
  const portalOf = async (...monitors: Parameters<typeof monitorProxy>[0]) => {
    const proxy = monitorProxy(monitors)
    const server = createServer((incoming, outgoing) => proxy.pass(incoming, outgoing))
    server.on('close', () => proxy.close())
    opened.push(server)
    return `http://127.0.0.1:${await listen(server)}/monitor/users`
  }
  const namesOf = async (url: string, calls: readonly RequestInit[]) => {
    const names: string[] = []
    for (const call of calls) names.push(await (await fetch(url, call)).text())
    return names
  }
  const WRITE: RequestInit = { method: 'POST', body: '{"note":"x"}' }
  const UPLOAD: RequestInit = { method: 'POST', body: 'x'.repeat(70_000) }

  it('gets its calls in turn', async () => {
    const url = await portalOf(await processOf('one'), await processOf('two'))
    expect(await namesOf(url, [{}, {}, WRITE, WRITE])).toEqual(['one', 'two', 'one', 'two'])
  })

  it('is reached while one of them is not, by writes too, and then by uploads', async () => {
    const url = await portalOf(UNREACHABLE, await processOf('two'))
    expect(await namesOf(url, [WRITE, {}, WRITE, UPLOAD, UPLOAD])).toEqual(Array(5).fill('two'))
  })

  it('is a 502 when none can be reached', async () => {
    const url = await portalOf(UNREACHABLE, new URL('http://127.0.0.1:2'))
    expect((await fetch(url)).status).toBe(502)
    expect((await fetch(url, WRITE)).status).toBe(502)
  })
})
