/** Moves the broker through the portal. Paths begin after the base path: `/carriers/12?tab=rules`. */
export interface Navigator {
  go(path: string, options?: { readonly replace?: boolean }): void
  back(): void
  /** Fetches the code of the screen behind a path. Links do it by themselves on hover, focus and pointer-down. */
  prefetch(path: string): void
}
