import type { CalendarDate } from '../../shared/calendar-date.ts'
import type { CarrierId } from '../../shared/ids.ts'
import type { FederalTieKind } from './federal-tie-kinds.ts'

/** Why a carrier that agrees with another is a warning, the gravest first. Source: section 3, "Associated carriers". */
export const TIE_REASONS = ['revoked', 'out_of_service', 'reported', 'do_not_dispatch'] as const
/** One of the four. */
export type TieReason = (typeof TIE_REASONS)[number]

/** How many values of a kind two carriers share that so many carriers have on record, both included. */
export interface SharedFacts {
  readonly kind: FederalTieKind
  readonly carriers: number
  readonly count: number
}

/** A carrier that should not be used, and what agrees with it by the federal record. */
export interface IdentityTie {
  /** Null: the agency names a number that no carrier on record has. */
  readonly id: CarrierId | null
  readonly legalName: string | null
  /** The number that the agency says was revoked. Null: it says none of this carrier. */
  readonly dotNumber: string | null
  readonly reason: TieReason
  /** Since when the reason stands. Null: not on record. */
  readonly on: CalendarDate | null
  /** Whether the agency itself says that the carrier was registered as this one before. */
  readonly isPrior: boolean
  readonly shared: readonly SharedFacts[]
}
