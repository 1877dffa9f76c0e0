import type { CautionFacts } from '../caution-facts.ts'
import type { FederalTieKind } from './federal-tie-kinds.ts'
import { isShownTie, tieWeight } from './federal-ties.ts'
import { type IdentityTie, TIE_REASONS } from './identity-tie-record.ts'

/** What two carriers share, the most telling first. */
export const TIE_KINDS = [
  'vehicle_vin',
  'phone',
  'email',
  'address',
  'contact',
] as const satisfies readonly FederalTieKind[]

/** How many values of a kind are shared. Source: section 3, "Associated carriers". */
export const sharedCount = ({ shared }: Pick<IdentityTie, 'shared'>, kind: FederalTieKind): number =>
  shared.reduce((sum, facts) => (facts.kind === kind ? sum + facts.count : sum), 0)

const byKinds = (one: IdentityTie, other: IdentityTie): number => {
  const kind = TIE_KINDS.find(each => sharedCount(one, each) !== sharedCount(other, each))
  return kind === undefined ? 0 : sharedCount(other, kind) - sharedCount(one, kind)
}

const newestFirst = (one: string | null, other: string | null): number =>
  one === other ? 0 : (one ?? '') > (other ?? '') ? -1 : 1

/**
 * The order of ties: revoked, out of service, reported, do not dispatch; then who shares more that tells; then vehicles
 * before phones, e-mails, addresses and officers; then the newest; then the lower id, and one without an id last.
 *
 * Source: section 3, "Associated carriers". Choice: the weights of `tieWeight`.
 */
export const byStrength = (one: IdentityTie, other: IdentityTie): number =>
  TIE_REASONS.indexOf(one.reason) - TIE_REASONS.indexOf(other.reason) ||
  tieWeight(other) - tieWeight(one) ||
  byKinds(one, other) ||
  newestFirst(one.on, other.on) ||
  (one.id ?? Number.MAX_SAFE_INTEGER) - (other.id ?? Number.MAX_SAFE_INTEGER)

/** The strongest tie of a carrier, and how many more there are. */
export interface StrongestTie {
  readonly tie: IdentityTie
  readonly more: number
}

/**
 * The strongest tie of a carrier to one that should not be used, whatever the order received.
 *
 * Empty: null without one, where what is shared tells too little, and where the user may not see ties; ties to carriers
 * that the company has set to do-not-dispatch alone are left out while the toggle turns that warning off.
 * Source: section 3, "Associated carriers"; section 9, "Feature toggles" (DISABLE_DNU_ASSOCIATIONS).
 */
export const strongestTie = (
  facts: Pick<CautionFacts, 'identityTies'> | null | undefined,
  offersDoNotUseAssociations = true,
): StrongestTie | null => {
  const [tie, ...rest] = (facts?.identityTies ?? [])
    .filter(each => isShownTie(each) && (offersDoNotUseAssociations || each.reason !== 'do_not_dispatch'))
    .toSorted(byStrength)
  return tie === undefined ? null : { tie, more: rest.length }
}
