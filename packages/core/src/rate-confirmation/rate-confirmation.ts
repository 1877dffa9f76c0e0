import type { Identifier } from '../carrier/identifiers.ts'
import type { CarrierId, Id, UserId } from '../shared/ids.ts'
import type { RateConfirmationStatus } from './rate-confirmation-status.ts'

/** The number of a rate confirmation. Source: section 3, "Rate confirmation". */
export type RateConfirmationId = Id<'rate-confirmation'>

/** The contract with a carrier for one load. Source: section 3, "Rate confirmation". */
export interface RateConfirmation {
  readonly id: RateConfirmationId
  readonly status: RateConfirmationStatus
  /** The user who sent it. */
  readonly creatorId: UserId
  /** Null: the carrier is not on record. */
  readonly carrierId: CarrierId | null
  readonly carrierLegalName: string | null
  readonly identifiers: readonly Identifier[]
  /** The number of open tickets about it. */
  readonly openTicketsCount: number
  /** An instant. */
  readonly createdAt: string
}

/**
 * Whether a rate confirmation is flagged: tickets about it are open, whatever its status.
 *
 * Source: section 4, "Rate confirmation status"; section 3, "Rate confirmation".
 */
export const isFlagged = ({ openTicketsCount }: Pick<RateConfirmation, 'openTicketsCount'>): boolean =>
  openTicketsCount > 0
