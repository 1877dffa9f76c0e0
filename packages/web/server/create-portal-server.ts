import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { Configuration } from '../configuration/index.ts'
import { assetOf } from './asset.ts'
import { buildOf } from './build-of.ts'
import { BASE, builtFiles, isHashed } from './built-files.ts'
import { monitorProxy } from './monitor-proxy.ts'
import { portalPage } from './portal-page.ts'
import { SECURITY_HEADERS } from './security-headers.ts'
import { sendAsset } from './send-asset.ts'

export interface PortalServerOptions {
  /** The built portal. */
  readonly dist: string
  /** The monitor's origin: `http://127.0.0.1:4180`. */
  readonly monitor: URL
  readonly configuration: Configuration
}

const YEAR_SECONDS = 31_536_000

const say = (
  response: ServerResponse,
  status: number,
  text: string,
  headers: Record<string, string> = {},
): void => {
  response.writeHead(status, {
    ...SECURITY_HEADERS,
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-cache',
    ...headers,
  })
  response.end(text)
}

const pathOf = (request: IncomingMessage): string => {
  const path = (request.url ?? '/').replace(/[?#].*$/s, '')
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

/** An address below the base that names a file: a missing one is a 404, not the page. */
const namesFile = (path: string): boolean => path.startsWith(`${BASE}/assets/`) || /\.\w{2,11}$/.test(path)

/**
 * Serves the built portal under its base, with the monitor behind the same origin: no cookie crosses sites, and no
 * call needs leave of another. Each file is read and squeezed once, when the server starts.
 */
export const createPortalServer = ({ dist, monitor, configuration }: PortalServerOptions): Server => {
  const files = builtFiles(dist)
  const page = portalPage({
    html: readFileSync(join(dist, 'index.html'), 'utf8'),
    configuration: { ...configuration, ...buildOf(dist) },
    read: address => files.get(address)?.plain.toString('utf8'),
  })
  const html = assetOf('index.html', Buffer.from(page.html))
  const proxy = monitorProxy(monitor)

  const serve = (request: IncomingMessage, response: ServerResponse): Promise<void> | void => {
    const path = pathOf(request)
    if (path === '/monitor' || path.startsWith('/monitor/')) return proxy.pass(request, response)
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return say(response, 405, 'Method not allowed\n', { allow: 'GET, HEAD' })
    if (path === '/') return say(response, 302, '', { location: `${BASE}/` })
    if (path !== BASE && !path.startsWith(`${BASE}/`)) return say(response, 404, 'Not found\n')
    const file = files.get(path)
    if (file !== undefined) {
      const cache = isHashed(path) ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache'
      return sendAsset(request, response, file, { ...SECURITY_HEADERS, 'cache-control': cache })
    }
    if (namesFile(path)) return say(response, 404, 'Not found\n')
    return sendAsset(request, response, html, {
      ...SECURITY_HEADERS,
      'cache-control': 'no-cache',
      ...(page.preload === '' ? {} : { link: page.preload }),
    })
  }

  const server = createServer((request, response) => {
    Promise.resolve(serve(request, response)).catch(() => {
      if (response.headersSent) response.destroy()
      else say(response, 500, 'Something went wrong\n')
    })
  })
  server.keepAliveTimeout = 65_000
  server.on('close', () => proxy.close())
  return server
}
