import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Configuration } from '../configuration/index.ts'
import { type Asset, assetOf, encodingFor } from './asset.ts'
import { BASE, builtFiles, isHashed, namesFile } from './built-files.ts'
import { drainOf, type Patience } from './drain.ts'
import type { Monitors } from './monitor-processes.ts'
import { monitorProxy } from './monitor-proxy.ts'
import { POLICY_REPORTS, PolicyReports } from './policy-reports.ts'
import { refuseUnreadable } from './refuse-unreadable.ts'
import { mayHaveOpener, OPENER_POLICY, SECURITY_HEADERS, STRICT_TRANSPORT } from './security-headers.ts'
import { servedPage } from './served-page.ts'

/**
 * Whether the browser has the version with this ETag. ETags are weak: one stands for a file in each of its encodings.
 */
const has = (known: string | undefined, etag: string): boolean =>
  (known ?? '').split(',').some(mark => mark.trim() === '*' || mark.trim().replace(/^W\//, '') === etag)

/** Sends a file in the best encoding that the browser accepts; 304 when the browser has it; no body for HEAD. */
const sendAsset = async (
  request: IncomingMessage,
  response: ServerResponse,
  asset: Asset,
  headers: Readonly<Record<string, string>>,
): Promise<void> => {
  const encoding = asset.squeezed === undefined ? undefined : encodingFor(request.headers['accept-encoding'])
  const usual = { vary: 'accept-encoding', ...headers, etag: `W/${asset.etag}` }
  if (has(request.headers['if-none-match'], asset.etag)) {
    response.writeHead(304, usual).end()
    return
  }
  const body =
    encoding === undefined || asset.squeezed === undefined ? asset.plain : await asset.squeezed[encoding]()
  response.writeHead(200, {
    ...usual,
    'content-type': asset.type,
    'content-length': body.length,
    ...(encoding === undefined ? {} : { 'content-encoding': encoding }),
  })
  response.end(request.method === 'HEAD' ? undefined : body)
}

/** Responds with a line of text that is not cached. */
const say = (
  response: ServerResponse,
  status: number,
  text: string,
  headers: Readonly<Record<string, string>> = {},
): void => {
  const body = text === '' ? '' : `${text}\n`
  response.writeHead(status, {
    ...SECURITY_HEADERS,
    'content-type': 'text/plain; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    ...headers,
  })
  response.end(body)
}

/**
 * `/health`: 200 while the process runs. `/ready`: 503 once it is shutting down, so that it gets no more requests.
 *
 * Choice: neither checks the monitor, which has the same two addresses. A portal whose monitor is down still serves
 * pages that say so.
 */
export const health = (response: ServerResponse, path: '/health' | '/ready', isDraining: boolean): void =>
  path === '/ready' && isDraining ? say(response, 503, 'stopping') : say(response, 200, 'ok')

/**
 * Whether the browser used https, according to the proxy that terminates it: the nearest proxy, if several report it.
 */
const isOverHttps = (request: IncomingMessage): boolean =>
  [request.headers['x-forwarded-proto'] ?? ''].flat().join(',').split(',').at(-1)?.trim().toLowerCase() ===
  'https'

export interface PortalServerOptions {
  /** The built portal. */
  readonly dist: string
  /** The origins of the monitor's processes: `http://127.0.0.1:4180`. */
  readonly monitors: Monitors
  readonly configuration: Configuration
  /** Prints a line of the log. */
  readonly print?: (line: string) => void
}

export interface PortalServer {
  readonly server: Server
  /** Stops the server without interrupting responses. */
  readonly drain: (patience: Patience) => Promise<void>
}

/** For files with a hash of their content in the name. */
const IMMUTABLE = 'public, max-age=31536000, immutable'

const pathOf = (request: IncomingMessage): string => {
  const path = (request.url ?? '/').replace(/[?#].*$/s, '')
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

/**
 * Serves the built portal under its base path, with the monitor behind the same origin: cookies are not cross-site, and
 * calls need no CORS. Each file is read once, when the server starts, in the encoding that the build wrote beside it. What
 * has none is compressed once: at the start for what a page loads first, otherwise on first request.
 */
export const createPortalServer = ({
  dist,
  monitors,
  configuration,
  print = console.log,
}: PortalServerOptions): PortalServer => {
  const files = builtFiles(dist)
  const page = servedPage(dist, configuration)
  const html = assetOf('index.html', Buffer.from(page.html))
  // With an ETag of its own, as a 304 would leave the browser the headers that it has.
  const openedHtml: Asset = { ...html, etag: html.etag.replace(/"$/, '-opened"') }
  const proxy = monitorProxy(monitors)
  const reports = new PolicyReports(print)
  void html.squeezed?.br()
  for (const [address, file] of files) if (page.html.includes(address)) void file.squeezed?.br()

  const serve = (request: IncomingMessage, response: ServerResponse): Promise<void> | void => {
    if (isOverHttps(request))
      for (const [name, value] of Object.entries(STRICT_TRANSPORT)) response.setHeader(name, value)
    const path = pathOf(request)
    if (path === '/monitor' || path.startsWith('/monitor/')) return proxy.pass(request, response)
    if (path === POLICY_REPORTS && request.method === 'POST')
      return reports.handle(request).then(() => say(response, 204, ''))
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return say(response, 405, 'Method not allowed', { allow: 'GET, HEAD' })
    if (path === '/health' || path === '/ready') return health(response, path, drain.hasBegun())
    if (path === '/') return say(response, 302, '', { location: `${BASE}/` })
    if (path !== BASE && !path.startsWith(`${BASE}/`)) return say(response, 404, 'Not found')
    const file = files.get(path)
    if (file !== undefined)
      return sendAsset(request, response, file, {
        ...SECURITY_HEADERS,
        'cache-control': isHashed(path) ? IMMUTABLE : 'no-cache',
      })
    if (namesFile(path)) return say(response, 404, 'Not found')
    const [asset, headers] = mayHaveOpener(request.headers['sec-fetch-site'])
      ? [openedHtml, { ...page.headers, ...OPENER_POLICY }]
      : [html, page.headers]
    return sendAsset(request, response, asset, { ...headers, vary: 'accept-encoding, sec-fetch-site' })
  }

  const server = createServer((request, response) => {
    Promise.resolve(serve(request, response)).catch(() => {
      if (response.headersSent) response.destroy()
      else say(response, 500, 'Something went wrong')
    })
  })
  refuseUnreadable(server)
  const drain = drainOf(server)
  server.keepAliveTimeout = 65_000
  server.on('close', () => {
    proxy.close()
    reports.flush()
  })
  return {
    server,
    drain: patience => {
      const drained = drain.begin(patience)
      proxy.endStreams()
      return drained
    },
  }
}
