import { CONNECTION_STATUSES, type ConnectedCarrier, type Connection } from '@fairhaul/core'
import { carrierSummary, holdsCarrierAsKnown } from './carrier.ts'
import { listOfKnown } from './list.ts'
import type { Reader } from './reader.ts'
import { record } from './record.ts'
import { id, instant, names, nullable, oneOf, text, yesNo } from './values.ts'

/** One broker company and one carrier. Source: section 3, "Connection". */
export const connection: Reader<Connection> = record({
  id: id<'connection'>,
  status: oneOf(CONNECTION_STATUSES),
  is_dismissed: yesNo,
  notes: nullable(text),
  issuer_id: id<'company'>,
  carrier_id: id<'carrier'>,
  receiver: nullable(record({ company_id: id<'company'>, signed_contract_id: nullable(id<'contract'>) })),
  latest_onboarding_packet: ['latestPacket', nullable(record({ status: text, updated_at: instant }))],
})

const isKnown = names('status', CONNECTION_STATUSES)

/** Connections, without those of a status that this portal does not know. */
export const connections = listOfKnown(isKnown, connection)

const itsCarrier = record({ carrier: carrierSummary })

/** Rows of a carrier list tab, each a connection with its carrier in it. */
export const connectedCarriers: Reader<readonly ConnectedCarrier[]> = listOfKnown(
  row => isKnown(row) && holdsCarrierAsKnown(row),
  row => ({ connection: connection(row), ...itsCarrier(row) }),
)
