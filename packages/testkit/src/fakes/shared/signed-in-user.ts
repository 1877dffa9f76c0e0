import { type CurrentUser, done, type Outcome, type Refusal, refused } from '@fairhaul/core'
import { refusal } from './fake-refusals.ts'

/** What of a world says who asks: its user, or null for a visitor. */
export interface CallerWorld {
  readonly user: CurrentUser | null
}

/** Who asks, as every fake wants to know before it answers. Refuses: a visitor, as `unauthenticated`. */
export const signedInUser = ({ user }: CallerWorld): Outcome<CurrentUser, Refusal> =>
  user === null ? refused(refusal.unauthenticated) : done(user)
