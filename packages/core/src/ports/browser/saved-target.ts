/**
 * Where a person was going when they were sent to sign in: a path of this portal, with its query.
 * The browser keeps it under `redirect_url_after_sigin` (sic). Source: section 4, "Saved target".
 */
export interface SavedTarget {
  /** The target as it was kept; null: none was. */
  read(): string | null
  /** Keeps one, in place of any before. */
  store(target: string): void
  /** Forgets it. */
  clear(): void
}
