import {
  type CarrierCompanyAccount,
  DIRECTORY_PARTS,
  type Directory,
  type DirectoryPageParams,
  type DirectoryPart,
  type DirectoryRow,
  type DirectoryUser,
  type EditRequest,
  HIDEABLE_FIELDS,
  type NewEditRequest,
  REDACTED,
  type Redactable,
  type RedactedUser,
  type RedactedUsers,
  type UserId,
} from '@fairhaul/core'
import fc from 'fast-check'
import { places } from './carriers.ts'
import { calendarDates, ids, instants, maybe } from './values.ts'

/** Fields as a server may send them: whole, with marks of hiding, blank or not at all. */
export const redactableTexts: fc.Arbitrary<string | null> = maybe(
  fc.oneof(
    fc.constantFrom('Tom Fox', 't***@eaglemesa.example', '[REDACTED]', '•••• 0112', 'xxx-xxx-0112', ' '),
    fc.string(),
  ),
)

/** Fields as they were read. */
export const redactables: fc.Arbitrary<Redactable> = fc.oneof(
  fc.constantFrom('Tom Fox', '+12145550112').map(value => ({ kind: 'shown' as const, value })),
  fc.constantFrom('•••• 12', 't•••@fox.example').map(value => ({ kind: 'masked' as const, value })),
  fc.constant(REDACTED),
  fc.constant({ kind: 'not-on-record' as const }),
)

/** People of a carrier, with few ids so that one person is often in several lists. */
export const redactedPeople: fc.Arbitrary<RedactedUser> = fc.record({
  id: ids<'user'>(),
  name: redactables,
  phone: redactables,
  email: redactables,
  since: maybe(instants),
})

const list = fc.array(redactedPeople, { maxLength: 12 })

/** Everyone who acts for a carrier. */
export const redactedUsers: fc.Arbitrary<RedactedUsers> = fc.record({
  carrierUsers: list,
  activeDispatchers: list,
  inactiveDispatchers: list,
  pendingDispatchers: list,
})

/** Company accounts of carriers. */
export const carrierCompanyAccounts: fc.Arbitrary<CarrierCompanyAccount> = fc.record({
  id: ids<'company'>(),
  carrierId: ids<'carrier'>(),
  legalName: fc.constantFrom('Eagle Mesa Freight LLC', 'Érable Transport inc.'),
  createdAt: maybe(instants),
})

const messages = fc.constantFrom('The phone is wrong.', '  The address has changed. ', '', ' \n')

/** Edit requests to be sent, blank ones among them. */
export const newEditRequests: fc.Arbitrary<NewEditRequest> = fc.record({
  carrierId: ids<'carrier'>(),
  message: messages,
})

/** Edit requests as they are kept. */
export const editRequests: fc.Arbitrary<EditRequest> = fc.record({
  id: ids<'edit-request'>(),
  carrierId: ids<'carrier'>(),
  message: fc.constant('The phone is wrong.'),
})

const names = fc.constantFrom('Ruth Alder', 'RUTH  ALDER', 'Tom Fox', 'José Ñandú', '--', ' ')
const titles = fc.constantFrom('Owner', 'Dispatcher', '')
/** Few numbers in many spellings, so that they often agree; a local one, one with an extension and none at all. */
const phones = fc.constantFrom(
  '(214) 555-0111',
  '2145550111',
  '1-214-555-0111',
  '+12145550111',
  '214.555.0112 ext. 7',
  '+52 81 5555 0113',
  '555-0114',
  'none',
)
const emails = fc.oneof(
  fc.constantFrom('ruth@eaglemesa.example', ' Ruth@EagleMesa.example', 'tom@eaglemesa.example', ''),
  fc.emailAddress(),
)
const hides = fc.subarray([...HIDEABLE_FIELDS])
const sources = fc.constantFrom('Onboarding packet', 'Rate confirmation')
const kinds = fc.subarray(['load_booker', 'owner', 'driver'])

/** One of the parts of a directory. */
export const directoryParts: fc.Arbitrary<DirectoryPart> = fc.constantFrom(...DIRECTORY_PARTS)

/** People who use the portal for a carrier, with and without a name. */
export const directoryUsers: fc.Arbitrary<DirectoryUser> = fc.record({
  name: maybe(names),
  phone: maybe(phones),
  email: maybe(emails),
  kinds,
  id: fc.integer({ min: 1, max: 5 }).map(value => value as UserId),
  hides,
})

/** Whatever one part of a directory may say. */
export const directoryRows: fc.Arbitrary<DirectoryRow> = fc.record({
  part: directoryParts,
  name: maybe(names),
  title: maybe(titles),
  phone: maybe(phones),
  email: maybe(emails),
  address: maybe(places),
  kinds,
  personId: maybe(fc.integer({ min: 1, max: 5 }).map(value => value as UserId)),
  hides,
  source: maybe(sources),
})

/** Whole directories, now and then without federal information. */
export const directories: fc.Arbitrary<Directory> = fc.record({
  users: fc.array(directoryUsers, { maxLength: 5 }),
  contacts: fc.array(
    fc.record({
      name: maybe(names),
      title: maybe(titles),
      phone: maybe(phones),
      email: maybe(emails),
      source: maybe(sources),
    }),
    { maxLength: 5 },
  ),
  totalUsers: maybe(fc.nat(9)),
  federalInformation: maybe(
    fc.record({
      names: fc.array(names, { maxLength: 3 }),
      phoneNumbers: fc.array(phones, { maxLength: 3 }),
      emailAddresses: fc.array(emails, { maxLength: 3 }),
      addresses: fc.array(places, { maxLength: 2 }),
      asOf: maybe(calendarDates),
    }),
  ),
  moreIn: fc.subarray([...DIRECTORY_PARTS]),
})

/** Params of one part of a directory. */
export const directoryPageParams: fc.Arbitrary<DirectoryPageParams & { readonly part: DirectoryPart }> =
  fc.record(
    { carrierId: ids<'carrier'>(), part: directoryParts, page: fc.integer({ min: 1, max: 4 }) },
    { requiredKeys: ['carrierId', 'part'] },
  )
