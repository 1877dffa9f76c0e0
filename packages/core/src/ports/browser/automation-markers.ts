/** Signs that a program, not a person, works the page. Source: section 5, "Bot check". */
export interface AutomationMarkers {
  /** The names of those found now. Empty: none, as with a person. */
  found(): readonly string[]
}
