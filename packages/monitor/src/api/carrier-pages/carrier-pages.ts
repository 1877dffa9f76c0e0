import { Hono } from 'hono'
import { cookie } from '../../http/cookies.ts'
import { clientOf } from '../../http/loopback.ts'
import { Refused } from '../../http/refused.ts'
import type { Services } from '../../http/services.ts'
import { CODE_LIVES_SECONDS } from '../../http/session/sign-in-limits.ts'
import { wrongMethod } from '../../http/wrong-method.ts'
import { secureCookies } from '../../kernel/config.ts'
import { storedFile } from '../../platform/uploads/stored-file.ts'
import { acceptConfirmation } from '../../freight/sent-confirmations/accept-confirmation.ts'
import { readFacts } from '../../freight/sent-confirmations/confirmation-facts.ts'
import { CONFIRMATION_PATH } from '../../freight/sent-confirmations/confirmation-link.ts'
import {
  awaitsCode,
  enterVisit,
  findLinked,
  findVisit,
  isOpenVisit,
  type Linked,
  linkState,
  OPEN_SECONDS,
  requestVisit,
  VISIT_COOKIE,
} from '../../freight/sent-confirmations/visit-confirmation.ts'
import type { Bindings } from '../operator/operator-app.ts'
import { codePage, endedPage, openPage, unknownLinkPage } from './confirmation-views.ts'
import { documentResponse } from './page.ts'

/** How many bytes a form may have. */
const FORM_BYTES_MAX = 4_096

/** A request for the page of a link. */
interface Visiting {
  readonly request: Request
  readonly client: string
  readonly linked: Linked
}

type Reported = Parameters<typeof codePage>[2]

const pathOf = (request: Request): string =>
  new URL(request.url).pathname.replace(/\/(?:code|enter|accept|document)$/, '')

const brokerOf = async ({ db }: Services, { company_id }: Linked): Promise<string> =>
  (
    await db
      .selectFrom('companies')
      .select('legal_name')
      .where('id', '=', company_id)
      .executeTakeFirstOrThrow()
  ).legal_name

/** What a browser sees of a link now. */
async function shownPage(
  services: Services,
  { request, linked }: Visiting,
  reported: NonNullable<Reported> & { readonly name?: string } = {},
): Promise<Response> {
  const now = services.clock.now()
  const visit = await findVisit(services, request, linked)
  const state = linkState(linked, now)
  const path = pathOf(request)
  const broker = await brokerOf(services, linked)
  if (state === 'canceled' || state === 'expired') return endedPage(state, linked, broker)
  if (isOpenVisit(visit, now)) return openPage(linked, { facts: readFacts(linked.facts), path }, reported)
  if (state !== 'open') return endedPage(state, linked, broker)
  return codePage(linked, { broker, path, awaitsCode: awaitsCode(visit, now) }, reported)
}

const messageOf = ({ errors }: Refused) => errors.map(({ message }) => message).join(' ')

const back = (request: Request, headers: Readonly<Record<string, string>> = {}) =>
  new Response(null, {
    status: 303,
    headers: { location: pathOf(request), 'cache-control': 'no-store', ...headers },
  })

/** The fields of a small form. Refuses: null for one that is larger, or of another type. */
async function readFields(request: Request): Promise<URLSearchParams | null> {
  const bytes = Number(request.headers.get('content-length') ?? Number.NaN)
  const type = request.headers.get('content-type') ?? ''
  if (!(bytes <= FORM_BYTES_MAX) || !type.startsWith('application/x-www-form-urlencoded')) return null
  return new URLSearchParams(await request.text())
}

/** Does what a form asks for; a refusal stands on the page, with its status. */
async function act(
  services: Services,
  visiting: Visiting,
  work: () => Promise<Response>,
  name = '',
): Promise<Response> {
  if (linkState(visiting.linked, services.clock.now()) !== 'open') return shownPage(services, visiting)
  try {
    return await work()
  } catch (thrown) {
    if (!(thrown instanceof Refused)) throw thrown
    const linked = (await findAgain(services, visiting.linked)) ?? visiting.linked
    const reported = { status: thrown.status, headers: thrown.headers, message: messageOf(thrown), name }
    return shownPage(services, { ...visiting, linked }, reported)
  }
}

const findAgain = ({ db }: Services, { rate_confirmation_id: id }: Linked) =>
  db.selectFrom('sent_confirmations').selectAll().where('rate_confirmation_id', '=', id).executeTakeFirst()

/** Mails a code. The cookie ends with what it opens. */
const mailCode = (services: Services, visiting: Visiting): Promise<Response> =>
  act(services, visiting, async () => {
    const token = await requestVisit(services, visiting)
    const seconds = CODE_LIVES_SECONDS + OPEN_SECONDS
    const secure = secureCookies(services.config)
    return back(visiting.request, { 'set-cookie': cookie(VISIT_COOKIE, token, { seconds, secure }) })
  })

const enterCode = (services: Services, visiting: Visiting, fields: URLSearchParams): Promise<Response> =>
  act(services, visiting, async () => {
    await enterVisit(services, visiting, (fields.get('code') ?? '').replaceAll(/\s/g, ''))
    return back(visiting.request)
  })

const accept = (services: Services, visiting: Visiting, fields: URLSearchParams): Promise<Response> => {
  const name = fields.get('name') ?? ''
  return act(
    services,
    visiting,
    async () => {
      await acceptConfirmation(services, visiting, { name, agrees: fields.get('agrees') === 'yes' })
      return back(visiting.request)
    },
    name.slice(0, 100),
  )
}

const document = async (services: Services, visiting: Visiting): Promise<Response> => {
  const { request, linked } = visiting
  const now = services.clock.now()
  const state = linkState(linked, now)
  const isShown = state === 'open' || state === 'accepted'
  if (!isShown || !isOpenVisit(await findVisit(services, request, linked), now))
    return shownPage(services, visiting)
  const { uploaded_file_id } = await services.db
    .selectFrom('rate_confirmations')
    .select('uploaded_file_id')
    .where('id', '=', linked.rate_confirmation_id)
    .executeTakeFirstOrThrow()
  return documentResponse(await storedFile(services, linked.company_id, uploaded_file_id))
}

const ACTS = { code: mailCode, enter: enterCode, accept } as const

/**
 * Pages for carriers, who have no account: a link from an e-mail opens a rate confirmation once a code is entered that is mailed
 * to the same address. Plain HTML, so that nothing of the portal is loaded. A form of another site is refused: its browser
 * sends no cookie with it.
 */
export function carrierPages(services: Services) {
  const app = new Hono<{ Bindings: Bindings }>()
  const visiting = async (token: string, request: Request, remoteAddress: string) => {
    const linked = await findLinked(services, token)
    const client = clientOf(request, remoteAddress, services.config.trustedProxies)
    return linked === undefined ? undefined : { request, client, linked }
  }
  const path = `/${CONFIRMATION_PATH}/:token`
  app.get(path, async c => {
    const found = await visiting(c.req.param('token'), c.req.raw, c.env.remoteAddress)
    return found === undefined ? unknownLinkPage() : shownPage(services, found)
  })
  app.get(`${path}/document`, async c => {
    const found = await visiting(c.req.param('token'), c.req.raw, c.env.remoteAddress)
    return found === undefined ? unknownLinkPage() : document(services, found)
  })
  for (const [name, run] of Object.entries(ACTS))
    app.post(`${path}/${name}`, async c => {
      const found = await visiting(c.req.param('token'), c.req.raw, c.env.remoteAddress)
      if (found === undefined) return unknownLinkPage()
      const site = c.req.header('sec-fetch-site') ?? 'same-origin'
      const fields = await readFields(c.req.raw)
      if (site !== 'same-origin' || fields === null) return shownPage(services, found, { status: 400 })
      return run(services, found, fields)
    })
  app.all(path, () => wrongMethod(['GET']))
  return app
}
