import type { FederalTies } from '@fairhaul/core'
import { ProfileTokens } from '../../../di/lazy-tokens.ts'
import { Query } from '../../../stores/query.ts'
import type { CarrierStore } from '../carrier-store.ts'
import type { ProfileVisit } from '../profile-modules.ts'

const QUERIES = new WeakMap<CarrierStore, Query<FederalTies>>()

/**
 * The federal ties of a profile: its sections share one request. A monitor without the call, and one that fails, leave
 * out what only it tells.
 */
export const tiesOf = ({ carrierId, profile, resolve }: ProfileVisit): Query<FederalTies> => {
  const known = QUERIES.get(profile)
  if (known !== undefined) return known
  const records = resolve(ProfileTokens.FederalTieRecords)
  const ties = new Query<FederalTies>((_, signal) => records.ofCarrier({ carrierId }, signal))
  QUERIES.set(profile, ties)
  if (!profile.isShort) void ties.load()
  return ties
}
