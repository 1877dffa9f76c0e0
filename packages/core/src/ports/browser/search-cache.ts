/**
 * Results kept in the browser so that Back shows them at once. Source: section 2, "Search-result caching".
 * The entry is given back only to its own address, user and company; a storage that is full or forbidden keeps nothing.
 */
export interface SearchCache {
  read(key: string): unknown
  write(key: string, entry: unknown): void
  clear(key: string): void
  /** At sign-out: nothing of one person is left for the next. */
  clearAll(): void
}
