import type { AssociatedCarrier, BlockedCarriers } from '@fairhaul/core'
import { connectedFields } from './carrier.ts'
import { list } from './list.ts'
import type { Reader } from './reader.ts'
import { record } from './record.ts'
import { count, id, nullable } from './values.ts'

const shared = record({
  email: nullable(count),
  phone: nullable(count),
  address: nullable(count),
  contact: nullable(count),
  remote_address: ['remote_address', nullable(count)],
  vehicle_vin: ['vehicle_vin', nullable(count)],
})

/** A carrier that shares something with another. Source: section 3, "Associated carriers". */
export const associatedCarrier: Reader<AssociatedCarrier> = record({
  ...connectedFields,
  associations: ['shared', shared],
})

/** What a blocking call did. Source: section 4, "Do not dispatch". */
export const blockedCarriers: Reader<BlockedCarriers> = record({ carrier_ids: list(id<'carrier'>) })
