/**
 * Which errors mean that a part of the portal's own code could not be fetched, and whether something typed stood on the
 * page when it happened.
 */
export interface MissingCodeErrors {
  has(error: unknown): boolean
  hadUnsavedText(error: unknown): boolean
  /** Calls back at each. Returns what stops that. */
  subscribe(call: () => void): () => void
}
