import type { CarrierId, Connections, OpenWork } from '@fairhaul/core'
import { Query } from '../../stores/query.ts'

/** The most carriers of one request. */
const CARRIERS_MAX = 50

/** What is open with the carriers that are about to be blocked. */
export type OpenWorkQuery = Query<OpenWork>

/** What is open with some carriers, which its view requests. Empty: undefined for too many of them. */
export const openWorkWith = (
  connections: Pick<Connections, 'openWork'>,
  carrierIds: readonly CarrierId[],
): OpenWorkQuery | undefined =>
  carrierIds.length > CARRIERS_MAX
    ? undefined
    : new Query((_, signal) => connections.openWork({ carrierIds }, signal))
