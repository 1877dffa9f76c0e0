import type { Failure } from '../../shared/failure.ts'
import type { Outcome } from '../../shared/outcome.ts'
import type { Refusal } from '../../shared/refusal.ts'

/**
 * What is done in this browser when somebody signs out, in order: nothing of one person is left for the next.
 *
 * Source: section 4, "Sign-out". Choice: the chat is shut down first, while it still knows whose it is.
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

/** One thing that is done at sign-out; `ask-again` ends the session on the server as soon as it can be reached. */
export type SignOutEffect = (typeof SIGN_OUT_EFFECTS)[number] | 'ask-again'

/** How the call ended: with an outcome, or with nothing that is one. */
export type SignOutAnswer = Outcome<void, Refusal> | { readonly ok: false; readonly failure: Failure }

/**
 * What is done at sign-out, whatever came of the call. Where the session may still live on the server, it is ended later;
 * an answer that nobody is signed in has ended it already.
 *
 * Source: section 4, "Sign-out". Choice: a person who leaves a shared desk is gone, also when the network is.
 */
export const signOutEffects = (answer: SignOutAnswer): readonly SignOutEffect[] =>
  answer.ok || ('refusal' in answer && answer.refusal.kind === 'unauthenticated')
    ? SIGN_OUT_EFFECTS
    : [...SIGN_OUT_EFFECTS, 'ask-again']
