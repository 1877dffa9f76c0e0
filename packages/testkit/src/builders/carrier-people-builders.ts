import {
  type CarrierCompanyAccount,
  type Directory,
  type DirectoryContact,
  type DirectoryPerson,
  type DirectoryRow,
  type DirectoryUser,
  type EditRequest,
  type FederalInformation,
  type LonePoint,
  NO_ROW,
  REDACTED,
  type RedactedUser,
  type RedactedUsers,
} from '@fairhaul/core'
import { builder, id } from './builder.ts'
import { aPlace } from './carrier-builders.ts'

/** A user of the portal who books loads for the carrier. */
export const aDirectoryUser = builder<DirectoryUser>({
  name: 'Tom Fox',
  phone: '214-555-0112',
  email: 'Tom@EagleMesa.example',
  kinds: ['load_booker'],
  id: id(21),
  hides: [],
})

/** The owner, as the carrier named her. */
export const aDirectoryContact = builder<DirectoryContact>({
  name: 'Ruth Alder',
  title: 'Owner',
  phone: '(214) 555-0111',
  email: 'ruth@eaglemesa.example',
  source: 'Onboarding packet',
})

/** The owner again, in capitals, and an office number without a name. */
export const someFederalInformation = builder<FederalInformation>({
  names: ['RUTH ALDER'],
  phoneNumbers: ['2145550111', '2145550110'],
  emailAddresses: ['RUTH@EAGLEMESA.EXAMPLE'],
  addresses: [aPlace()],
  asOf: '2026-11-01',
})

/** A complete directory of two people and an office. */
export const aDirectory = builder<Directory>({
  users: [aDirectoryUser()],
  contacts: [aDirectoryContact()],
  totalUsers: 1,
  federalInformation: someFederalInformation(),
  moreIn: [],
})

/** A row that says nothing yet but where it is from. */
export const aDirectoryRow = builder<DirectoryRow>({ ...NO_ROW, part: 'users' })

/** A person named in one part, without a phone or an e-mail. */
export const aDirectoryPerson = builder<DirectoryPerson>({
  kind: 'person',
  key: 'RUTHALDER',
  name: 'Ruth Alder',
  hides: [],
  titles: [],
  kinds: [],
  phones: [],
  emails: [],
  parts: ['contacts'],
  sources: [],
})

/** The office number from the federal register. */
export const aLonePoint = builder<LonePoint>({
  kind: 'phone',
  value: '+12145550110',
  kinds: [],
  parts: ['federal_information'],
  sources: [],
})

/** A person whose name is shown and whose phone and e-mail are hidden. */
export const aRedactedUser = builder<RedactedUser>({
  id: id(21),
  name: { kind: 'shown', value: 'Tom Fox' },
  phone: REDACTED,
  email: REDACTED,
  since: '2026-01-05T10:00:00.000Z',
})

/** One carrier user, and no dispatcher. */
export const someRedactedUsers = builder<RedactedUsers>({
  carrierUsers: [aRedactedUser()],
  activeDispatchers: [],
  inactiveDispatchers: [],
  pendingDispatchers: [],
})

/** The account that carrier 7 holds itself. */
export const aCarrierCompanyAccount = builder<CarrierCompanyAccount>({
  id: id(31),
  carrierId: id(7),
  legalName: 'Eagle Mesa Freight LLC',
  createdAt: '2025-04-01T10:00:00.000Z',
})

/** A request to correct a carrier's phone. */
export const anEditRequest = builder<EditRequest>({
  id: id(1),
  carrierId: id(7),
  message: 'The phone number is that of the former owner.',
})
