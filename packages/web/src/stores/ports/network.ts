/** Whether the browser says that there is a network. */
export interface Network {
  isOnline(): boolean
  /** Calls back when that changes. Returns what stops listening. */
  subscribe(call: () => void): () => void
}
