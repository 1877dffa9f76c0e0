/** The release of the portal that this page runs, and the one that is served now. */
export interface PageRelease {
  /** What tells this release from every other. Null: not known, as on a development server. */
  readonly running: string | null
  /** The release that a page loaded now would run. */
  served(): Promise<ServedRelease>
  /** Whether the page was loaded anew for this reason already, in this release and this tab. */
  wasReloadedFor(reason: string): boolean
  /**
   * Loads the page anew. With a reason it does so only if that can be remembered, so that it never happens twice for
   * one; answers whether it does.
   */
  reload(reason?: string): boolean
}

/** `answered`: whether the server of the page answered at all. */
export type ServedRelease =
  | { readonly answered: false }
  | { readonly answered: true; readonly release: string | null }
