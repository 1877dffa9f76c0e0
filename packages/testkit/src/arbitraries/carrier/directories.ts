import {
  DIRECTORY_PARTS,
  type Directory,
  type DirectoryPageParams,
  type DirectoryPart,
  type DirectoryRow,
  type DirectoryUser,
  HIDEABLE_FIELDS,
  type UserId,
} from '@fairhaul/core'
import fc from 'fast-check'
import { calendarDates } from '../shared/dates.ts'
import { ids, maybe } from '../shared/ids.ts'
import { places } from './carriers.ts'

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

/** Which page of a directory is asked for, of one part. */
export const directoryPageParams: fc.Arbitrary<DirectoryPageParams & { readonly part: DirectoryPart }> =
  fc.record(
    { carrierId: ids<'carrier'>(), part: directoryParts, page: fc.integer({ min: 1, max: 4 }) },
    { requiredKeys: ['carrierId', 'part'] },
  )
