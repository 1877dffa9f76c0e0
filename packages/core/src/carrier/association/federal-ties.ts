import type { CalendarDate } from '../../shared/calendar-date.ts'
import type { AssociatedCarrier } from './associated-carrier.ts'
import type { AssociationKind } from './association-kinds.ts'
import { FEDERAL_TIE_KINDS, type FederalTieKind } from './federal-tie-kinds.ts'

/** One value that a carrier has in common with another. */
export interface SharedValue {
  readonly kind: FederalTieKind
  /** As the federal record writes it. */
  readonly value: string
  /** How many carriers have it on record, both included. */
  readonly carriers: number
}

/** How a carrier ended, as far as the federal record says. Source: section 3, "Associated carriers". */
export const CARRIER_ENDS = ['revoked', 'out_of_service'] as const

/** A carrier that was revoked or put out of service, and what agrees with it. Source: section 3, "Associated carriers". */
export interface RevokedAssociate
  extends Pick<
    AssociatedCarrier,
    'id' | 'legalName' | 'dbaName' | 'identifiers' | 'physicalAddress' | 'connection'
  > {
  /** Null: only the agency's word that it was revoked is on record. */
  readonly ended: { readonly kind: (typeof CARRIER_ENDS)[number]; readonly on: CalendarDate | null } | null
  /** Whether the agency itself says that the carrier was registered as this one before. */
  readonly isPrior: boolean
  readonly shared: readonly SharedValue[]
}

/** Who accepts legal papers for a carrier. */
export interface ProcessAgent {
  readonly name: string
  readonly city: string | null
  readonly state: string | null
  /** The file it is from: Motus BOC3. */
  readonly source: string
  readonly asOf: CalendarDate
}

/**
 * A value that so many carriers have on record that none of them is counted as associated by it.
 *
 * Source: section 3, "Associated carriers".
 */
export interface SharedByMany {
  readonly kind: AssociationKind
  /** As the federal record writes it. Null: it is known, and not from there. */
  readonly value: string | null
  /** More carriers than this have it. */
  readonly moreThan: number
}

/** A registration of a carrier that was revoked before. Source: section 3, "Associated carriers". */
export interface PriorRegistration {
  /** Null: the agency does not name it. */
  readonly dotNumber: string | null
  /** Whether that is the carrier's own number, which names no other carrier. */
  readonly isOwn: boolean
  readonly asOf: CalendarDate | null
}

/** What the federal record says of a carrier beyond itself. Source: section 3, "Associated carriers". */
export interface FederalTies {
  readonly processAgents: readonly ProcessAgent[]
  /** The agency's word that it was registered before, under a number whose registration was revoked. */
  readonly prior: PriorRegistration | null
  readonly revoked: readonly RevokedAssociate[]
  /** What it shares with so many that they are not counted; that is not zero. */
  readonly sharedByMany: readonly SharedByMany[]
}

/** A value that more carriers have than this says nothing: it is that of a filing service or an office building. */
export const SHARED_BY_MAX = 10

/** How much one value says that two carriers alone share. */
const WEIGHTS: Readonly<Record<FederalTieKind, number>> = {
  vehicle_vin: 4,
  email: 3,
  phone: 3,
  contact: 2,
  address: 2,
}

/** More than any number of shared values. */
const PRIOR_WEIGHT = 1_000
/** Below this a tie is not shown: an address of four, or a phone of five. */
const SHOWN_FROM = 1

/**
 * How much a shared value tells: the fewer carriers have it, the more.
 *
 * Empty: 0 for a value that more than ten carriers have, or one alone. The same from either of the two carriers.
 * Source: section 3, "Associated carriers"; the weights are ours.
 */
export const sharedWeight = ({ kind, carriers }: Pick<SharedValue, 'kind' | 'carriers'>): number =>
  carriers < 2 || carriers > SHARED_BY_MAX ? 0 : WEIGHTS[kind] / (carriers - 1)

/** What two carriers share, one value at a time or several that so many carriers have. */
interface Weighed extends Pick<RevokedAssociate, 'isPrior'> {
  readonly shared: readonly (Pick<SharedValue, 'kind' | 'carriers'> & { readonly count?: number })[]
}

/**
 * How much speaks for looking at two carriers together. More in common never weighs less.
 *
 * Empty: 0. Source: section 3, "Associated carriers"; the agency's own word weighs more than anything shared.
 */
export const tieWeight = ({ shared, isPrior }: Weighed): number =>
  shared.reduce(
    (sum, { count = 1, ...value }) => sum + count * sharedWeight(value),
    isPrior ? PRIOR_WEIGHT : 0,
  )

/** Whether what is shared tells enough to be shown. Source: section 3, "Associated carriers"; the limit is ours. */
export const isShownTie = (tie: Weighed): boolean => tieWeight(tie) >= SHOWN_FROM

const byWeight = (one: RevokedAssociate, other: RevokedAssociate): number =>
  tieWeight(other) - tieWeight(one) || one.id - other.id

/**
 * The carriers that were revoked or put out of service and agree with a carrier in something that tells, the weightiest
 * first, each with only the values that tell.
 *
 * Empty: none. Source: section 3, "Associated carriers".
 */
export const revokedAssociatesShown = ({
  revoked,
}: Pick<FederalTies, 'revoked'>): readonly RevokedAssociate[] =>
  revoked
    .filter(isShownTie)
    .map(associate => ({
      ...associate,
      shared: associate.shared
        .filter(value => sharedWeight(value) > 0)
        .toSorted(
          (one, other) => FEDERAL_TIE_KINDS.indexOf(one.kind) - FEDERAL_TIE_KINDS.indexOf(other.kind),
        ),
    }))
    .toSorted(byWeight)
