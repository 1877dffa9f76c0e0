import type { CarrierSummary } from '../carrier.ts'
import type { AssociationKind } from './association-kinds.ts'

/** How many of each kind two carriers share. Null: that kind was not checked, which is not zero. */
export type SharedCounts = Readonly<Record<AssociationKind, number | null>>

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
}
