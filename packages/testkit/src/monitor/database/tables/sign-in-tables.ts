import type { Generated } from 'kysely'
import type { Id, Instant, InstantByDefault } from './columns.ts'

/** Only hashes of what the browser holds are kept: a copy of the database signs nobody in. */
export interface SessionsTable {
  id: Id
  token_hash: string
  csrf_token: string
  user_id: number
  created_at: InstantByDefault
  refreshed_at: InstantByDefault
  expires_at: Instant
}

/** A code that was asked for, also for an address nobody has (user_id null): both look the same from outside. */
export interface SignInChallengesTable {
  id: Id
  email: string
  user_id: number | null
  /** A code signs in where it was asked for: at the login, or at the sign-up. */
  purpose: Generated<'sign_in' | 'sign_up'>
  /** Who or what sent somebody new here, as the link said. */
  referrer: string | null
  code_hash: string
  browser_token_hash: string
  /** Guesses made so far. */
  tries: Generated<number>
  created_at: InstantByDefault
  expires_at: Instant
  used_at: Instant | null
}

/** How often something was done since window_started_at, by a key of the caller's making ("code:dana@..."). */
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
