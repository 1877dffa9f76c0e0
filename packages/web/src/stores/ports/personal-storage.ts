import type { UserId } from '@fairhaul/core'

/** All that this browser keeps about the person who is signed in. */
export interface PersonalStorage {
  /** Forgets it, in every storage, and how they liked the portal with it. */
  clear(): void
  /**
   * Keeps what is this person's and forgets what is another's. Null: nobody is signed in, who needs no kept results;
   * what is kept for their return stays. What a visitor brings along, such as the saved target, stays too.
   */
  keepFor(user: UserId | null): void
}
