import type { KnownSession } from '../transport/known-session.ts'
import { currentUser } from './current-user.ts'
import type { Reader } from './reader.ts'
import { record } from './record.ts'
import { text } from './values.ts'

/** The CSRF proof of the calls that come before there is a session. */
export const BEFORE_SESSION = 'sign-in'

/** What `refresh_jwt`, `sign_in/code` and the calls of the sign-up answer: the user, and the CSRF proof for the calls that follow. */
export const signedIn = record({ user: currentUser, csrf_token: text })

/** Of the same answer, what the calls that follow have to send. */
export const knownSession: Reader<KnownSession> = body => {
  const { user, csrfToken } = signedIn(body)
  return { csrfToken, companyId: user.company?.id ?? null, searches: user.paywall }
}
