/** The counts of the rows of a file, or of all files together. */
export interface Counts {
  readonly added: number
  readonly changed: number
  /** Rows that change nothing. */
  readonly unchanged: number
  /** Rows that are older than the stored facts; they changed nothing. */
  readonly outdated: number
  /** Rows without facts that are stored here. */
  readonly skipped: number
  readonly rejected: number
  /** Values left out of rows that were taken. */
  readonly valuesLeftOut: number
}

export const NO_COUNTS: Counts = {
  added: 0,
  changed: 0,
  unchanged: 0,
  outdated: 0,
  skipped: 0,
  rejected: 0,
  valuesLeftOut: 0,
}

export const addCounts = (one: Counts, other: Partial<Counts>): Counts => ({
  added: one.added + (other.added ?? 0),
  changed: one.changed + (other.changed ?? 0),
  unchanged: one.unchanged + (other.unchanged ?? 0),
  outdated: one.outdated + (other.outdated ?? 0),
  skipped: one.skipped + (other.skipped ?? 0),
  rejected: one.rejected + (other.rejected ?? 0),
  valuesLeftOut: one.valuesLeftOut + (other.valuesLeftOut ?? 0),
})

/** Rows that were read. */
export const rowsOf = (counts: Counts): number =>
  counts.added + counts.changed + counts.unchanged + counts.outdated + counts.skipped + counts.rejected
