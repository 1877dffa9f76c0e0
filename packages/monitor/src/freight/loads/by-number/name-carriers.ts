import type { Kysely } from 'kysely'
import { anyOf } from '../../../database/any-of.ts'
import type { Schema } from '../../../database/schema.ts'
import { carriersWith } from '../../../own-carriers/monitored/match-carriers.ts'
import { lookedUp, type SentIdentifier } from '../../../own-carriers/monitored/sent-identifier.ts'
import { blockRefusal } from '../../../own-carriers/refuse-blocked.ts'
import type { NamedCarrier } from './load-values.ts'

const NO_CARRIER: NamedCarrier = {
  carrier_id: null,
  stated_type: null,
  stated_value: null,
  stated_region: null,
}

/**
 * The carrier that each load names, in the order given: one on record, or the number as it was given where none has it.
 *
 * Empty: undefined where a load names none. Refuses: the reason as a text, for a number that several carriers have.
 */
export async function nameCarriers(
  db: Kysely<Schema>,
  sent: readonly (SentIdentifier | null | undefined)[],
): Promise<readonly (NamedCarrier | string | undefined)[]> {
  const found = await carriersWith(
    db,
    sent.flatMap((identifier, at) => (identifier == null ? [] : [{ at, ...lookedUp(identifier) }])),
  )
  return sent.map((identifier, at) => {
    if (identifier == null) return identifier === null ? NO_CARRIER : undefined
    const { is_type, value, region } = identifier
    const [only, ...others] = found.get(at) ?? []
    if (others.length > 0) return `Several carriers have ${is_type} ${value}. Give the DOT number.`
    return only === undefined
      ? { carrier_id: null, stated_type: is_type, stated_value: value, stated_region: region }
      : { ...NO_CARRIER, carrier_id: only }
  })
}

/** Why some carriers may not be put on a load, by id: those that the company marked do not dispatch. */
export async function blockedCarriers(
  db: Kysely<Schema>,
  companyId: number,
  carrierIds: ReadonlySet<number>,
): Promise<ReadonlyMap<number, string>> {
  const reasons = new Map<number, string>()
  if (carrierIds.size === 0) return reasons
  const blocked = await db
    .selectFrom('connections')
    .select('carrier_id')
    .where('issuer_id', '=', companyId)
    .where('carrier_id', '=', anyOf(carrierIds))
    .where('status', '=', 'do_not_dispatch')
    .execute()
  for (const { carrier_id } of blocked) {
    const refusal = await blockRefusal(db, companyId, carrier_id)
    if (refusal !== null) reasons.set(carrier_id, refusal.errors[0]?.message ?? '')
  }
  return reasons
}
