import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Configuration } from '../configuration/index.ts'
import { assetOf } from './asset.ts'
import { BASE, builtFiles, isHashed, namesFile } from './built-files.ts'
import { drainOf, type Patience } from './drain.ts'
import { health } from './health.ts'
import { isOverHttps } from './is-over-https.ts'
import { monitorProxy } from './monitor-proxy.ts'
import { refuseUnreadable } from './refuse-unreadable.ts'
import { say } from './say.ts'
import { SECURITY_HEADERS, STRICT_TRANSPORT } from './security-headers.ts'
import { sendAsset } from './send-asset.ts'
import { servedPage } from './served-page.ts'

export interface PortalServerOptions {
  /** The built portal. */
  readonly dist: string
  /** The monitor's origin: `http://127.0.0.1:4180`. */
  readonly monitor: URL
  readonly configuration: Configuration
}

export interface PortalServer {
  readonly server: Server
  /** Ends it without cutting an answer off. */
  readonly drain: (patience: Patience) => Promise<void>
}

/** For files whose name says what is in them. */
const KEPT_FOR_EVER = 'public, max-age=31536000, immutable'

const pathOf = (request: IncomingMessage): string => {
  const path = (request.url ?? '/').replace(/[?#].*$/s, '')
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

/**
 * Serves the built portal under its base, with the monitor behind the same origin: no cookie crosses sites, and no
 * call needs leave of another. Each file is read once, when the server starts, and squeezed once: what a page fetches
 * first at the start, the rest when it is first asked for.
 */
export const createPortalServer = ({ dist, monitor, configuration }: PortalServerOptions): PortalServer => {
  const files = builtFiles(dist)
  const page = servedPage(dist, configuration)
  const html = assetOf('index.html', Buffer.from(page.html))
  const proxy = monitorProxy(monitor)
  void html.squeezed?.br()
  for (const [address, file] of files) if (page.html.includes(address)) void file.squeezed?.br()

  const serve = (request: IncomingMessage, response: ServerResponse): Promise<void> | void => {
    if (isOverHttps(request))
      for (const [name, value] of Object.entries(STRICT_TRANSPORT)) response.setHeader(name, value)
    const path = pathOf(request)
    if (path === '/monitor' || path.startsWith('/monitor/')) return proxy.pass(request, response)
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return say(response, 405, 'Method not allowed', { allow: 'GET, HEAD' })
    if (path === '/health' || path === '/ready') return health(response, path, drain.hasBegun())
    if (path === '/') return say(response, 302, '', { location: `${BASE}/` })
    if (path !== BASE && !path.startsWith(`${BASE}/`)) return say(response, 404, 'Not found')
    const file = files.get(path)
    if (file !== undefined)
      return sendAsset(request, response, file, {
        ...SECURITY_HEADERS,
        'cache-control': isHashed(path) ? KEPT_FOR_EVER : 'no-cache',
      })
    if (namesFile(path)) return say(response, 404, 'Not found')
    return sendAsset(request, response, html, page.headers)
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
  server.on('close', () => proxy.close())
  return { server, drain: drain.begin }
}
