import type { Resolve } from '../../di/token.ts'
import { listSight } from '../live/list-sight.ts'

/** Without events, own carriers change too seldom to be requested more often, in milliseconds. */
const EVERY_MS = 300_000

/** What keeps a list of own carriers up to date: what a row shows, and its place in a tab, change by these events. */
export const ownCarriersSight = (resolve: Resolve) =>
  listSight(resolve, ['connection', 'monitored', 'verdict', 'carrier_change'], EVERY_MS)
