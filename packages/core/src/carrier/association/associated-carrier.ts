import type { CarrierSummary } from '../carrier.ts'
import type { AssociationKind } from './association-kinds.ts'

/** How many of each kind two carriers share. Null: that kind was not looked into, which is not zero. */
export type SharedCounts = Readonly<Record<AssociationKind, number | null>>

/**
 * Another carrier that shares something with the one looked at: who it is, what they share, and how the broker's
 * company stands to it.
 *
 * Source: section 3, "Associated carriers".
 */
export interface AssociatedCarrier
  extends Pick<
    CarrierSummary,
    'id' | 'legalName' | 'dbaName' | 'identifiers' | 'physicalAddress' | 'connection'
  > {
  readonly shared: SharedCounts
}
