import type { SharedCounts } from './associated-carrier.ts'
import { ASSOCIATION_KINDS, type AssociationKind, associationCount } from './association-kinds.ts'

/** How many things of one kind are shared. Empty: 0, also for a kind that was not checked. Source: section 3, "Associated carriers". */
export const sharedOfKind = (shared: SharedCounts, kind: AssociationKind): number => shared[kind] ?? 0

/**
 * The kinds of things that are shared at least once, in the order of the counters.
 *
 * Empty: no kinds where nothing is shared, or nothing was checked. Source: section 3, "Associated carriers".
 */
export const sharedKinds = (shared: SharedCounts): readonly AssociationKind[] =>
  ASSOCIATION_KINDS.filter(kind => sharedOfKind(shared, kind) > 0)

/**
 * How many things are shared, of all kinds together.
 *
 * Empty: null if no kind was checked; an unchecked kind adds nothing.
 * Source: section 3, "Associated carriers".
 */
export const sharedTotal = (shared: SharedCounts): number | null => {
  const known = ASSOCIATION_KINDS.map(kind => shared[kind]).filter(count => count !== null)
  return known.length === 0 ? null : known.reduce((sum, count) => sum + count, 0)
}

/**
 * Why a carrier is listed, one reason for each kind: "2 e-mails", "1 vehicle VIN".
 *
 * Empty: no reasons. Source: section 3, "Associated carriers".
 */
export const sharedReasons = (shared: SharedCounts): readonly string[] =>
  sharedKinds(shared).map(kind => associationCount(kind, sharedOfKind(shared, kind)))

/**
 * The reasons in one line: "Shares 2 e-mails, 1 phone".
 *
 * Empty: "Nothing shared" if it was checked, else "Not on record". Source: section 3, "Associated carriers".
 */
export const sharedText = (shared: SharedCounts): string => {
  const reasons = sharedReasons(shared)
  if (reasons.length > 0) return `Shares ${reasons.join(', ')}`
  return sharedTotal(shared) === null ? 'Not on record' : 'Nothing shared'
}
