import type { CurrentUser } from '@fairhaul/core'

/**
 * How a person goes: `signed-out` here, or in another tab; `session-ended` when the server says that nobody is signed in;
 * `somebody-else` when it names another person than this page has shown.
 */
export type SessionEnd = 'signed-out' | 'signed-out-elsewhere' | 'session-ended' | 'somebody-else'

export type Forget = (user: CurrentUser, sessionEnd: SessionEnd) => void

/**
 * The one place to hear that a person leaves this page: whatever keeps something about them outside a store of its screen,
 * such as a chat, an error reporter or a cache of answers, forgets it here.
 *
 * It is told at once, while the person is still known, and before the storages are emptied.
 * Source: section 4, "Sign-out".
 */
export class SessionEndEvents {
  readonly #hearers = new Set<Forget>()

  /** Returns what stops listening. */
  subscribe(forget: Forget): () => void {
    this.#hearers.add(forget)
    return () => this.#hearers.delete(forget)
  }

  /** One that fails keeps none of the others from forgetting. */
  publish(user: CurrentUser, sessionEnd: SessionEnd): void {
    for (const forget of this.#hearers) {
      try {
        forget(user, sessionEnd)
      } catch (thrown) {
        reportError(thrown)
      }
    }
  }
}
