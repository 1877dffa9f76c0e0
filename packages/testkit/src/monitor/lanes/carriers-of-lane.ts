import type { Services } from '../services.ts'
import type { Actor } from '../session/actor.ts'
import { findOnLane, type LaneAsk, type SeenOnLane } from './find-on-lane.ts'

/** Carriers that a lane search answers with, at most. Source: section 9, "Lane result cap". */
const FOUND_MAX = 200

/** The carriers of a lane in their order, 200 at most. */
export async function carriersOfLane(
  { db }: Services,
  _actor: Actor,
  ask: LaneAsk,
  signal: AbortSignal,
): Promise<readonly SeenOnLane[]> {
  const found = await findOnLane(db, ask, { most: FOUND_MAX })
  signal.throwIfAborted()
  return found
}
