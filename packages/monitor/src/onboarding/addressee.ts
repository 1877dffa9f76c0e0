import type { Kysely } from 'kysely'
import type { Schema } from '../database/schema.ts'
import { invalid, missing } from '../http/refused.ts'

/** The lists of people who may act for a carrier; inactive dispatchers may not. */
const ANSWERING = ['carrier_users', 'active_dispatchers', 'pending_dispatchers'] as const

/** The address of a person of a carrier, even if hidden from brokers; null when there is none. */
export async function addressOfPerson(
  db: Kysely<Schema>,
  carrierId: number,
  personId: number,
): Promise<string | null | undefined> {
  const found = await db
    .selectFrom('carrier_roles')
    .innerJoin('carrier_people', 'carrier_people.id', 'carrier_roles.person_id')
    .select('carrier_people.email')
    .where('carrier_roles.carrier_id', '=', carrierId)
    .where('carrier_roles.person_id', '=', personId)
    .where('carrier_roles.list', 'in', [...ANSWERING])
    .limit(1)
    .executeTakeFirst()
  return found?.email
}

/**
 * Checks that a person of a carrier has an address.
 *
 * Refuses: 404 for a missing person, or one who does not act for this carrier; 422 for a person without an address.
 */
export async function requireReachable(db: Kysely<Schema>, carrierId: number, personId: number) {
  const email = await addressOfPerson(db, carrierId, personId)
  if (email === undefined) throw missing()
  if (email === null)
    throw invalid('connection_invitation.user_id_for_email', 'This person has no e-mail address.')
}
