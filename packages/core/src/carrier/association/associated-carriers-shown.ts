import type { CarrierId } from '../../shared/ids.ts'
import { stripName } from '../../shared/name-text.ts'
import type { AssociatedCarrier, SharedCounts } from './associated-carrier.ts'
import { ASSOCIATION_KINDS, type AssociationKind } from './association-kinds.ts'
import { sharedKinds, sharedTotal } from './shared-text.ts'

const larger = (one: number | null, other: number | null): number | null =>
  one === null ? other : Math.max(one, other ?? one)

const largerOf = (one: SharedCounts, other: SharedCounts): SharedCounts =>
  Object.fromEntries(
    ASSOCIATION_KINDS.map(kind => [kind, larger(one[kind], other[kind])]),
  ) as unknown as SharedCounts

/**
 * One record for each carrier, also if pages overlap or a carrier was sent once for each shared thing.
 * Each counter is the largest received; everything else is the latest received.
 * Source: section 3, "Associated carriers". Choice: the largest, as a sum would count one phone twice.
 */
export const oneRecordPerCarrier = (rows: readonly AssociatedCarrier[]): readonly AssociatedCarrier[] => {
  const byId = new Map<CarrierId, AssociatedCarrier>()
  for (const row of rows) {
    const before = byId.get(row.id)
    byId.set(row.id, before === undefined ? row : { ...row, shared: largerOf(before.shared, row.shared) })
  }
  return [...byId.values()]
}

/**
 * Whether a carrier shares something of every required kind. Nothing required: every carrier does.
 *
 * Source: section 3, "Associated carriers". Choice: all of the required kinds, as each checkbox narrows the list.
 */
export const hasRequiredAssociations = (
  { shared }: Pick<AssociatedCarrier, 'shared'>,
  required: readonly AssociationKind[],
): boolean => required.every(kind => sharedKinds(shared).includes(kind))

/**
 * The order of associated carriers: who shares most first, then who shares more kinds, then the name, then the id.
 * Unchecked ones come last.
 *
 * Source: section 3, "Associated carriers". Choice: the strongest tie first, as that is what a broker looks for.
 */
export const byMostShared = (one: AssociatedCarrier, other: AssociatedCarrier): number => {
  const [a, b] = [stripName(one.legalName), stripName(other.legalName)]
  return (
    (sharedTotal(other.shared) ?? -1) - (sharedTotal(one.shared) ?? -1) ||
    sharedKinds(other.shared).length - sharedKinds(one.shared).length ||
    (a < b ? -1 : Number(a > b)) ||
    one.id - other.id
  )
}

/**
 * The associated carriers as a list shows them: each once, those with everything required, the strongest tie first.
 *
 * Empty: an empty list. Source: section 3, "Associated carriers".
 */
export const associatedCarriersShown = (
  rows: readonly AssociatedCarrier[],
  required: readonly AssociationKind[] = [],
): readonly AssociatedCarrier[] =>
  oneRecordPerCarrier(rows)
    .filter(row => hasRequiredAssociations(row, required))
    .toSorted(byMostShared)
