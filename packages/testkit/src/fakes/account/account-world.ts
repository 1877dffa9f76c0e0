import type { CurrentUser } from '@fairhaul/core'
import { aUser } from '../../builders/index.ts'

/** The rows of the fakes about people and their company. */
export interface AccountWorld {
  /** Who is signed in; null for a visitor. */
  user: CurrentUser | null
  /** Everyone who may sign in. */
  accounts: CurrentUser[]
  /** Flags that are on for everyone. */
  flags: Set<string>
}

export const accountWorld = (): AccountWorld => ({ user: aUser(), accounts: [aUser()], flags: new Set() })
