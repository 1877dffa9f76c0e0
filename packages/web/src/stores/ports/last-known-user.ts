import type { UserId } from '@fairhaul/core'

/** Who was signed in on this browser last, so that flags and user can be asked for together. Never an address or a name. */
export interface LastKnownUser {
  read(): UserId | null
  store(id: UserId): void
  clear(): void
}
