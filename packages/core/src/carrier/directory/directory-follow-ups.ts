import type { Directory } from './directory.ts'
import { DIRECTORY_PART_LABELS, DIRECTORY_PARTS, type DirectoryPart } from './directory-parts.ts'

/** A link to the rest of one part of the directory. */
export interface DirectoryFollowUp {
  readonly part: DirectoryPart
  /** "More contacts". */
  readonly text: string
}

/**
 * Links to what the directory did not return at once, each part once and in the directory's order.
 * Users also have a link if the server counts more of them than it returned. Empty: no links.
 * Source: section 3, "Directory".
 */
export const directoryFollowUps = ({
  moreIn,
  totalUsers,
  users,
}: Pick<Directory, 'moreIn' | 'totalUsers' | 'users'>): readonly DirectoryFollowUp[] =>
  DIRECTORY_PARTS.filter(
    part => moreIn.includes(part) || (part === 'users' && (totalUsers ?? 0) > users.length),
  ).map(part => ({ part, text: `More ${DIRECTORY_PART_LABELS[part].toLowerCase()}` }))
