/**
 * Where a person was going when they were sent to sign in: a path of this portal, with its query.
 * The browser keeps it under `redirect_url_after_sigin` (sic). Source: section 4, "Navigation guard".
 */
export interface SavedTarget {
  read(): string | null
  store(target: string): void
  clear(): void
}
