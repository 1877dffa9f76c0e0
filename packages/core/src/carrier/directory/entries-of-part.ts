import type { DirectoryEntry } from './directory-entry.ts'
import type { DirectoryPart } from './directory-parts.ts'

/**
 * The entries that one part of the directory tells of, in their order; each with all that the others say of it.
 *
 * Empty: null stands for all parts. Source: section 3, "Directory".
 */
export const entriesOfPart = (
  entries: readonly DirectoryEntry[],
  part: DirectoryPart | null,
): readonly DirectoryEntry[] =>
  part === null ? entries : entries.filter(({ parts }) => parts.includes(part))
