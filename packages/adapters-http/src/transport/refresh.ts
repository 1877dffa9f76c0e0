import { knownSession, signedIn } from '../wire/signed-in.ts'
import { one } from './answer.ts'
import { call } from './call.ts'

/**
 * The session's user. It is part of the transport because other calls wait for its response: see `Call.asksCompany`.
 *
 * Source: section 7, "Auth and user"; section 8, "Refresh user".
 */
export const refresh = call({
  route: 'GET refresh_jwt',
  handled: [401, 422],
  read: one(body => signedIn(body).user),
  remember: knownSession,
})
