import type { CurrentUser } from '@fairhaul/core'

/**
 * How a session ends: `signed-out` here, or in another tab; `session-ended` when the server says that no one is signed
 * in; `someone-else` when it names another person than this page has shown.
 */
export type SessionEnd = 'signed-out' | 'signed-out-elsewhere' | 'session-ended' | 'someone-else'

export type Forget = (user: CurrentUser, sessionEnd: SessionEnd) => void

/**
 * Publishes the end of the person's session on this page. Everything that holds data about the person outside the store
 * of its screen, such as a chat, an error reporter or a cache, removes it here.
 *
 * Subscribers are called at once, while the user is still known, and before the storages are cleared.
 * Source: section 4, "Sign-out".
 */
export class SessionEndEvents {
  readonly #hearers = new Set<Forget>()

  /** Returns a function that unsubscribes. */
  subscribe(forget: Forget): () => void {
    this.#hearers.add(forget)
    return () => this.#hearers.delete(forget)
  }

  /** A subscriber that throws does not keep the others from being called. */
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
