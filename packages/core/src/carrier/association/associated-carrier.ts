import type { CarrierSummary } from '../carrier.ts'
import type { CalendarDate } from '../../shared/calendar-date.ts'
import type { AssociationKind } from './association-kinds.ts'
import type { FederalTieKind } from './federal-tie-kinds.ts'

/** How many of each kind two carriers share. Null: that kind was not checked, which is not zero. */
export type SharedCounts = Readonly<Record<AssociationKind, number | null>>

/** A value that two carriers have on record, and since when both have it. Source: section 3, "Associated carriers". */
export interface SharedContact {
  readonly kind: FederalTieKind
  /** As the federal record writes it. */
  readonly value: string
  /** Null: since when is not on record. */
  readonly since: CalendarDate | null
}

/**
 * Another carrier that shares something with this one: who it is, what they share, and its connection to the company.
 *
 * Source: section 3, "Associated carriers".
 */
export interface AssociatedCarrier
  extends Pick<
    CarrierSummary,
    'id' | 'legalName' | 'dbaName' | 'identifiers' | 'physicalAddress' | 'connection'
  > {
  readonly shared: SharedCounts
  /** Some of each kind, as the federal record writes them. Left out: the monitor does not say. */
  readonly sharedContacts?: readonly SharedContact[] | null
}
