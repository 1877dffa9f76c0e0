/**
 * Results kept in the browser so that Back shows them at once. Source: section 2, "Search-result caching".
 * The entry is given back only to its own address, user and company; a storage that is full or forbidden keeps nothing.
 */
export interface SearchCache {
  /** What was kept under a key; undefined when nothing was, or it cannot be read. */
  read(key: string): unknown
  /** Keeps an entry that can be written as JSON. A storage that refuses it is not told of. */
  write(key: string, entry: unknown): void
  /** Forgets what stands under one key. */
  clear(key: string): void
  /** At sign-out: nothing of one person is left for the next. */
  clearAll(): void
}
