import type { Kysely } from 'kysely'
import { mailingOf } from '../../database/mailing-address.ts'
import type { Schema } from '../../database/schema.ts'
import type { WireFederalInformation, WireFederalRow } from './wire-directory.ts'

/** The prefix of contact sources from the federal register; one that is not stated is the register. */
const FEDERAL = 'FMCSA%'
/** The most people that a register names. */
const NAMES_MAX = 200

/** The contacts from other sources: an onboarding packet, a rate confirmation, a broker. Lowest id first. */
export const givenContacts = (db: Kysely<Schema>, carrierId: number) =>
  db
    .selectFrom('carrier_contacts')
    .select(['carrier_contacts.name', 'carrier_contacts.title'])
    .select(['carrier_contacts.phone', 'carrier_contacts.email', 'carrier_contacts.source'])
    .where('carrier_id', '=', carrierId)
    .where('source', 'not like', FEDERAL)
    .orderBy('id')

const present = (texts: readonly (string | null)[]) => [...new Set(texts.filter(text => text !== null))]

const saysNothing = (address: WireFederalInformation['addresses'][number]) =>
  [address.street, address.city, address.state, address.postal_code].every(part => part === null)

/**
 * The contacts of a carrier in the federal register: names, phones, e-mails and addresses, each once and in separate
 * lists, as it does not say which belong together. Null: there are none.
 */
export async function federalInformationOf(
  db: Kysely<Schema>,
  carrierId: number,
): Promise<WireFederalInformation | null> {
  const row = await db
    .selectFrom('carriers')
    .select(['phone', 'email', 'physical_street', 'physical_city', 'physical_state'])
    .select(['physical_postal_code', 'physical_country', 'mailing_street', 'mailing_city'])
    .select(['mailing_state', 'mailing_postal_code', 'mailing_country'])
    .where('id', '=', carrierId)
    .executeTakeFirstOrThrow()
  const carrier = { ...row, ...mailingOf(row) }
  const named = await db
    .selectFrom('carrier_contacts')
    .select(['name', 'phone', 'email'])
    .where('carrier_id', '=', carrierId)
    .where(eb => eb.or([eb('source', 'is', null), eb('source', 'like', FEDERAL)]))
    .orderBy('id')
    .limit(NAMES_MAX)
    .execute()
  const addressOf = (prefix: 'physical' | 'mailing') => ({
    street: carrier[`${prefix}_street`],
    city: carrier[`${prefix}_city`],
    state: carrier[`${prefix}_state`],
    postal_code: carrier[`${prefix}_postal_code`],
    country: carrier[`${prefix}_country`],
  })
  const addresses = new Map(
    [addressOf('physical'), addressOf('mailing')]
      .filter(address => !saysNothing(address))
      .map(address => [JSON.stringify(address), address]),
  )
  const found = {
    names: present(named.map(({ name }) => name)),
    phone_numbers: present([carrier.phone, ...named.map(({ phone }) => phone)]),
    email_addresses: present([carrier.email, ...named.map(({ email }) => email)]),
    addresses: [...addresses.values()],
  }
  if (Object.values(found).every(part => part.length === 0)) return null
  const census = await db
    .selectFrom('listed_census')
    .select('as_of')
    .where('carrier_id', '=', carrierId)
    .executeTakeFirst()
  return { ...found, as_of: census?.as_of ?? null }
}

const NOTHING: WireFederalRow = { name: null, phone_number: null, email_address: null, address: null }

/** The same as rows with one value each. */
export const federalRows = (information: WireFederalInformation | null): readonly WireFederalRow[] => [
  ...(information?.names ?? []).map(name => ({ ...NOTHING, name })),
  ...(information?.phone_numbers ?? []).map(phone_number => ({ ...NOTHING, phone_number })),
  ...(information?.email_addresses ?? []).map(email_address => ({ ...NOTHING, email_address })),
  ...(information?.addresses ?? []).map(address => ({ ...NOTHING, address })),
]
