import type { UserId } from '../../shared/ids.ts'
import type { Place } from '../carrier.ts'
import type { Directory, DirectoryUser, HideableField } from './directory.ts'
import type { DirectoryPart } from './directory-parts.ts'

/** One record of a part of the directory: a person, or a number, e-mail or address without a person. */
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
  /** The source, as text, if the part names it. */
  readonly source: string | null
}

/** An empty row. */
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

/** Users as rows of the part they are in. Empty: no rows. Source: section 3, "Directory". */
export const rowsOfUsers = (
  users: readonly DirectoryUser[],
  part: 'users' | 'dispatch_users' = 'users',
): readonly DirectoryRow[] => users.map(({ id, ...user }) => ({ ...NO_ROW, ...user, personId: id, part }))

/**
 * All of a directory as rows: contacts, users, then the federal names, phones, e-mails and addresses, each alone, as
 * the register does not group them. Empty: no rows. Source: section 3, "Directory".
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
