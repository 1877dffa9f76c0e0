import { bucketsOf } from '../../carriers/verdicts/buckets-of.ts'
import type { Services } from '../../http/services.ts'
import type { Actor } from '../../http/session/actor.ts'
import { findOnLane, type LaneParams, type SeenOnLane } from './find-on-lane.ts'

/** The most carriers of a lane search. Source: section 9, "Lane result cap". */
const FOUND_MAX = 200
/**
 * The most carriers whose rules are assessed for one search. Choice: those seen most often on the lane; later ones have
 * hardly run it.
 */
const ASSESSED_MAX = 5_000
/** Carriers assessed at a time. */
const BATCH = 500

/**
 * The carriers of a lane in their order, 200 at most. Rules are assessed only for carriers that match all other
 * filters.
 */
export async function carriersOfLane(
  services: Services,
  actor: Actor,
  params: LaneParams,
  signal: AbortSignal,
): Promise<readonly SeenOnLane[]> {
  const { rules_assessment_eq: bucket } = params.filters
  const found = await findOnLane(services.db, params, {
    most: bucket === undefined ? FOUND_MAX : ASSESSED_MAX,
  })
  if (bucket === undefined) return found
  const matching: SeenOnLane[] = []
  for (let from = 0; from < found.length && matching.length < FOUND_MAX; from += BATCH) {
    signal.throwIfAborted()
    const batch = found.slice(from, from + BATCH)
    const ids = batch.map(seen => seen.carrier_id)
    const buckets = await bucketsOf(services, actor, ids, params.today)
    matching.push(...batch.filter(seen => buckets.get(seen.carrier_id) === bucket))
  }
  return matching.slice(0, FOUND_MAX)
}
