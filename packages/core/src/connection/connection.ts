import type { CarrierSummary } from '../carrier/carrier.ts'
import type { ConnectionStatus } from '../carrier/connection-status.ts'
import type { CarrierId, CompanyId, ConnectionId } from '../shared/ids.ts'
import type { ContractId } from './contract.ts'
import type { PacketStatus } from './packet-stage.ts'

/** The carrier's side of a connection: exists once the carrier has answered. */
export interface ConnectionReceiver {
  readonly companyId: CompanyId
  /** Null: nothing has been signed. */
  readonly signedContractId: ContractId | null
}

/** The newest onboarding packet, as far as a list needs it. */
export interface LatestPacket {
  readonly status: PacketStatus
  /** An instant. */
  readonly updatedAt: string
}

/** One broker company and one carrier. Source: section 3, "Connection". */
export interface Connection {
  readonly id: ConnectionId
  readonly status: ConnectionStatus
  readonly isDismissed: boolean
  /** Why the carrier must not be dispatched, and other notes. */
  readonly notes: string | null
  /** The broker. */
  readonly issuerId: CompanyId
  readonly carrierId: CarrierId
  /** Null: the carrier has not answered. */
  readonly receiver: ConnectionReceiver | null
  /** Null: no packet was ever sent. */
  readonly latestPacket: LatestPacket | null
}

/** What the actions on a connection depend on, and what someone else may have changed meanwhile. */
export type SeenConnection = Pick<Connection, 'status' | 'isDismissed'>

/** A row of a carrier list tab: a connection, and the carrier as lists show it. */
export interface ConnectedCarrier {
  readonly connection: Connection
  readonly carrier: CarrierSummary
}
