/** Tells the tag manager which screen is shown: its route's name and pattern, never what was typed. Source: section 2, "Page views". */
export interface PageViews {
  /** A screen was shown. */
  viewed(view: { readonly routeName: string; readonly pattern: string; readonly title: string }): void
}
