/** Tells the tag manager which screen is shown: its route's name and pattern, never what was typed. Section 2. */
export interface PageViews {
  viewed(view: { readonly routeName: string; readonly pattern: string; readonly title: string }): void
}
