import { Hono } from 'hono'
import { Background } from './background.ts'
import { Faults } from './faults.ts'
import { handleRequest } from './handle-request.ts'
import { logLine } from './http/log.ts'
import { missing } from './http/refused.ts'
import { respondRefused } from './http/respond.ts'
import type { ImportControl } from './import/control/import-control.ts'
import { Metrics } from './metrics.ts'
import { type Bindings, operatorApp } from './operator/operator-app.ts'
import { Readiness } from './operator/readiness-routes.ts'
import { ROUTES } from './routes/index.ts'
import type { Services } from './services.ts'
import { filesInDatabase } from './uploads/file-store.ts'

/** The prefix of the API behind a portal. The same paths also work without it. */
export const PREFIX = '/monitor'

/**
 * A path as the router expects it. A name that shares its segment with other text (`User;:id`) becomes a pattern for
 * the whole segment.
 */
const routerPath = (path: string) =>
  `/${path.replaceAll(/([^/]*[^/:]):(\w+)/g, (_, before: string, name: string) => `:${name}{${before}[^/]+}`)}`

/** The ids in a path, without the text that shares their segment. */
const idsOnly = (params: Record<string, string>) =>
  Object.fromEntries(Object.entries(params).map(([name, text]) => [name, text.replace(/^.*;/, '')]))

/** The parts of a monitor. Without a file store, files are stored in their rows. */
export type MonitorOptions = Omit<Services, 'background' | 'metrics' | 'files' | 'readiness'> &
  Partial<Pick<Services, 'files'>>

export interface Monitor {
  /**
   * Answers one request. `remoteAddress` is the address of the client.
   *
   * Choice: a caller in this process gives none and counts as this machine.
   */
  fetch(request: Request, from?: Partial<Bindings>): Promise<Response>
  readonly faults: Faults
  readonly services: Services
}

/**
 * The reference monitor as a function from requests to responses: no socket, no process, no clock of its own.
 * `imports` lets the operator's command import federal files through it; without it, that is not possible.
 */
export function createMonitor(options: MonitorOptions, imports?: ImportControl): Monitor {
  const log = options.config.log
  const background = new Background(fault =>
    log?.(logLine({ requestId: '-', route: 'background', status: 500, ms: 0, fault })),
  )
  const services: Services = {
    files: filesInDatabase,
    ...options,
    background,
    metrics: new Metrics(),
    readiness: new Readiness(),
  }
  const faults = new Faults()
  const api = new Hono<{ Bindings: Bindings }>()
  for (const route of ROUTES)
    api.on(route.method, routerPath(route.path), c =>
      handleRequest(
        route,
        { request: c.req.raw, remoteAddress: c.env.remoteAddress, params: idsOnly(c.req.param()) },
        { services, faults },
      ),
    )
  api.route('/', operatorApp({ services, faults, imports }))
  const app = new Hono<{ Bindings: Bindings }>()
  app.route(PREFIX, api)
  app.route('/', api)
  app.notFound(() => respondRefused(missing(), crypto.randomUUID()))
  app.onError(error => {
    throw error
  })
  return {
    fetch: async (request, from) => app.fetch(request, { remoteAddress: '127.0.0.1', ...from }),
    faults,
    services,
  }
}
