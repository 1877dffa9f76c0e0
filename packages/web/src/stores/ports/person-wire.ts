/** What one tab tells the others: that somebody has signed in here, or that the session was ended. Never who. */
export type PersonNews = 'signed-in' | 'signed-out'

/** Between the tabs of this browser. */
export interface PersonWire {
  tell(news: PersonNews): void
  /** Returns what stops listening. */
  hear(call: (news: PersonNews) => void): () => void
}
