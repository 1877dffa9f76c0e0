import { Hono } from 'hono'
import { type Faults, faultRequest } from '../../platform/faults.ts'
import { sameText } from '../../kernel/hashing.ts'
import { answerCompany, COMPANY_PATH } from '../first-company/company-control.ts'
import { check } from '../../http/check.ts'
import { isFromThisMachine } from '../../http/loopback.ts'
import { readBody } from '../../http/read-request.ts'
import { invalid, Refused } from '../../http/refused.ts'
import { respondRefused } from '../../http/respond.ts'
import { wrongMethod } from '../../http/wrong-method.ts'
import { CONTROL_PATH } from '../../federal/import/control/control-file.ts'
import type { ImportControl } from '../../federal/import/control/import-control.ts'
import { monitorRoutes } from '../routes/index.ts'
import type { Services } from '../../http/services.ts'
import { answerFederalJson, answerFederalPage } from './federal-routes.ts'
import { answerMailboxJson, answerMailboxPage } from './mailbox-routes.ts'
import { answerMetrics, answerOpenApi, answerReady } from './readiness-routes.ts'

/** `POST monitor-control/faults`: sets a fault, from the next call on. */
async function addFault(faults: Faults, request: Request): Promise<Response> {
  try {
    const fault = check(faultRequest, await readBody(request))
    if (fault.route !== '*' && !monitorRoutes().includes(fault.route))
      throw invalid('route', 'There is no such route. Write it as "PATCH rule_overrides/:id", or * for all.')
    faults.add(fault)
    return new Response(null, { status: 204 })
  } catch (thrown) {
    if (thrown instanceof Refused) return respondRefused(thrown, 'faults')
    throw thrown
  }
}

/** `DELETE monitor-control/faults`: removes all faults. */
function clearFaults(faults: Faults): Response {
  faults.clear()
  return new Response(null, { status: 204 })
}

/** `DELETE monitor-control/attempts`: resets the rate limits of codes. */
async function resetAttempts({ db }: Services): Promise<Response> {
  await db.deleteFrom('throttles').execute()
  // A browser waits by when it requested its last code, which keeps working.
  await db
    .updateTable('sign_in_challenges')
    .set({ created_at: new Date(0) })
    .execute()
  return new Response(null, { status: 204 })
}

/** The secret of a request: a bearer token, or the password of basic authentication, which a browser asks for. */
function secretIn(request: Request): string | null {
  const [, scheme = '', given = ''] = /^(\S+) (.+)$/.exec(request.headers.get('authorization') ?? '') ?? []
  if (/^bearer$/i.test(scheme)) return given
  if (!/^basic$/i.test(scheme)) return null
  return Buffer.from(given, 'base64')
    .toString()
    .replace(/^[^:]*:/, '')
}

const NOT_THE_OPERATOR = { 'www-authenticate': 'Basic realm="operator", charset="UTF-8"' }

/** Read by any machine. */
const OPEN_PAGES = ['/health', '/ready', '/openapi.json']
/** Read by this machine only. */
const OWN_PAGES = ['/mailbox', '/mailbox.json', '/federal', '/federal.json', '/metrics']
const PAGES = [...OPEN_PAGES, ...OWN_PAGES]
const CONTROLS = '/monitor-control/*'

/** What the server passes beside the request. */
export type Bindings = { readonly remoteAddress: string }

/**
 * Paths for the operator of this machine, outside the API and its sessions: health, readiness, the OpenAPI document,
 * metrics, sent messages, federal files, imports, and, when started for tests, faults. All but the first three answer this machine
 * alone; for others they do not exist. A page of another site may link to them, as it cannot read what its link opens,
 * but may not call them in any other way. Metrics and messages also need the operator's secret, unless it is the demo.
 */
export function operatorApp({
  services,
  faults,
  imports,
}: {
  services: Services
  faults: Faults
  imports: ImportControl | undefined
}) {
  const app = new Hono<{ Bindings: Bindings }>()
  for (const path of [...PAGES, CONTROLS])
    app.use(path, async (c, next) => {
      await next()
      c.res.headers.set('referrer-policy', 'no-referrer')
    })
  app.get('/health', c => c.json({ status: 'ok' }))
  app.get('/ready', () => answerReady(services))
  app.get('/openapi.json', () => answerOpenApi())
  for (const path of [...OWN_PAGES, CONTROLS])
    app.use(path, async (c, next) => {
      const site = c.req.header('sec-fetch-site') ?? 'none'
      const isLink = c.req.method === 'GET' && c.req.header('sec-fetch-dest') === 'document'
      const fromOtherOrigin = (site === 'cross-site' || site === 'same-site') && !isLink
      if (fromOtherOrigin || !isFromThisMachine(c.req.raw, c.env.remoteAddress)) return c.body(null, 404)
      return next()
    })
  const { operatorSecret } = services.config
  for (const path of ['/mailbox', '/mailbox.json', '/metrics'])
    app.use(path, async (c, next) => {
      const given = secretIn(c.req.raw)
      const isOperator = operatorSecret === undefined || (given !== null && sameText(given, operatorSecret))
      return isOperator ? next() : c.body(null, 401, NOT_THE_OPERATOR)
    })
  app.get('/metrics', () => answerMetrics(services))
  app.get('/federal', () => answerFederalPage(services))
  app.get('/federal.json', () => answerFederalJson(services))
  app.get('/mailbox', () => answerMailboxPage(services))
  app.get('/mailbox.json', () => answerMailboxJson(services))
  for (const path of PAGES) app.all(path, () => wrongMethod(['GET']))
  if (imports !== undefined) {
    app.on(['GET', 'POST', 'PUT', 'DELETE'], CONTROL_PATH, c => imports.answer(c.req.raw))
    app.post(COMPANY_PATH, async c =>
      imports.allows(c.req.raw) ? answerCompany(services.db, c.req.raw) : c.body(null, 403),
    )
  }
  if (services.config.faults) {
    app.post('/monitor-control/faults', c => addFault(faults, c.req.raw))
    app.delete('/monitor-control/faults', () => clearFaults(faults))
    app.delete('/monitor-control/attempts', () => resetAttempts(services))
  }
  return app
}
