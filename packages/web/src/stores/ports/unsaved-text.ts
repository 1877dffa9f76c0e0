/** What a person typed and has not sent. */
export interface UnsavedText {
  /** Whether something of it stands on the page and would be lost with it. */
  isThere(): boolean
}
