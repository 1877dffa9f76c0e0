import type { CarrierId } from '../../shared/ids.ts'
import { done, type Outcome, refused } from '../../shared/outcome.ts'
import type { Problem } from '../../shared/refusal.ts'
import { ASSOCIATION_KINDS, type AssociationKind } from './association-kinds.ts'

/** One call: block every carrier that shares one kind of thing with this one. */
export interface BlockByType {
  readonly carrierId: CarrierId
  readonly kind: AssociationKind
  /** The reason stored with the connections; null if the broker wrote none. */
  readonly notes: string | null
}

/** One call: block the selected carriers, which share one kind of thing with this one. */
export interface BlockByIds extends BlockByType {
  readonly carrierIds: readonly CarrierId[]
}

/** The broker's choice of what to block. */
export interface BlockByTypesWish {
  readonly carrierId: CarrierId
  readonly kinds: readonly AssociationKind[]
  readonly notes: string
}

/** The carriers that a broker selected to block. */
export interface BlockByIdsWish extends Pick<BlockByIds, 'carrierId' | 'kind' | 'carrierIds'> {
  readonly notes: string
}

const noted = (notes: string): string | null => {
  const text = notes.trim()
  return text === '' ? null : text
}

/**
 * The calls that block by types: one for each kind chosen, in the order of the counters, each kind once.
 *
 * Refuses: no kind selected (field `kinds`). Notes are trimmed; blank ones are null.
 * Source: section 3, "Associated carriers"; section 4, "Do not dispatch". The server takes one kind a call.
 */
export const blockByTypesPlan = ({
  carrierId,
  kinds,
  notes,
}: BlockByTypesWish): Outcome<readonly BlockByType[], readonly Problem[]> => {
  const chosen = ASSOCIATION_KINDS.filter(kind => kinds.includes(kind))
  return chosen.length === 0
    ? refused([{ field: 'kinds', message: 'Choose what the carriers to block have in common.' }])
    : done(chosen.map(kind => ({ carrierId, kind, notes: noted(notes) })))
}

/**
 * The one call that blocks the selected carriers: each once, and never the carrier itself.
 *
 * Refuses: no carrier left to block (field `carrierIds`). Notes are trimmed; blank ones are null.
 * Source: section 3, "Associated carriers"; section 4, "Do not dispatch".
 */
export const blockByIdsPlan = ({
  carrierId,
  kind,
  carrierIds,
  notes,
}: BlockByIdsWish): Outcome<BlockByIds, readonly Problem[]> => {
  const others = [...new Set(carrierIds)].filter(id => id !== carrierId)
  return others.length === 0
    ? refused([{ field: 'carrierIds', message: 'Choose at least one carrier to block.' }])
    : done({ carrierId, kind, carrierIds: others, notes: noted(notes) })
}
