import type { Chat, ChatEffect, ChatPerson } from '@fairhaul/core'

/** `Chat` that remembers what its provider was told, newest last. */
export const fakeChat = (): Chat & { readonly told: readonly ChatEffect[] } => {
  const told: ChatEffect[] = []
  let person: ChatPerson | null = null
  const shutDown = () => {
    if (person !== null) told.push({ kind: 'shut-down' })
    person = null
  }
  return {
    told,
    shutDown,
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
    tell: ({ name }) => {
      if (person !== null) told.push({ kind: 'event', name })
    },
  }
}
