import {
  type Directory,
  DIRECTORY_PARTS,
  type DirectoryContact,
  type DirectoryPart,
  type DirectoryRow,
  type DirectoryUser,
  type FederalInformation,
  HIDEABLE_FIELDS,
  NO_ROW,
} from '@fairhaul/core'
import { knownValues, list } from './list.ts'
import { place } from './place.ts'
import type { Reader } from './reader.ts'
import { record } from './record.ts'
import { calendarDate, count, id, nullable, text } from './values.ts'

const valueIn = record({ value: text })
/** A phone or e-mail, which the directory writes as an object. */
const point: Reader<string | null> = value => nullable(valueIn)(value)?.value ?? null

/** A person who acts for the carrier. Source: section 3, "Directory". */
export const directoryUser: Reader<DirectoryUser> = record({
  name: nullable(text),
  phone: point,
  email_address: ['email', point],
  is_types: ['kinds', list(text)],
  id: id<'user'>,
  hides: knownValues(HIDEABLE_FIELDS),
})

const contact: Reader<DirectoryContact> = record({
  name: nullable(text),
  title: nullable(text),
  phone: point,
  email_address: ['email', point],
  source: nullable(text),
})

/** A contact, as a row of its part. */
export const contactRow: Reader<DirectoryRow> = value => ({
  ...NO_ROW,
  ...contact(value),
  part: 'contacts',
})

const federal = record({
  name: nullable(text),
  phone_number: ['phone', nullable(text)],
  email_address: ['email', nullable(text)],
  address: nullable(place),
})

/** One thing that the federal register says, as a row of its part. */
export const federalRow: Reader<DirectoryRow> = value => ({
  ...NO_ROW,
  ...federal(value),
  part: 'federal_information',
})

const federalInformation: Reader<FederalInformation> = record({
  names: list(text),
  phone_numbers: list(text),
  email_addresses: list(text),
  addresses: list(place),
  as_of: ['asOf', nullable(calendarDate)],
})

const links = record({
  contacts: nullable(text),
  users: nullable(text),
  dispatch_users: ['dispatch_users', nullable(text)],
  fmcsa_info: ['federal_information', nullable(text)],
})

/** The parts that have a link. Where it leads is for the calls to know. */
const linkedParts: Reader<readonly DirectoryPart[]> = value => {
  const linked = links(value)
  return DIRECTORY_PARTS.filter(part => linked[part] !== null)
}

/** The directory at a glance. Source: section 3, "Directory". */
export const directory: Reader<Directory> = record({
  users: list(directoryUser),
  contacts: list(contact),
  total_users: nullable(count),
  fmcsa_information: ['federalInformation', nullable(federalInformation)],
  links: ['moreIn', linkedParts],
})
