import { anyOf } from '../../database/any-of.ts'
import type { Services } from '../../http/services.ts'
import { type Actor, companyOf } from '../../http/session/actor.ts'
import { inLoadTab } from './load-tabs.ts'
import { ownLoads } from './read-loads.ts'

/**
 * How many loads of the caller's company are open with each of some carriers. One with none is not in it.
 *
 * Source: section 4, "Open and closed loads".
 */
export async function countOpenLoads(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  actor: Actor,
  carrierIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (carrierIds.length === 0) return new Map()
  const rows = await ownLoads(db, companyOf(actor))
    .where(inLoadTab('open', clock.now()))
    .where('loads.carrier_id', '=', anyOf(carrierIds))
    .clearSelect()
    .clearOrderBy()
    .select(({ fn }) => ['loads.carrier_id', fn.countAll<number>().as('count')])
    .groupBy('loads.carrier_id')
    .execute()
  return new Map(rows.flatMap(({ carrier_id, count }) => (carrier_id === null ? [] : [[carrier_id, count]])))
}
