import type { Chat, ChatEffect, ChatPerson } from '@fairhaul/core'

/** A `Chat` that a test looks behind. */
export interface FakeChat extends Chat {
  /** What its provider was told, newest last. */
  readonly told: readonly ChatEffect[]
  /** How often it was opened. */
  readonly timesShown: () => number
  /** From now on it cannot be opened. */
  readonly block: () => void
  /** Support writes: so many messages are unread now. Without a person, nothing. */
  readonly receive: (unread: number) => void
}

/** `Chat` that remembers what its provider was told. */
export const fakeChat = (): FakeChat => {
  const told: ChatEffect[] = []
  const hearers: ((count: number) => void)[] = []
  let person: ChatPerson | null = null
  let shown = 0
  let isBlocked = false
  const say = (unread: number) => {
    for (const listener of hearers) listener(unread)
  }
  const shutDown = () => {
    if (person === null) return
    person = null
    told.push({ kind: 'shut-down' })
    say(0)
  }
  return {
    told,
    shutDown,
    timesShown: () => shown,
    receive: unread => {
      if (person !== null) say(unread)
    },
    show: async () => {
      if (person === null || isBlocked) return false
      shown += 1
      return true
    },
    block: () => {
      isBlocked = true
    },
    onUnread: listener => void hearers.push(listener),
    start: next => {
      shutDown()
      person = next
      told.push({ kind: 'start', person })
    },
    update: next => {
      if (person?.userId !== next.userId) return
      person = next
      told.push({ kind: 'update', person })
    },
    trackEvent: ({ name }) => {
      if (person !== null) told.push({ kind: 'event', name })
    },
  }
}
