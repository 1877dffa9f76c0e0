import { secondsAfter } from '../../kernel/clock.ts'
import { secureCookies } from '../../kernel/config.ts'
import { keyedHash, randomToken, tokenHash } from '../../kernel/hashing.ts'
import { cookie, readCookie } from '../cookies.ts'
import type { Services } from '../services.ts'
import type { ActorSession } from './actor.ts'

export const SESSION_COOKIE = 'fairhaul_session'

const DAY_SECONDS = 86_400
/** An unused session ends after a week, and any session after thirty days. */
const IDLE_SECONDS = 7 * DAY_SECONDS
const LIFE_SECONDS = 30 * DAY_SECONDS
/** Renewing writes at most this often, as the portal renews before each navigation. */
const RENEW_EVERY_MS = 60_000

const sessionCookie = ({ config }: Services, token: string, seconds: number) =>
  cookie(SESSION_COOKIE, token, { seconds, secure: secureCookies(config) })

/** Starts a session: its cookie, and the CSRF token for unsafe requests. */
export async function startSession(services: Services, userId: number) {
  const { db, clock, config } = services
  const token = randomToken()
  const hash = tokenHash(token)
  // Bound to this session by the monitor's key, so it is useless with any other cookie.
  const csrfToken = keyedHash(config.secret, 'csrf', hash)
  const now = clock.now()
  await db
    .insertInto('sessions')
    .values({
      token_hash: hash,
      csrf_token: csrfToken,
      user_id: userId,
      created_at: now,
      refreshed_at: now,
      expires_at: secondsAfter(now, IDLE_SECONDS),
    })
    .execute()
  return { token, csrfToken, cookie: sessionCookie(services, token, IDLE_SECONDS) }
}

/** Extends a session, never past its maximum age, and returns the renewed cookie. */
export async function renewSession(services: Services, request: Request, session: ActorSession) {
  const now = services.clock.now()
  const end = new Date(
    Math.min(
      secondsAfter(now, IDLE_SECONDS).getTime(),
      secondsAfter(session.createdAt, LIFE_SECONDS).getTime(),
    ),
  )
  if (now.getTime() - session.refreshedAt.getTime() >= RENEW_EVERY_MS)
    await services.db
      .updateTable('sessions')
      .set({ refreshed_at: now, expires_at: end })
      .where('id', '=', session.id)
      .execute()
  const seconds = Math.floor((end.getTime() - now.getTime()) / 1000)
  return sessionCookie(
    services,
    readCookie(request, SESSION_COOKIE, secureCookies(services.config)) ?? '',
    seconds,
  )
}

/** Ends the session of a request, if it has one, and returns the cookie that clears the browser's. */
export async function endSession(services: Services, request: Request) {
  const token = readCookie(request, SESSION_COOKIE, secureCookies(services.config))
  if (token !== null)
    await services.db.deleteFrom('sessions').where('token_hash', '=', tokenHash(token)).execute()
  return sessionCookie(services, '', 0)
}
