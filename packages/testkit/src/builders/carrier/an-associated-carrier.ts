import type { AssociatedCarrier, BlockByIds, BlockByType, SharedCounts } from '@fairhaul/core'
import { builder } from '../shared/build.ts'
import { id } from '../shared/ids.ts'
import { aPlace } from './a-carrier.ts'
import { anIdentifier } from './an-identifier.ts'

/** Nothing shared, and everything looked into. */
export const someSharedCounts = builder<SharedCounts>({
  email: 0,
  phone: 0,
  address: 0,
  contact: 0,
  remote_address: 0,
  vehicle_vin: 0,
})

/** A carrier that shares two e-mails and a phone with carrier 7; the company has no connection with it. */
export const anAssociatedCarrier = builder<AssociatedCarrier>({
  id: id(8),
  legalName: 'MESA EAGLE HAULING INC',
  dbaName: null,
  identifiers: [anIdentifier({ value: '3990018' })],
  physicalAddress: aPlace({ street: '1202 Commerce St' }),
  connection: null,
  shared: someSharedCounts({ email: 2, phone: 1 }),
})

/** The call that blocks whoever shares an e-mail with carrier 7, without a note. */
export const aBlockByType = builder<BlockByType>({ carrierId: id(7), kind: 'email', notes: null })

/** The call that blocks carrier 8, which shares an e-mail with carrier 7. */
export const aBlockByIds = builder<BlockByIds>({
  carrierId: id(7),
  kind: 'email',
  carrierIds: [id(8)],
  notes: null,
})
