import type { Place } from '../carrier.ts'
import type { Directory, DirectoryUser } from './directory.ts'
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
}

const NOTHING = { name: null, title: null, phone: null, email: null, address: null, kinds: [] } as const

/** Users, of the part they were found in, as rows. Empty: no rows. Source: section 3, "Directory". */
export const rowsOfUsers = (
  users: readonly DirectoryUser[],
  part: 'users' | 'dispatch_users' = 'users',
): readonly DirectoryRow[] => users.map(user => ({ ...NOTHING, ...user, part }))

/**
 * Everything a directory says, one row each: contacts, users, then the federal names, phones, e-mails and addresses,
 * each alone, as nothing says which belong together. Empty: no rows. Source: section 3, "Directory".
 */
export const directoryRows = ({
  users,
  contacts,
  federalInformation,
}: Directory): readonly DirectoryRow[] => {
  const federal = { ...NOTHING, part: 'federal_information' } as const
  return [
    ...contacts.map(contact => ({ ...NOTHING, ...contact, part: 'contacts' }) as const),
    ...rowsOfUsers(users),
    ...(federalInformation?.names ?? []).map(name => ({ ...federal, name })),
    ...(federalInformation?.phoneNumbers ?? []).map(phone => ({ ...federal, phone })),
    ...(federalInformation?.emailAddresses ?? []).map(email => ({ ...federal, email })),
    ...(federalInformation?.addresses ?? []).map(address => ({ ...federal, address })),
  ]
}
