import { z } from 'zod'
import { wireSuggestion } from '../wire-carrier.ts'

const text = z.string().nullable()
const point = z.object({ value: z.string() }).nullable()
const address = wireSuggestion.shape.physical_address

/** Source: section 3, "Directory": name, phone value, email_address value, is_types. */
export const wireDirectoryUser = z.object({
  name: text,
  phone: point,
  email_address: point,
  is_types: z.array(z.string()),
  id: z.number(),
  /** The values on record that they hide; null above. */
  hides: z.array(z.enum(['name', 'phone', 'email'])),
})

export const wireDirectoryContact = z.object({
  name: text,
  title: text,
  phone: point,
  email_address: point,
  source: text,
})

/** One value from the federal register; the other three are null. */
export const wireFederalRow = z.object({
  name: text,
  phone_number: text,
  email_address: text,
  address: address.nullable(),
})
export type WireFederalRow = z.input<typeof wireFederalRow>

const federalInformation = z.object({
  names: z.array(z.string()),
  phone_numbers: z.array(z.string()),
  email_addresses: z.array(z.string()),
  addresses: z.array(address),
  as_of: text,
})
export type WireFederalInformation = z.input<typeof federalInformation>

/** The summary of a directory. A part with more rows has a link. */
export const wireDirectory = z.object({
  users: z.array(wireDirectoryUser),
  contacts: z.array(wireDirectoryContact),
  total_users: z.number(),
  fmcsa_information: federalInformation.nullable(),
  links: z.object({ contacts: text, users: text, dispatch_users: text, fmcsa_info: text }),
})

/** A phone or e-mail as the directory shows it. */
export const pointOf = (value: string | null) => (value === null ? null : { value })
