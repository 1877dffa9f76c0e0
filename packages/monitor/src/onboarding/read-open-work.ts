import { z } from 'zod'
import { anyOf } from '../database/any-of.ts'
import { inLoadTab } from '../freight/loads/load-tabs.ts'
import { ownLoads } from '../freight/loads/read-loads.ts'
import { readerOf } from '../freight/rate-confirmations/own-creator.ts'
import { ownConfirmations } from '../freight/rate-confirmations/read-confirmations.ts'
import type { Services } from '../http/services.ts'
import { type Actor, companyOf } from '../http/session/actor.ts'

const rows = <Row extends z.ZodType>(row: Row) => z.object({ total: z.number(), newest: z.array(row) })

export const wireOpenWork = z.object({
  loads: rows(z.object({ id: z.number(), external_load_number: z.string().nullable() })),
  /** Null: the plan does not include them. */
  rate_confirmations: rows(z.object({ id: z.number(), load_number: z.string().nullable() })).nullable(),
})

/** How many of each kind are named. */
const NEWEST_MAX = 5

/** All ids as the total, and the first few rows. */
const shown = <Row>(found: readonly Row[]) => ({ total: found.length, newest: found.slice(0, NEWEST_MAX) })

/**
 * The company's open loads with some carriers, and the rate confirmations for open loads that the caller may see, the
 * greatest id first.
 *
 * Source: section 4, "Open and closed loads". Choice: a rate confirmation is open as long as its load is.
 */
export async function readOpenWork(
  { db, clock }: Services,
  actor: Actor,
  carrierIds: readonly number[],
): Promise<z.input<typeof wireOpenWork>> {
  const open = ownLoads(db, companyOf(actor)).where(inLoadTab('open', clock.now()))
  const loads = await open
    .clearSelect()
    .select(['loads.id', 'loads.external_load_number'])
    .where('loads.carrier_id', '=', anyOf(carrierIds))
    .execute()
  if (!actor.paywall.can_rate_confirmation) return { loads: shown(loads), rate_confirmations: null }
  const confirmations = await ownConfirmations(db, readerOf(actor))
    .where('rate_confirmations.carrier_id', '=', anyOf(carrierIds))
    .where('rate_confirmations.load_id', 'in', open.clearSelect().clearOrderBy().select('loads.id'))
    .execute()
  return {
    loads: shown(loads),
    rate_confirmations: shown(confirmations.map(({ id, load_number }) => ({ id, load_number }))),
  }
}
