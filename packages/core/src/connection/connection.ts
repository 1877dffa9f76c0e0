import type { CarrierSummary } from '../carrier/carrier.ts'
import type { ConnectionStatus } from '../carrier/connection-status.ts'
import type { ConnectionAct, Hold, Holdable } from '../carrier/hold.ts'
import type { PacketStatus } from '../carrier/packet-stage.ts'
import type { CarrierId, CompanyId, ConnectionId, Id } from '../shared/ids.ts'
import type { ContractId } from './contract.ts'
import type { NamedTaxForm } from './tax-form.ts'

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
  /** Newest first. Empty: none is in the packet. Missing: the monitor does not say. */
  readonly taxForms?: readonly NamedTaxForm[] | undefined
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
  /** Null: it is not on hold, or not by anyone here. Missing: the monitor has no calls for it. */
  readonly hold?: Hold | null | undefined
  /** Who set it to do not dispatch. Null: it is not, or that is not on record. Missing: the monitor does not say. */
  readonly block?: ConnectionAct | null | undefined
}

/** A connection after a change. */
export interface ChangedConnection extends Connection {
  /** The decision record that was kept with it. Missing: none, or the monitor keeps none by itself. */
  readonly storedId?: Id<'decision-record'> | undefined
}

/** A connection after a do not dispatch. */
export interface BlockedConnection extends ChangedConnection {
  /** The notes that new ones replaced. Null: there were none. Missing: none were replaced, or it is not known. */
  readonly replacedNotes?: string | null | undefined
}

/** What the actions on a connection depend on, and what someone else may have changed meanwhile. */
export type SeenConnection = Pick<Connection, 'status' | 'isDismissed'> & Holdable

/** A row of a carrier list tab: a connection, and the carrier as lists show it. */
export interface ConnectedCarrier {
  readonly connection: Connection
  readonly carrier: CarrierSummary
}

/** A connection as rows of carriers have it: what its actions depend on. */
export const shortConnection = ({
  id,
  status,
  isDismissed,
  latestPacket,
  hold,
  block,
}: Connection): NonNullable<CarrierSummary['connection']> => ({
  id,
  status,
  isDismissed,
  latestPacket: latestPacket && { status: latestPacket.status },
  hold,
  block,
})
