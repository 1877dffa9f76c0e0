/** What one tab tells the others: that somebody has signed in here, or that the session was ended. Never who. */
export type SessionEvent = 'signed-in' | 'signed-out'

/** Between the tabs of this browser. */
export interface SessionChannel {
  tell(event: SessionEvent): void
  /** Returns what stops listening. */
  subscribe(call: (event: SessionEvent) => void): () => void
}
