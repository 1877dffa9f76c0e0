import type { Company, CurrentUser, OAuthApplication, OpenInvitation } from '@fairhaul/core'
import { aUser } from '../../builders/index.ts'

/** An invitation that nobody has claimed: whom it is for, and which company they join. */
export interface WaitingInvitation {
  readonly email: string
  readonly company: Company
  readonly invitation: OpenInvitation
}

/** The rows of the fakes about people and their company. */
export interface AccountWorld {
  /** Who is signed in; null for a visitor. */
  user: CurrentUser | null
  /** Everyone who may sign in. Those of one company are its users. */
  accounts: CurrentUser[]
  /** Flags that are on for everyone. */
  flags: Set<string>
  oauthApplications: OAuthApplication[]
  waitingInvitations: WaitingInvitation[]
}

/** One broker, who is signed in, and nobody else. */
export const accountWorld = (): AccountWorld => ({
  user: aUser(),
  accounts: [aUser()],
  flags: new Set(),
  oauthApplications: [],
  waitingInvitations: [],
})
