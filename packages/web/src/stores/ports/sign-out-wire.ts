/** Tells the other tabs of this browser that the session has ended, and hears it from them. */
export interface SignOutWire {
  tell(): void
  /** Returns what stops listening. */
  hear(call: () => void): () => void
}
