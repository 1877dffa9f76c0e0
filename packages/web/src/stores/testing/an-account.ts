import type { Clock, FeatureFlagBoard, Session, UserId } from '@fairhaul/core'
import { type AccountDeps, AccountStore } from '../account-store.ts'
import type { SessionEvent } from '../ports.ts'

/** The ports of `anAccount`. */
export interface AccountPorts {
  readonly session: Session
  readonly flagBoard: FeatureFlagBoard
  readonly clock: Clock
  /** By default there is a connection. */
  readonly connection?: AccountDeps['connection']
}

/**
 * An `AccountStore` for a test: the ports it is given, and an in-memory browser that records what is stored, published
 * and cleared. It creates no fake itself.
 */
export const anAccount = (
  ports: AccountPorts,
  { lastKnown = null, signOutPending = false }: { lastKnown?: UserId | null; signOutPending?: boolean } = {},
) => {
  const browser = {
    lastKnown,
    isPending: signOutPending,
    /** The users the storages were kept for, in order, and `all` for each time they were cleared. */
    stored: [] as (UserId | null | 'all')[],
    reported: [] as SessionEvent[],
  }
  const hearers: ((event: SessionEvent) => void)[] = []
  const account = new AccountStore({
    connection: { maySendInBackground: () => true },
    ...ports,
    lastKnownUser: {
      read: () => browser.lastKnown,
      store: id => {
        browser.lastKnown = id
      },
      clear: () => {
        browser.lastKnown = null
      },
    },
    personalStorage: {
      clear: () => void browser.stored.push('all'),
      keepFor: id => void browser.stored.push(id),
    },
    pendingSignOut: {
      isPending: () => browser.isPending,
      markPending: () => {
        browser.isPending = true
      },
      clear: () => {
        browser.isPending = false
      },
    },
    sessionChannel: {
      publish: event => void browser.reported.push(event),
      subscribe: call => {
        hearers.push(call)
        return () => {}
      },
    },
  })
  /** Acts as another tab would. */
  const subscribe = (event: SessionEvent) => {
    for (const call of hearers) call(event)
  }
  return { account, browser, subscribe }
}
