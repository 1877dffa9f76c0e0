import type { DirectoryEntry } from './directory-entry.ts'

/** The size of a carrier's directory. */
export interface DirectoryTotals {
  readonly people: number
  /** Each number once, also when several people hold it. */
  readonly phones: number
  readonly emails: number
  readonly addresses: number
  /** All users of the carrier, as the server counts them; null is not on record. */
  readonly users: number | null
}

const countOf = (entries: readonly DirectoryEntry[], kind: DirectoryEntry['kind']): number =>
  entries.filter(entry => entry.kind === kind).length

const distinct = (entries: readonly DirectoryEntry[], field: 'phones' | 'emails'): number =>
  new Set(entries.flatMap(entry => (entry.kind === 'person' ? entry[field].map(({ value }) => value) : [])))
    .size

/**
 * The totals of a merged directory. Empty: zeros, and users as the server said.
 *
 * Source: section 3, "Directory".
 */
export const directoryTotals = (
  entries: readonly DirectoryEntry[],
  totalUsers: number | null,
): DirectoryTotals => ({
  people: countOf(entries, 'person'),
  phones: countOf(entries, 'phone') + distinct(entries, 'phones'),
  emails: countOf(entries, 'email') + distinct(entries, 'emails'),
  addresses: countOf(entries, 'address'),
  users: totalUsers,
})
