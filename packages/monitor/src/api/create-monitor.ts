import { Hono } from 'hono'
import { Background } from '../kernel/background.ts'
import { EventHub } from '../http/company-events/event-hub.ts'
import type { Listen } from '../database/database.ts'
import { Faults } from '../platform/faults.ts'
import { handleRequest } from './handle-request.ts'
import { Admission } from '../http/admission.ts'
import { logLine } from '../http/log.ts'
import { missing } from '../http/refused.ts'
import { qcMobileLine } from '../kernel/qcmobile.ts'
import { respondRefused } from '../http/respond.ts'
import type { Route } from '../http/route.ts'
import { wrongMethod } from '../http/wrong-method.ts'
import type { ImportControl } from '../federal/import/control/import-control.ts'
import { Metrics } from '../kernel/metrics.ts'
import { carrierPages } from './carrier-pages/carrier-pages.ts'
import { type Bindings, operatorApp } from './operator/operator-app.ts'
import { Readiness } from '../kernel/readiness.ts'
import { ROUTES } from './routes/index.ts'
import type { Services } from '../http/services.ts'
import { filesInDatabase } from '../kernel/file-store.ts'

/** The prefix of the API behind a portal. The same paths also work without it. */
export const PREFIX = '/monitor'

/** A name that shares its segment with other text: `User;:id`. */
const PREFIXED = /([^/]*[^/:]):(\w+)/g

/** A path as the router expects it. A name with a prefix becomes a pattern for the whole segment. */
const routerPath = (path: string) =>
  `/${path.replaceAll(PREFIXED, (_, before: string, name: string) => `:${name}{${before}[^/]+}`)}`

/** The parameters of a path, without the prefixes that this path names. Any other text stays, and is no id. */
const withoutPrefixes = (path: string, params: Record<string, string>) => {
  const prefixes = new Map([...path.matchAll(PREFIXED)].map(([, before = '', name]) => [name, before]))
  return Object.fromEntries(
    Object.entries(params).map(([name, text]) => [name, text.slice(prefixes.get(name)?.length ?? 0)]),
  )
}

const shapeOf = ({ path }: Route) => path.replaceAll(/:\w+/g, ':')

/** The routes of each path, whatever its parameters are called. A fixed path comes before an id in its place. */
const ROUTES_OF_PATHS = [...new Set(ROUTES.map(shapeOf))].map(shape =>
  ROUTES.filter(route => shapeOf(route) === shape),
)

/**
 * The parts of a monitor. Without a file store, files are stored in their rows. Without `listen`, changes of other
 * processes reach readers of events with the next beat only.
 */
export type MonitorOptions = Omit<
  Services,
  'admission' | 'background' | 'metrics' | 'files' | 'readiness' | 'events'
> &
  Partial<Pick<Services, 'files'>> & { readonly listen?: Listen }

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
  const logFault = (route: string) => (fault: unknown) =>
    log?.(logLine({ requestId: '-', route, status: 500, ms: 0, fault }))
  const { listen, ...given } = options
  const events = new EventHub({ db: options.db, clock: options.clock, listen, onFault: logFault('events') })
  const metrics = new Metrics()
  metrics.watchStreams(() => events.lines)
  if (given.qcmobile !== undefined) {
    metrics.watchQcMobile(given.qcmobile)
    given.qcmobile.onState(state => log?.(qcMobileLine(state)))
  }
  const services: Services = {
    files: filesInDatabase,
    ...given,
    background: new Background(logFault('background')),
    admission: new Admission(),
    metrics,
    events,
    readiness: new Readiness(),
  }
  const faults = new Faults()
  const api = new Hono<{ Bindings: Bindings }>()
  // All methods of a path before the next one: else `loads/:id` would get a method that `loads/counts` does not take.
  for (const routes of ROUTES_OF_PATHS) {
    for (const route of routes)
      api.on(route.method, routerPath(route.path), c =>
        handleRequest(
          route,
          {
            request: c.req.raw,
            remoteAddress: c.env.remoteAddress,
            params: withoutPrefixes(route.path, c.req.param()),
          },
          { services, faults },
        ),
      )
    api.all(routerPath(routes[0]?.path ?? ''), () => wrongMethod(routes.map(({ method }) => method)))
  }
  api.route('/', carrierPages(services))
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
