import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { createServer, request as httpRequest, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Texts } from '../configuration/index.ts'
import { configurationOf } from './configuration-of.ts'
import { createPortalServer, type PortalServer } from './create-portal-server.ts'

const HTML = `<!doctype html><html><head>
<script type="application/json" id="page-configuration"></script>
<style>.own{}</style>
<script type="module" crossorigin src="/broker/assets/index-abcd1234.js"></script>
<link rel="stylesheet" crossorigin href="/broker/assets/index-abcd1234.css">
</head><body></body></html>`

const SCRIPT = `console.log('${'x'.repeat(2_000)}')`

const listen = (server: Server) =>
  new Promise<number>(resolve =>
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)),
  )

const settings = (texts: Texts) => configurationOf(texts, () => undefined)

const seen: IncomingMessage[] = []
let hangUp = () => {}
const monitor = createServer((call, answer) => {
  seen.push(call)
  if (call.url === '/monitor/slow') {
    call.on('close', () => hangUp())
    return
  }
  let sent = ''
  call.on('data', chunk => (sent += chunk))
  call.on('end', () => {
    answer.writeHead(201, { 'set-cookie': ['a=1', 'b=2'], 'x-request-id': 'r1' })
    answer.end(JSON.stringify({ method: call.method, url: call.url, sent }))
  })
})

let portal: PortalServer
let base = ''
beforeAll(async () => {
  const dist = mkdtempWithPage()
  writeFileSync(join(dist, 'assets/index-abcd1234.js'), SCRIPT)
  // The build names lazily loaded files with seven characters.
  writeFileSync(join(dist, 'assets/CarrierScreen-a_cd123.js'), SCRIPT)
  const port = await listen(monitor)
  portal = createPortalServer({
    dist,
    monitors: [new URL(`http://127.0.0.1:${port}`)],
    configuration: settings({
      FAIRHAUL_BOT_CHECK: 'off',
      FAIRHAUL_ONBOARDING_URL: 'https://x.example/</script>',
    }),
  })
  base = `http://127.0.0.1:${await listen(portal.server)}`
})
afterAll(() => {
  for (const server of [portal.server, monitor]) {
    server.close()
    server.closeAllConnections()
  }
})

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(base + path, { headers, redirect: 'manual' })

/** With a plain client: `fetch` writes headers about who sent a request itself. */
const headersOf = (path: string, headers: Record<string, string>) =>
  new Promise<IncomingMessage['headers']>((resolve, reject) => {
    httpRequest(base + path, { headers }, answer => {
      answer.resume()
      resolve(answer.headers)
    })
      .on('error', reject)
      .end()
  })

describe('the page', () => {
  it.each(['/broker', '/broker/', '/broker/carriers/12', '/broker/loads?page=2'])(
    'the page responds with %s',
    async path => {
      const answer = await get(path)
      expect(answer.status).toBe(200)
      expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
      expect(answer.headers.get('cache-control')).toBe('no-cache')
      expect(answer.headers.has('link')).toBe(false)
      expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    },
  )

  it('the page contains its style sheet and its configuration, and nothing in it ends the script early', async () => {
    const html = await (await get('/broker/')).text()
    expect(html).toContain('<style>.from-file{}</style>')
    expect(html.match(/<link[^>]*stylesheet[^>]*>/g)).toEqual([
      '<link disabled media="not all" rel="stylesheet" crossorigin href="/broker/assets/index-abcd1234.css">',
    ])
    const [, json = ''] = /id="page-configuration">(.*?)<\/script>/.exec(html) ?? []
    expect(JSON.parse(json)).toMatchObject({
      botCheck: false,
      onboardingUrl: 'https://x.example/</script>',
      version: expect.stringMatching(/^\d+\.\d+\.\d+\+[\da-f]{8}$/),
      hasSourceMaps: false,
    })
  })

  it('the page is not sent again to a browser that has it, but with other headers it is', async () => {
    const etag = (await get('/broker/')).headers.get('etag') ?? ''
    expect((await get('/broker/', { 'if-none-match': etag })).status).toBe(304)
    const other = await headersOf('/broker/', { 'sec-fetch-site': 'none' })
    expect(other['etag']).not.toBe(etag)
  })

  it.each([
    ['another site', 'cross-site', 'same-origin'],
    ['another host of the same site', 'same-site', 'same-origin'],
    ['a browser that does not say', undefined, 'same-origin'],
    ['a typed address', 'none', undefined],
    ['the portal itself', 'same-origin', 'same-origin'],
  ])('the page opened by %s has the opener policy that this needs', async (_, fetchSite, policy) => {
    const headers = await headersOf(
      '/broker/',
      fetchSite === undefined ? {} : { 'sec-fetch-site': fetchSite },
    )
    expect(headers['cross-origin-opener-policy']).toBe(policy)
    expect(headers['vary']).toBe('accept-encoding, sec-fetch-site')
  })

  it('the address of the host redirects to the page', async () => {
    const answer = await get('/')
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/broker/'])
  })
})

describe('files', () => {
  it('files with a hash of their content in the name are cached forever', async () => {
    const answer = await get('/broker/assets/index-abcd1234.js')
    expect(await answer.text()).toBe(SCRIPT)
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    const lazy = await get('/broker/assets/CarrierScreen-a_cd123.js')
    expect(lazy.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  })

  it('files are compressed for browsers that accept it', async () => {
    const squeezed = await new Promise<Buffer>(resolve => {
      httpRequest(
        `${base}/broker/assets/index-abcd1234.js`,
        { headers: { 'accept-encoding': 'gzip, br' } },
        answer => {
          const parts: Buffer[] = []
          answer.on('data', part => parts.push(part))
          answer.on('end', () => resolve(Buffer.concat(parts)))
        },
      ).end()
    })
    expect(squeezed.length).toBeLessThan(200)
    expect(brotliDecompressSync(squeezed).toString()).toBe(SCRIPT)
  })

  it.each([
    '/broker/assets/gone-00000000.js',
    '/broker/none.png',
    '/elsewhere',
    '/broker/../main.ts',
    '/broker/%2e%2e/x.ts',
  ])('files that are missing are a 404: %s', async path => expect((await get(path)).status).toBe(404))
})

describe('every response', () => {
  it.each(['/broker/', '/broker/assets/index-abcd1234.js', '/broker/none.png', '/elsewhere', '/', '/health'])(
    'a response to %s must not be framed, sniffed or read by another site',
    async path => {
      const { headers } = await get(path)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('x-frame-options')).toBe('DENY')
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
      expect(headers.get('strict-transport-security')).toBeNull()
    },
  )

  it.each([
    ['https', true],
    ['http, https', true],
    ['https, http', false],
  ])('where the proxy says %s, later requests use https only: %s', async (said, expected) => {
    const { headers } = await get('/broker/', { 'x-forwarded-proto': said })
    expect(headers.has('strict-transport-security')).toBe(expected)
  })

  it('a response to HEAD is that of GET without its body', async () => {
    const answer = await fetch(`${base}/broker/`, { method: 'HEAD' })
    expect(answer.status).toBe(200)
    expect(Number(answer.headers.get('content-length'))).toBeGreaterThan(0)
    expect(await answer.text()).toBe('')
  })

  it('a response to another method is 405', async () => {
    const answer = await fetch(`${base}/broker/`, { method: 'POST' })
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  })
})

describe('the cache of a browser', () => {
  it.each(['*', 'W/"other", ETAG', 'ETAG'])('a cached response is not sent again: %s', async known => {
    const path = '/broker/assets/index-abcd1234.js'
    const etag = (await get(path)).headers.get('etag') ?? ''
    expect((await get(path, { 'if-none-match': known.replace('ETAG', etag) })).status).toBe(304)
  })

  it('a cached response is sent again when it has changed', async () => {
    expect((await get('/broker/', { 'if-none-match': 'W/"other"' })).status).toBe(200)
  })
})

describe('health', () => {
  it('the server reports that it is alive and ready', async () => {
    expect((await get('/health')).status).toBe(200)
    expect((await get('/ready')).status).toBe(200)
  })

  it('the server reports that it is not ready before it stops accepting connections', async () => {
    const leaving = createPortalServer({
      dist: mkdtempWithPage(),
      monitors: [new URL('http://127.0.0.1:1')],
      configuration: settings({}),
    })
    const port = await listen(leaving.server)
    void leaving.drain({ notReadyMs: 600_000, graceMs: 0 })
    const ready = await fetch(`http://127.0.0.1:${port}/ready`)
    expect([ready.status, await ready.text()]).toEqual([503, 'stopping\n'])
    expect((await fetch(`http://127.0.0.1:${port}/health`)).status).toBe(200)
    leaving.server.close()
    leaving.server.closeAllConnections()
  })
})

describe('calls', () => {
  it('responses to calls have headers that keep them from acting as a page', async () => {
    const { headers } = await get('/monitor/rules')
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'")
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  })

  it('calls are passed to the monitor unchanged, with the address of the client', async () => {
    const answer = await fetch(`${base}/monitor/rules?q[a]=1`, {
      method: 'POST',
      body: 'text',
      headers: { 'x-csrf-token': 't' },
    })
    expect(answer.status).toBe(201)
    expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=2'])
    expect(await answer.json()).toEqual({ method: 'POST', url: '/monitor/rules?q[a]=1', sent: 'text' })
    expect(seen.at(-1)?.headers).toMatchObject({ 'x-csrf-token': 't', 'x-forwarded-for': '127.0.0.1' })
  })

  it('calls are aborted when the browser aborts them', async () => {
    const gone = new Promise<void>(resolve => {
      hangUp = resolve
    })
    const pending = new AbortController()
    const requested = fetch(`${base}/monitor/slow`, { signal: pending.signal }).catch(
      (error: Error) => error.name,
    )
    while (seen.at(-1)?.url !== '/monitor/slow') await new Promise(resolve => setImmediate(resolve))
    pending.abort()
    expect(await requested).toBe('AbortError')
    await gone
  })

  it('calls are a 502 in the shape of every error when the monitor is unreachable', async () => {
    const lonely = createPortalServer({
      dist: mkdtempWithPage(),
      monitors: [new URL('http://127.0.0.1:1')],
      configuration: settings({}),
    })
    const answer = await fetch(`http://127.0.0.1:${await listen(lonely.server)}/monitor/refresh_jwt`)
    const body = (await answer.json()) as { errors: { message: string }[]; request_id: string }
    expect(answer.status).toBe(502)
    expect(body.errors[0]?.message).toBe('The monitor cannot be reached.')
    expect(answer.headers.get('x-request-id')).toBe(body.request_id)
    lonely.server.close()
    lonely.server.closeAllConnections()
  })
})

const mkdtempWithPage = () => {
  const dist = mkdtempSync(join(tmpdir(), 'fairhaul-dist-'))
  mkdirSync(join(dist, 'assets'))
  writeFileSync(join(dist, 'index.html'), HTML)
  writeFileSync(join(dist, 'assets/index-abcd1234.css'), '.from-file{}')
  return dist
}

it('reports of the policy are counted by directive, and nothing else of them is kept', async () => {
  const lines: string[] = []
  const counting = createPortalServer({
    dist: mkdtempWithPage(),
    monitors: [new URL('http://127.0.0.1:1')],
    configuration: settings({ FAIRHAUL_CHAT_APP_ID: 'abc' }),
    print: line => void lines.push(line),
  })
  const address = `http://127.0.0.1:${await listen(counting.server)}/broker/policy-reports`
  const report = (body: string) => fetch(address, { method: 'POST', body })
  const violated = {
    'csp-report': { 'effective-directive': 'require-trusted-types-for', 'script-sample': 'dana' },
  }
  for (const body of [JSON.stringify(violated), JSON.stringify(violated), 'dana', 'x'.repeat(50_000)])
    expect((await report(body)).status).toBe(204)
  expect((await fetch(address)).status).not.toBe(204)
  await new Promise(resolve => {
    counting.server.close(resolve)
    counting.server.closeAllConnections()
  })
  expect(lines).toEqual(['{"event":"policy_reports","counts":{"require-trusted-types-for":2,"other":2}}'])
})
