/** Navigates in the portal. Paths begin after the base path: `/carriers/12?tab=rules`. */
export interface Navigator {
  go(path: string, options?: { readonly replace?: boolean }): void
  back(): void
  /**
   * Fetches the code of the screen at a path and starts its requests: the user is about to open it. Links do this by
   * themselves on hover, focus and pointer-down.
   */
  prefetch(path: string): void
}
