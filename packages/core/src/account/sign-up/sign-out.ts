import type { Failure } from '../../shared/failure.ts'
import type { Outcome } from '../../shared/outcome.ts'
import type { Refusal } from '../../shared/refusal.ts'

/**
 * The steps of signing out in this browser, in order: no data of one person is left for the next.
 *
 * Source: section 4, "Sign-out". Choice: the chat is shut down first, while it still knows its user.
 */
export const SIGN_OUT_EFFECTS = [
  'shut-down-chat',
  'clear-user',
  'clear-feature-flags',
  'clear-local-storage',
  'clear-kept-results',
  'tell-other-tabs',
  'go-to-login',
] as const

/** One step of signing out; `retry` ends the session on the server as soon as it can be reached. */
export type SignOutEffect = (typeof SIGN_OUT_EFFECTS)[number] | 'retry'

/** How the call ended: with an outcome, or without a response. */
export type SignOutAnswer = Outcome<void, Refusal> | { readonly ok: false; readonly failure: Failure }

/**
 * The steps of signing out, whatever the result of the call. If the session may still be open on the server, it is
 * ended later; a response that no one is signed in means that it has ended.
 *
 * Source: section 4, "Sign-out". Choice: a person who leaves a shared desk is signed out also when the network is down.
 */
export const signOutEffects = (answer: SignOutAnswer): readonly SignOutEffect[] =>
  answer.ok || ('refusal' in answer && answer.refusal.kind === 'unauthenticated')
    ? SIGN_OUT_EFFECTS
    : [...SIGN_OUT_EFFECTS, 'retry']
