import { type Selectable, sql } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import { readCookie } from '../../http/cookies.ts'
import type { Services } from '../../http/services.ts'
import { codeHash, newCode } from '../../http/session/codes.ts'
import {
  CODE_LIVES_SECONDS,
  CODES_OF_CLIENT,
  GUESSES_OF_CLIENT,
  RESEND_AFTER_SECONDS,
  TRIES_MAX,
} from '../../http/session/sign-in-limits.ts'
import { countOnce, type Limit, uncount } from '../../http/throttle.ts'
import { invalid, tooOften } from '../../http/refused.ts'
import { secondsAfter } from '../../kernel/clock.ts'
import { secureCookies } from '../../kernel/config.ts'
import { counted } from '../../kernel/counted.ts'
import { randomToken, sameText, tokenHash } from '../../kernel/hashing.ts'
import { linkHash } from './confirmation-link.ts'

/** The cookie of a browser in which a code was asked for. */
export const VISIT_COOKIE = 'fairhaul_confirmation'
/** How long a browser shows a rate confirmation once its code was entered. */
export const OPEN_SECONDS = 3_600

const LATER = 'Too many attempts. Try again later.'
/** Choice: as of one address at a sign-in. Only someone with the link can use them up. */
const CODES_OF_LINK: Limit = { name: 'codes-confirmation', max: 6, seconds: 600, message: LATER }
const GUESSES_OF_LINK: Limit = { name: 'guesses-confirmation', max: 10, seconds: 3_600, message: LATER }

/** A link as it is found. */
export type Linked = Selectable<Schema['sent_confirmations']>

/** What a link is good for. */
export type LinkState = 'open' | 'accepted' | 'expired' | 'canceled'

/** What a link is good for at a moment. Canceled is said before everything else. */
export const linkState = (
  { canceled_at, accepted_at, link_ends_at }: Pick<Linked, 'canceled_at' | 'accepted_at' | 'link_ends_at'>,
  now: Date,
): LinkState => {
  if (canceled_at !== null) return 'canceled'
  if (accepted_at !== null) return 'accepted'
  return link_ends_at <= now ? 'expired' : 'open'
}

/** The rate confirmation of a token. Empty: undefined for an unknown one. */
export const findLinked = ({ db }: Pick<Services, 'db'>, token: string): Promise<Linked | undefined> =>
  db.selectFrom('sent_confirmations').selectAll().where('link_hash', '=', linkHash(token)).executeTakeFirst()

type Visit = Selectable<Schema['confirmation_visits']>

const hashOfBrowser = (services: Services, request: Request): string | null => {
  const token = readCookie(request, VISIT_COOKIE, secureCookies(services.config))
  return token === null ? null : tokenHash(token)
}

/** The visit of a browser to a link. Empty: undefined without one for this very link. */
export async function findVisit(
  services: Services,
  request: Request,
  { rate_confirmation_id: id }: Pick<Linked, 'rate_confirmation_id'>,
): Promise<Visit | undefined> {
  const browser = hashOfBrowser(services, request)
  if (browser === null) return undefined
  return services.db
    .selectFrom('confirmation_visits')
    .selectAll()
    .where('browser_token_hash', '=', browser)
    .where('rate_confirmation_id', '=', id)
    .executeTakeFirst()
}

/** Whether a visit shows the rate confirmation. */
export const isOpenVisit = (visit: Pick<Visit, 'open_until'> | undefined, now: Date): boolean =>
  visit?.open_until != null && visit.open_until > now

/** Whether a code of a visit can be entered. */
export const awaitsCode = (visit: Pick<Visit, 'entered_at' | 'expires_at'> | undefined, now: Date): boolean =>
  visit !== undefined && visit.entered_at === null && visit.expires_at > now

interface Visiting {
  readonly request: Request
  readonly client: string
  readonly linked: Linked
}

/**
 * Mails a code to the address that a link was sent to, for one browser. Returns the browser's token.
 *
 * Refuses: 429 right after another, and when asked for too often, as at a sign-in.
 */
export async function requestVisit(
  services: Services,
  { request, client, linked }: Visiting,
): Promise<string> {
  const { db, clock, config, mailbox, background } = services
  const now = clock.now()
  const last = await findVisit(services, request, linked)
  const wait =
    last === undefined
      ? 0
      : (secondsAfter(last.created_at, RESEND_AFTER_SECONDS).getTime() - now.getTime()) / 1000
  if (wait > 0) throw tooOften(wait, 'A code was just sent. Wait a moment before you ask for another.')
  await countOnce(services, CODES_OF_CLIENT, client)
  await countOnce(services, CODES_OF_LINK, linked.link_hash)
  const [token, code] = [randomToken(), newCode()]
  const browser = tokenHash(token)
  await db
    .insertInto('confirmation_visits')
    .values({
      rate_confirmation_id: linked.rate_confirmation_id,
      browser_token_hash: browser,
      code_hash: codeHash(config.secret, browser, code),
      created_at: now,
      expires_at: secondsAfter(now, CODE_LIVES_SECONDS),
      entered_at: null,
      open_until: null,
    })
    .execute()
  background.run(() =>
    mailbox.send({
      to: linked.to_address,
      code,
      subject: `${code} is your code for rate confirmation ${linked.rate_confirmation_id}`,
      text: [
        `Your code for rate confirmation ${linked.rate_confirmation_id} is ${code}.`,
        'It works once, for 10 minutes, in the browser that asked for it. Never tell it to anyone who calls you.',
        'If you did not ask for this code, you can ignore this e-mail.',
      ].join('\n'),
      sent_at: now,
    }),
  )
  return token
}

const GIVE_CODE = 'Enter the six digits of the code.'
const NONE_PENDING = 'No code was asked for in this browser, or it is too old. Ask for a new one.'

/**
 * Compares a code with the one of this browser's visit. From then on the browser shows the rate confirmation, which is viewed.
 *
 * Each guess takes a try in the statement that reads the code, so simultaneous guesses cannot exceed the limit.
 * Refuses: 422 for a wrong, used or old code; 429 when guessed too often.
 */
export async function enterVisit(
  services: Services,
  { request, client, linked }: Visiting,
  code: string,
): Promise<void> {
  const { db, clock, config } = services
  if (!/^\d{6}$/.test(code)) throw invalid('code', GIVE_CODE)
  const browser = hashOfBrowser(services, request)
  if (browser === null) throw invalid('code', NONE_PENDING)
  await countOnce(services, GUESSES_OF_CLIENT, client)
  await countOnce(services, GUESSES_OF_LINK, linked.link_hash)
  const now = clock.now()
  const visit = await db
    .updateTable('confirmation_visits')
    .set({ tries: sql`tries + 1` })
    .where('browser_token_hash', '=', browser)
    .where('rate_confirmation_id', '=', linked.rate_confirmation_id)
    .where('entered_at', 'is', null)
    .where('expires_at', '>', now)
    .where('tries', '<', TRIES_MAX)
    .returning(['id', 'code_hash', 'tries'])
    .executeTakeFirst()
  if (visit === undefined) throw invalid('code', NONE_PENDING)
  if (!sameText(visit.code_hash, codeHash(config.secret, browser, code))) {
    const left = TRIES_MAX - visit.tries
    throw invalid(
      'code',
      left > 0
        ? `Wrong code. ${counted(left, 'try', 'tries')} left.`
        : 'Wrong code, and no tries left. Ask for a new one.',
    )
  }
  await db.transaction().execute(async trx => {
    await trx
      .updateTable('confirmation_visits')
      .set({ entered_at: now, open_until: secondsAfter(now, OPEN_SECONDS) })
      .where('id', '=', visit.id)
      .where('entered_at', 'is', null)
      .execute()
    await trx
      .updateTable('rate_confirmations')
      .set({ viewed_at: now })
      .where('id', '=', linked.rate_confirmation_id)
      .where('viewed_at', 'is', null)
      .execute()
  })
  await uncount(services, GUESSES_OF_CLIENT, client)
  await uncount(services, GUESSES_OF_LINK, linked.link_hash)
}
