import type { Generated } from 'kysely'
import type { Id, Instant, InstantByDefault } from './columns.ts'

/** Only hashes of the browser's tokens are stored: a copy of the database does not sign anyone in. */
export interface SessionsTable {
  id: Id
  token_hash: string
  csrf_token: string
  user_id: number
  created_at: InstantByDefault
  refreshed_at: InstantByDefault
  expires_at: Instant
}

/** A requested code, also for an unknown address (user_id null): both look the same from outside. */
export interface SignInChallengesTable {
  id: Id
  email: string
  user_id: number | null
  /** A code is valid where it was requested: at the login, or at the sign-up. */
  purpose: Generated<'sign_in' | 'sign_up'>
  /** The referrer in the link of a new user's sign-up. */
  referrer: string | null
  code_hash: string
  /** Of a long code, which several browsers may have requested. Null: a short code, of one browser. */
  shared_salt: Generated<string | null>
  /** When a long code was mailed. Null: a short code, mailed when it was requested. */
  sent_at: Generated<Date | null>
  browser_token_hash: string
  /** Guesses made so far. */
  tries: Generated<number>
  created_at: InstantByDefault
  expires_at: Instant
  used_at: Instant | null
}

/** How often an action was done since window_started_at, by a key that the caller makes ("code:dana@..."). */
export interface ThrottlesTable {
  key: string
  window_started_at: Instant
  count: number
}

export interface MailMessagesTable {
  id: Id
  to_address: string
  subject: string
  text: string
  code: string | null
  sent_at: InstantByDefault
}

export interface SignInTables {
  sessions: SessionsTable
  sign_in_challenges: SignInChallengesTable
  throttles: ThrottlesTable
  mail_messages: MailMessagesTable
}
