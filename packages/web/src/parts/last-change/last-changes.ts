import { type CarrierId, done, type LatestChange, type MonitoringFeed } from '@fairhaul/core'
import { OfPage } from '../list/of-page.ts'

/** The newest change of each carrier of a page. */
export type LastChanges = OfPage<ByCarrier>
type ByCarrier = ReadonlyMap<CarrierId, LatestChange>

export const lastChanges = (
  feed: Pick<MonitoringFeed, 'latest'>,
  whenIdle: (call: () => void) => void,
): LastChanges =>
  new OfPage<ByCarrier>(async (carrierIds, signal) => {
    const answer = await feed.latest({ carrierIds }, signal)
    return answer.ok ? done(new Map(answer.value.map(each => [each.carrierId, each]))) : answer
  }, whenIdle)
