import type { AssociatedCarrier, BlockedCarriers } from '@fairhaul/core'
import { connectedFields, isConnectedAsKnown } from './carrier.ts'
import { list, listOfKnown } from './list.ts'
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

const associatedCarrier: Reader<AssociatedCarrier> = record({
  ...connectedFields,
  associations: ['shared', shared],
})

/** Carriers that share something with another. Source: section 3, "Associated carriers". */
export const associatedCarriers = listOfKnown(isConnectedAsKnown, associatedCarrier)

/** What a blocking call did. Source: section 4, "Do not dispatch". */
export const blockedCarriers: Reader<BlockedCarriers> = record({ carrier_ids: list(id<'carrier'>) })
