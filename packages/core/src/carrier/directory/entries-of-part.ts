import type { DirectoryEntry } from './directory-entry.ts'
import type { DirectoryPart } from './directory-parts.ts'

/**
 * The entries in one part of the directory, in their order, each with its data from the other parts.
 *
 * Empty: null stands for all parts. Source: section 3, "Directory".
 */
export const entriesOfPart = (
  entries: readonly DirectoryEntry[],
  part: DirectoryPart | null,
): readonly DirectoryEntry[] =>
  part === null ? entries : entries.filter(({ parts }) => parts.includes(part))
