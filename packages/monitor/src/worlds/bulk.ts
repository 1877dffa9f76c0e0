import { type Kysely, sql } from 'kysely'
import type { Schema } from '../database/schema.ts'
import { postalPlaces } from './areas/postal-places.ts'
import { settledPlaces } from './areas/settled-places.ts'
import { carrierTables } from './carriers/carrier-rows.ts'
import { makeCarrier } from './carriers/make-carrier.ts'
import { insertRows } from './seed-world.ts'

const BATCH = 2_000

/**
 * Adds a number of invented carriers with all their data after the existing ones, for measuring at size. `onBatch` is
 * called with the number added. Ids must stay below 800,000, where identifiers would repeat.
 */
export const addCarriers = async (
  db: Kysely<Schema>,
  count: number,
  { today, onBatch }: { readonly today: string; readonly onBatch?: (done: number) => void },
): Promise<void> => {
  const { last } = await db
    .selectFrom('carriers')
    .select(eb => eb.fn.max('id').as('last'))
    .executeTakeFirstOrThrow()
  const first = (last ?? 0) + 1
  const zips = settledPlaces(await postalPlaces()).filter(({ country }) => country === 'US')
  const setting = { seed: 'bulk', today, zips }
  for (let done = 0; done < count; done += BATCH) {
    const size = Math.min(BATCH, count - done)
    const rows = Array.from({ length: size }, (_, place) =>
      makeCarrier({ id: first + done + place }, setting),
    )
    await db.transaction().execute(trx => insertRows(trx, carrierTables(rows)))
    onBatch?.(done + size)
  }
  await sql`vacuum (analyze)`.execute(db)
}
