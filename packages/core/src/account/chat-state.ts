import type { UserId } from '../shared/ids.ts'
import { unreachable } from '../shared/unreachable.ts'
import type { ChatPerson } from './chat-person.ts'

/**
 * The state of the chat: never started, started for a user, or shut down after that. Source: section 1, "Chat widget".
 */
export type ChatState =
  | { readonly kind: 'off' }
  | { readonly kind: 'started'; readonly userId: UserId }
  | { readonly kind: 'shut-down' }

/** The chat before anybody has signed in. Source: section 1, "Chat widget". */
export const CHAT_OFF: ChatState = { kind: 'off' }

/**
 * An input to the chat: a user is signed in (or no one is, or the chat is not built in), they leave, or an event
 * happens.
 */
export type ChatOccasion =
  | { readonly kind: 'person'; readonly person: ChatPerson | null; readonly hasChat: boolean }
  | { readonly kind: 'exit' }
  | { readonly kind: 'event'; readonly name: string }

/** A command to the widget. */
export type ChatEffect =
  | { readonly kind: 'start'; readonly person: ChatPerson }
  | { readonly kind: 'update'; readonly person: ChatPerson }
  | { readonly kind: 'shut-down' }
  | { readonly kind: 'event'; readonly name: string }

/** The next state, and the commands to the widget, in order. */
export interface ChatStep {
  readonly state: ChatState
  readonly effects: readonly ChatEffect[]
}

const shutDown = (state: ChatState): ChatStep =>
  state.kind === 'started'
    ? { state: { kind: 'shut-down' }, effects: [{ kind: 'shut-down' }] }
    : { state, effects: [] }

const startFor = (state: ChatState, person: ChatPerson): ChatStep => {
  const started = { kind: 'started', userId: person.userId } as const
  return state.kind === 'started' && state.userId === person.userId
    ? { state, effects: [{ kind: 'update', person }] }
    : { state: started, effects: [...shutDown(state).effects, { kind: 'start', person }] }
}

/**
 * The next chat state for an input. The chat starts when a user signs in, is updated for them, and shuts down when they
 * leave; another person never sees the chat of the previous one.
 *
 * Empty: inputs while the chat is not started are dropped.
 * Source: section 1, "Chat widget"; section 8, "Chat events".
 */
export const chatStep = (state: ChatState, occasion: ChatOccasion): ChatStep => {
  switch (occasion.kind) {
    case 'person':
      return occasion.hasChat && occasion.person !== null ? startFor(state, occasion.person) : shutDown(state)
    case 'exit':
      return shutDown(state)
    case 'event':
      return { state, effects: state.kind === 'started' ? [{ kind: 'event', name: occasion.name }] : [] }
    default:
      return unreachable(occasion)
  }
}
