import { DIRECTORY_PART_LABELS, type DirectoryEntry, withSmallLetter } from '@fairhaul/core'

/** Which parts of the directory tell of somebody, and who gave a contact: "Contacts (rate confirmation), users". */
export const reportedByText = ({ parts, sources }: Pick<DirectoryEntry, 'parts' | 'sources'>): string =>
  parts
    .map((part, at) => {
      const label = DIRECTORY_PART_LABELS[part]
      const words = at === 0 ? label : withSmallLetter(label)
      return part === 'contacts' && sources.length > 0
        ? `${words} (${sources.map(withSmallLetter).join(', ')})`
        : words
    })
    .join(', ')
