import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { CONTACT_SOURCE, CONTACT_TITLE } from '../database/register-contacts.ts'
import { isUpdatable } from './is-updatable.ts'
import { isShownFullProfile } from '../http/guards/guards.ts'
import type { Services } from '../http/services.ts'
import { type Actor, companyOf } from '../http/session/actor.ts'
import { carrierRates } from './carrier-rates.ts'
import type { CarrierRecord } from './read-records.ts'
import type { WireCarrierDetail } from './wire-carrier.ts'
import { wireRows } from './wire-rows.ts'

/** Null: none on record. */
export function mailingAddressOf(record: CarrierRecord): WireCarrierDetail['mailing_address'] {
  const address = {
    street: record.mailing_street,
    city: record.mailing_city,
    state: record.mailing_state,
    postal_code: record.mailing_postal_code,
    country: record.mailing_country,
  }
  return Object.values(address).every(part => part === null) ? null : address
}

/** Contacts and equipment of a carrier, which a short profile leaves out, and its rates. */
const readMore = ({ db }: Services, { id, companyId }: { readonly id: number; readonly companyId: number }) =>
  db
    .selectNoFrom(eb => [
      jsonArrayFrom(
        eb
          .selectFrom('carrier_contacts')
          .select(['name', 'phone', 'email', CONTACT_TITLE.as('title'), CONTACT_SOURCE.as('source')])
          .where('carrier_id', '=', id)
          .orderBy('id'),
      ).as('contacts'),
      jsonArrayFrom(
        eb
          .selectFrom('carrier_equipment')
          .select(['kind', 'count'])
          .where('carrier_id', '=', id)
          .orderBy('count', 'desc')
          .orderBy('kind'),
      ).as('equipment'),
      carrierRates(eb, { companyId, carrierId: id }).as('rates'),
    ])
    .executeTakeFirstOrThrow()

const SHORT = { mailing_address: null, contacts: [], equipment: [] }

/**
 * One carrier with all that its screen shows; null when it is missing. A watchdog user without the full profile gets
 * the short one: the data is left out here, not hidden in the portal. Source: section 6, "Watchdog users".
 */
export async function readDetail(
  services: Services,
  actor: Actor,
  id: number,
): Promise<WireCarrierDetail | null> {
  const [found] = await wireRows(services, actor, [id])
  if (found === undefined) return null
  const { record, wire } = found
  const isFull = isShownFullProfile(actor)
  const { rates, ...reach } = await readMore(services, { id, companyId: companyOf(actor) })
  return {
    ...wire,
    ...(isFull ? { mailing_address: mailingAddressOf(record), ...reach } : SHORT),
    operation_classifications: record.census?.operation_classifications ?? [],
    cargo_carried: record.census?.cargo_carried ?? [],
    rates: actor.paywall.can_rate_confirmation ? rates : null,
    is_full_profile: isFull,
    is_updatable: isFull && (await isUpdatable(services, record)),
  }
}
