/**
 * The parts of a carrier's directory, each with a link for more.
 *
 * Source: section 3, "Directory"; its follow-up links, in their order.
 */
export const DIRECTORY_PARTS = ['contacts', 'users', 'dispatch_users', 'federal_information'] as const

/** Where in the directory something was found. Source: section 3, "Directory". */
export type DirectoryPart = (typeof DIRECTORY_PARTS)[number]

/** The label of each part. Source: section 3, "Directory". */
export const DIRECTORY_PART_LABELS: Readonly<Record<DirectoryPart, string>> = {
  contacts: 'Contacts',
  users: 'Users',
  dispatch_users: 'Dispatchers',
  federal_information: 'Federal information',
}

/**
 * Whether the directory is shown at all: only while its toggle is 1.
 *
 * Source: section 3, "Directory"; section 9, "Feature toggles" (SHOW_DIRECTORY).
 */
export const isDirectoryShown = (showDirectory: number): boolean => showDirectory === 1
