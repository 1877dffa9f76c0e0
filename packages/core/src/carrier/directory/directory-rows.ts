import type { UserId } from '../../shared/ids.ts'
import type { Place } from '../carrier.ts'
import type { Directory, DirectoryUser, HideableField } from './directory.ts'
import type { DirectoryPart } from './directory-parts.ts'

/** One thing that one part of the directory says: a person, or a number, e-mail or address without a person. */
export interface DirectoryRow {
  readonly part: DirectoryPart
  readonly name: string | null
  readonly title: string | null
  readonly phone: string | null
  readonly email: string | null
  readonly address: Place | null
  readonly kinds: readonly string[]
  /** Who the person is, where they are a user; null for everything else. */
  readonly personId: UserId | null
  readonly hides: readonly HideableField[]
  /** Who gave it, in words, where the part says so. */
  readonly source: string | null
}

/** A row that says nothing yet. */
export const NO_ROW = {
  name: null,
  title: null,
  phone: null,
  email: null,
  address: null,
  kinds: [],
  personId: null,
  hides: [],
  source: null,
} as const satisfies Omit<DirectoryRow, 'part'>

/** Users, of the part they were found in, as rows. Empty: no rows. Source: section 3, "Directory". */
export const rowsOfUsers = (
  users: readonly DirectoryUser[],
  part: 'users' | 'dispatch_users' = 'users',
): readonly DirectoryRow[] => users.map(({ id, ...user }) => ({ ...NO_ROW, ...user, personId: id, part }))

/**
 * Everything a directory says, one row each: contacts, users, then the federal names, phones, e-mails and addresses,
 * each alone, as nothing says which belong together. Empty: no rows. Source: section 3, "Directory".
 */
export const directoryRows = ({
  users,
  contacts,
  federalInformation,
}: Directory): readonly DirectoryRow[] => {
  const federal = { ...NO_ROW, part: 'federal_information' } as const
  return [
    ...contacts.map(contact => ({ ...NO_ROW, ...contact, part: 'contacts' }) as const),
    ...rowsOfUsers(users),
    ...(federalInformation?.names ?? []).map(name => ({ ...federal, name })),
    ...(federalInformation?.phoneNumbers ?? []).map(phone => ({ ...federal, phone })),
    ...(federalInformation?.emailAddresses ?? []).map(email => ({ ...federal, email })),
    ...(federalInformation?.addresses ?? []).map(address => ({ ...federal, address })),
  ]
}
