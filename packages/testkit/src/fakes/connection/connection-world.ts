import type { Subscription } from '@fairhaul/core'

/** The rows of the fakes about what the company has to do with carriers. */
export interface ConnectionWorld {
  subscriptions: Subscription[]
}

export const connectionWorld = (): ConnectionWorld => ({ subscriptions: [] })
