import type { Kysely } from 'kysely'
import type { Schema } from '../../database/schema.ts'

/** The carriers that a company is connected to without having dismissed them, or monitors. */
const ownIds = (db: Kysely<Schema>, companyId: number) =>
  db
    .selectFrom('connections')
    .select('carrier_id')
    .where('issuer_id', '=', companyId)
    .where('is_dismissed', '=', false)
    .union(db.selectFrom('subscriptions').select('carrier_id').where('company_id', '=', companyId))
    .as('own')

/** Which of the own carriers: so many, after an id. */
export interface Part {
  readonly after: number
  readonly limit: number
}

/** The ids of a part of a company's own carriers, how many there are in all, and after which id the next part begins. */
export async function readPart(db: Kysely<Schema>, companyId: number, { after, limit }: Part) {
  const [{ total }, found] = await Promise.all([
    db
      .selectFrom(ownIds(db, companyId))
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
    db
      .selectFrom(ownIds(db, companyId))
      .select('carrier_id')
      .where('carrier_id', '>', after)
      .orderBy('carrier_id')
      .limit(limit + 1)
      .execute(),
  ])
  const ids = found.slice(0, limit).map(row => row.carrier_id)
  return { total, ids, next_after: found.length > limit ? (ids.at(-1) ?? null) : null }
}
