import type { Identifier } from '../carrier/identifiers.ts'
import type { VehicleCarrier } from '../carrier/vehicle/vehicle.ts'
import type { LoadId } from '../load/load.ts'
import type { StoredFile } from '../shared/files.ts'
import type { CarrierId, Id, UserId } from '../shared/ids.ts'
import type { ConfirmationSending } from './confirmation-sending.ts'
import type { RateConfirmationStatus } from './rate-confirmation-status.ts'
import type { Recipient } from './recipient.ts'
import type { VerdictWhenSent } from './verdict-when-sent.ts'

/** The number of a rate confirmation. Source: section 3, "Rate confirmation". */
export type RateConfirmationId = Id<'rate-confirmation'>

/** The contract with a carrier for one load. Source: section 3, "Rate confirmation". */
export interface RateConfirmation {
  readonly id: RateConfirmationId
  readonly status: RateConfirmationStatus
  /** The user who sent it. */
  readonly creatorId: UserId
  /** That user's name. Null: not on record, or the monitor does not say. */
  readonly creatorName: string | null
  /** Null: the carrier is not on record. */
  readonly carrierId: CarrierId | null
  readonly carrierLegalName: string | null
  /** The carrier as it is now, with its verdict. Null: it is not on record, or the monitor does not say. */
  readonly carrier: VehicleCarrier | null
  readonly identifiers: readonly Identifier[]
  /** The number of open tickets about it. */
  readonly openTicketsCount: number
  /** The load that it is for. Null: none on record, or the monitor does not say. */
  readonly loadId: LoadId | null
  /** That load's number in the broker's own system. */
  readonly loadNumber: string | null
  /** The address of the newest e-mail that took it to the carrier. Null: none did, or the monitor does not say. */
  readonly sentTo: string | null
  /** How that address relates to the carrier. Null: there is none, or the monitor does not say. */
  readonly recipient: Recipient | null
  /** The verdict on the day that it was sent. Null: it was not kept. */
  readonly verdictWhenSent: VerdictWhenSent | null
  /** Its text as a file. Null: none on record, or the monitor has none. */
  readonly document: AttachedDocument | null
  /** How far one that was sent from here has come. Null: it was not, or the monitor does not say. */
  readonly sending: ConfirmationSending | null
  /** When its carrier opened it and when it was delivered, instants. Null: not yet, or the monitor does not say. */
  readonly viewedAt: string | null
  readonly deliveredAt: string | null
  /** An instant. */
  readonly createdAt: string
}

/** A document on the server, beside a rate confirmation or an e-mail. Source: section 3, "Rate confirmation". */
export interface AttachedDocument extends StoredFile {
  readonly bytes: number
}

/**
 * Whether a rate confirmation is flagged: tickets about it are open, whatever its status.
 *
 * Source: section 4, "Rate confirmation status"; section 3, "Rate confirmation".
 */
export const isFlagged = ({ openTicketsCount }: Pick<RateConfirmation, 'openTicketsCount'>): boolean =>
  openTicketsCount > 0
