/** What is wrong with one cell, or with a whole row (column null), in words for people. */
export interface Complaint {
  readonly column: string | null
  readonly value: string | null
  readonly reason: string
}
