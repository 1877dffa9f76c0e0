import type { UserId } from '../shared/ids.ts'
import { unreachable } from '../shared/unreachable.ts'
import type { ChatPerson } from './chat-person.ts'

/** Where the chat stands: never started, started for a user, or shut down after that. Source: section 1, "Chat widget". */
export type ChatState =
  | { readonly kind: 'off' }
  | { readonly kind: 'started'; readonly userId: UserId }
  | { readonly kind: 'shut-down' }

/** The chat before anybody has signed in. Source: section 1, "Chat widget". */
export const CHAT_OFF: ChatState = { kind: 'off' }

/** What happens to the chat: somebody is there (or nobody, or the chat is not built in), they leave, or do something. */
export type ChatOccasion =
  | { readonly kind: 'person'; readonly person: ChatPerson | null; readonly hasChat: boolean }
  | { readonly kind: 'exit' }
  | { readonly kind: 'event'; readonly name: string }

/** What the widget is told. */
export type ChatEffect =
  | { readonly kind: 'start'; readonly person: ChatPerson }
  | { readonly kind: 'update'; readonly person: ChatPerson }
  | { readonly kind: 'shut-down' }
  | { readonly kind: 'event'; readonly name: string }

/** Where the chat stands afterwards, and what the widget is told, in order. */
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
 * What an occasion does to the chat. It is started for whoever signs in, told their news, and shut down when they leave;
 * another person never sees the chat of the one before.
 *
 * Empty: what happens while the chat is not started is skipped, and is not told later.
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
