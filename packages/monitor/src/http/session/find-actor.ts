import { compiledOnce } from '../../database/compiled-once.ts'
import { secureCookies } from '../../kernel/config.ts'
import { tokenHash } from '../../kernel/hashing.ts'
import { bearerOf, findByKey } from './find-by-key.ts'
import { readCookie } from '../cookies.ts'
import type { Services } from '../services.ts'
import type { FoundActor } from './actor.ts'
import { actorOf, userWithCompany } from './actor-of.ts'
import { SESSION_COOKIE } from './sessions.ts'

/**
 * The user of a request, by its API key or its session cookie; null for a visitor, and for an expired session. A request
 * with a key has no cookies: they are not read.
 *
 * Refuses: 401 for a key that does not work, 429 for one that is used too often.
 */
export async function findActor(services: Services, request: Request): Promise<FoundActor | null> {
  const key = bearerOf(request)
  return key === null ? findBySession(services, request) : findByKey(services, key)
}

/** The user of a session that has not expired, with their company. */
const readBySession = compiledOnce((db, values: { readonly hash: string; readonly now: Date }) =>
  userWithCompany(db)
    .innerJoin('sessions', 'sessions.user_id', 'users.id')
    .select([
      'sessions.id as session_id',
      'sessions.csrf_token',
      'sessions.created_at as session_created_at',
      'sessions.refreshed_at',
    ])
    .where('sessions.token_hash', '=', values.hash)
    .where('sessions.expires_at', '>', values.now),
)

async function findBySession({ db, clock, config }: Services, request: Request): Promise<FoundActor | null> {
  const token = readCookie(request, SESSION_COOKIE, secureCookies(config))
  if (token === null) return null
  const [found] = await readBySession(db, { hash: tokenHash(token), now: clock.now() })
  if (found === undefined) return null
  return {
    ...actorOf(found, clock.now()),
    session: {
      id: found.session_id,
      csrfToken: found.csrf_token,
      createdAt: found.session_created_at,
      refreshedAt: found.refreshed_at,
    },
    key: null,
  }
}
