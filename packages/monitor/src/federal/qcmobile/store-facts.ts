import { type Insertable, sql, type Transaction } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import { QCMOBILE, type QcMobileFacts } from '../../kernel/qcmobile.ts'

const carries = (row: { readonly common: string | null; readonly contract: string | null } | undefined) =>
  row?.common === 'A' || row?.contract === 'A'

/**
 * Stores the state of authority, unless the service has it as active and the files do not: it does not tell authority to
 * carry freight from that of passengers and household goods, so it confirms what the files have and ends it, and begins none.
 * That it is active is stored beside it then. Resolves to whether anything was stored.
 */
export const storeAuthority = async (
  tx: Transaction<Schema>,
  carrierId: number,
  facts: QcMobileFacts,
  day: string,
): Promise<boolean> => {
  const { common, contract, broker } = facts
  // A state of which a part is missing is not of today.
  if (common === null || contract === null) return false
  const known = await tx
    .selectFrom('carrier_authorities')
    .select(['common', 'contract', 'source_file'])
    .where('carrier_id', '=', carrierId)
    .executeTakeFirst()
  const before = await tx
    .selectFrom('carrier_lookup_facts')
    .select('carries_by_files')
    .where('carrier_id', '=', carrierId)
    .executeTakeFirst()
  const carries_by_files =
    known?.source_file === QCMOBILE ? before?.carries_by_files === true : carries(known)
  const isActive = carries(facts)
  const isConfirmed = !isActive || (carries_by_files && facts.isPassengerCarrier !== true)
  await storeFacts(tx, carrierId, {
    carries_by_files,
    active_as_of: isActive && !carries_by_files ? day : null,
  })
  if (!isConfirmed) {
    // What an answer has begun before it was compared with the files.
    if (!carries_by_files && known?.source_file === QCMOBILE && carries(known))
      await tx
        .updateTable('carrier_authorities')
        .set({ common: null, contract: null })
        .where('carrier_id', '=', carrierId)
        .execute()
    return !carries_by_files
  }
  await sql`
    insert into carrier_authorities as a (carrier_id, common, contract, broker, as_of, source_file)
    values (${carrierId}, ${common}, ${contract}, ${broker}, ${day}, ${QCMOBILE})
    on conflict (carrier_id) do update set common = excluded.common, contract = excluded.contract,
      broker = coalesce(excluded.broker, a.broker), as_of = excluded.as_of, source_file = excluded.source_file
    where a.as_of is null or a.as_of <= excluded.as_of`.execute(tx)
  return true
}

type StoredFacts = Partial<Omit<Insertable<Schema['carrier_lookup_facts']>, 'carrier_id'>>

const storeFacts = async (tx: Transaction<Schema>, carrierId: number, facts: StoredFacts): Promise<void> => {
  if (Object.keys(facts).length === 0) return
  await tx
    .insertInto('carrier_lookup_facts')
    .values({ carrier_id: carrierId, carries_by_files: false, ...facts })
    .onConflict(other => other.column('carrier_id').doUpdateSet(facts))
    .execute()
}

/** The order that was reported before and is not now stands as missing since the first answer without it. */
const orderNow = ({ order }: QcMobileFacts, day: string): StoredFacts => {
  if (order === null) return {}
  if (order.on !== null && order.on > day) return {}
  return { order_as_of: day, ordered_on: order.on, order_missing_as_of: null }
}

/** Stores registration, orders and rating: what the answer has. What it leaves out stays, with its day. */
export const storeRegistration = async (
  tx: Transaction<Schema>,
  carrierId: number,
  facts: QcMobileFacts,
  day: string,
): Promise<void> => {
  const { isAllowed, status, operation, rating, ratedOn } = facts
  await storeFacts(tx, carrierId, {
    ...(isAllowed !== null && { not_allowed_as_of: isAllowed ? null : day }),
    ...(status !== null && { status_code: status, status_as_of: day }),
    ...(operation !== null && { operation, operation_as_of: day }),
    ...(rating !== null && {
      rating,
      rating_date: ratedOn !== null && ratedOn <= day ? ratedOn : null,
      rating_as_of: day,
    }),
    ...orderNow(facts, day),
  })
  if (facts.order === null)
    await tx
      .updateTable('carrier_lookup_facts')
      .set({ order_missing_as_of: day })
      .where('carrier_id', '=', carrierId)
      .where('order_as_of', 'is not', null)
      .where('order_missing_as_of', 'is', null)
      .execute()
}
