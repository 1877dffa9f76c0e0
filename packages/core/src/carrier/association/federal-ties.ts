import { formatCount, formatNumber } from '../../shared/amounts.ts'
import { type CalendarDate, formatCalendarDate } from '../../shared/calendar-date.ts'
import type { CarrierId } from '../../shared/ids.ts'
import { listText } from '../../shared/list-text.ts'
import { phoneText } from '../../shared/phone.ts'
import { identifierText } from '../identifier-text.ts'
import { primaryIdentifiers } from '../primary-identifiers.ts'
import { type Fact, NOT_ON_RECORD } from '../facts/fact.ts'
import type { AssociatedCarrier } from './associated-carrier.ts'
import type { AssociationKind } from './association-kinds.ts'

/** What carriers may have in common by the federal record, the most telling first. Source: section 3, "Associated carriers". */
export const FEDERAL_TIE_KINDS = ['vehicle_vin', 'email', 'phone', 'contact', 'address'] as const
/** One of the five. Source: section 3, "Associated carriers". */
export type FederalTieKind = (typeof FEDERAL_TIE_KINDS)[number]

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

/** What the federal record says of a carrier beyond itself. Source: section 3, "Associated carriers". */
export interface FederalTies {
  readonly processAgents: readonly ProcessAgent[]
  /** The agency's word that it was registered before under another number, whose registration was revoked. */
  readonly prior: { readonly dotNumber: string | null; readonly asOf: CalendarDate | null } | null
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

/**
 * How much speaks for looking at two carriers together. More in common never weighs less.
 *
 * Empty: 0. Source: section 3, "Associated carriers"; the agency's own word weighs more than anything shared.
 */
export const tieWeight = ({ shared, isPrior }: Pick<RevokedAssociate, 'shared' | 'isPrior'>): number =>
  shared.reduce((sum, value) => sum + sharedWeight(value), isPrior ? PRIOR_WEIGHT : 0)

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
    .filter(associate => tieWeight(associate) >= SHOWN_FROM)
    .map(associate => ({
      ...associate,
      shared: associate.shared
        .filter(value => sharedWeight(value) > 0)
        .toSorted(
          (one, other) => FEDERAL_TIE_KINDS.indexOf(one.kind) - FEDERAL_TIE_KINDS.indexOf(other.kind),
        ),
    }))
    .toSorted(byWeight)

/**
 * How a carrier ended: "revoked 29 Jan 2024", "out of service since 4 Mar 2025".
 *
 * Empty: "revoked" where only the agency's word is on record; without the day where it is not.
 * Source: section 3, "Associated carriers"; the wording is ours.
 */
export const carrierEndText = ({ ended }: Pick<RevokedAssociate, 'ended'>): string => {
  const day = ended?.on ?? null
  if (ended?.kind === 'out_of_service')
    return day === null ? 'out of service' : `out of service since ${formatCalendarDate(day)}`
  return day === null ? 'revoked' : `revoked ${formatCalendarDate(day)}`
}

/** The same as a mark beside its name: "Revoked 29 Jan 2024". Source: section 3, "Associated carriers". */
const carrierEndMark = (associate: Pick<RevokedAssociate, 'ended'>): string => {
  const text = carrierEndText(associate)
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`
}

/** The marks of the carriers that are shown, by carrier. Source: section 3, "Associated carriers". */
export const revokedMarks = (ties: Pick<FederalTies, 'revoked'>): ReadonlyMap<CarrierId, string> =>
  new Map(revokedAssociatesShown(ties).map(associate => [associate.id, carrierEndMark(associate)]))

const TERMS: Readonly<Record<FederalTieKind, string>> = {
  vehicle_vin: 'vehicle',
  email: 'e-mail',
  phone: 'phone',
  contact: 'officer',
  address: 'address',
}

const valueText = ({ kind, value }: { readonly kind: AssociationKind; readonly value: string }): string =>
  kind === 'phone' ? (phoneText(value) ?? value) : kind === 'vehicle_vin' ? `VIN ${value}` : value

const evidenceText = (shared: SharedValue): string => {
  const word = TERMS[shared.kind]
  const label = `${word.charAt(0).toUpperCase()}${word.slice(1)} ${valueText(shared)}`
  return shared.carriers > 2 ? `${label}, on record for ${formatCount(shared.carriers, 'carrier')}` : label
}

/** The most values of a kind that are named: two fleets may have hundreds of vehicles in common. */
const EVIDENCE_MAX = 3

const PRIOR_TEXT = 'FMCSA says that this carrier was registered under that number before'

/**
 * What agrees with a carrier that ended, and never what it may mean: "Same phone and e-mail", then each value, with how
 * many carriers have it where those are more than the two.
 *
 * Empty: without anything shared, the agency's word alone. Source: section 3, "Associated carriers"; the wording is ours.
 */
export const agreementTexts = ({
  isPrior,
  shared,
}: Pick<RevokedAssociate, 'isPrior' | 'shared'>): readonly string[] => {
  const terms = FEDERAL_TIE_KINDS.filter(kind => shared.some(value => value.kind === kind)).map(
    kind => TERMS[kind],
  )
  return [
    ...(isPrior ? [PRIOR_TEXT] : []),
    ...(terms.length === 0 ? [] : [`Same ${listText(terms)}`]),
    ...FEDERAL_TIE_KINDS.flatMap(kind => {
      const own = shared.filter(value => value.kind === kind)
      const more = own.length - EVIDENCE_MAX
      const shown = own.slice(0, EVIDENCE_MAX).map(evidenceText)
      return more > 0 ? [...shown, formatCount(more, `more ${TERMS[kind]}`)] : shown
    }),
  ]
}

/** A carrier that ended, as a row of the identity check. */
export interface RevokedRow {
  /** Null: the agency names a number that no carrier on record has. */
  readonly id: CarrierId | null
  /** "COPPER WREN TRANSPORT LLC, DOT 3990018". */
  readonly name: string
  /** How it ended: "Revoked 29 Jan 2024". */
  readonly word: Fact
  readonly notes: readonly string[]
}

/**
 * The carriers that ended and agree with a carrier, as rows, the weightiest first; and the number that the agency says it
 * was registered under before, where no carrier on record has it.
 *
 * Empty: no rows. Source: section 3, "Associated carriers"; section 3, "Identity check".
 */
export const revokedRows = ({
  prior,
  revoked,
}: Pick<FederalTies, 'prior' | 'revoked'>): readonly RevokedRow[] => {
  const rows = revokedAssociatesShown({ revoked }).map((associate): RevokedRow => {
    const [first] = primaryIdentifiers(associate.identifiers)
    return {
      id: associate.id,
      name: first === undefined ? associate.legalName : `${associate.legalName}, ${identifierText(first)}`,
      word: { text: carrierEndMark(associate), tone: 'incomplete' },
      notes: agreementTexts(associate),
    }
  })
  if (prior === null || revoked.some(({ isPrior }) => isPrior)) return rows
  const name = prior.dotNumber === null ? 'Another DOT number' : `DOT ${prior.dotNumber}`
  return [{ id: null, name, word: { text: 'Revoked', tone: 'incomplete' }, notes: [PRIOR_TEXT] }, ...rows]
}

const ONE_OF: Readonly<Record<AssociationKind, string>> = {
  email: 'An e-mail',
  phone: 'A phone',
  address: 'An address',
  contact: 'A contact',
  remote_address: 'A remote address',
  vehicle_vin: 'A vehicle VIN',
}

/**
 * What a carrier shares with so many that they are not counted: "4410 Tollgate Rd, Dallas, TX 75201 is on record for more
 * than 200 carriers: too many to mean anything, so they are not listed."
 *
 * Empty: "An address of this carrier" for a value that the federal record does not have.
 * Source: section 3, "Associated carriers"; the wording is ours.
 */
export const sharedByManyText = ({ kind, value, moreThan }: SharedByMany): string => {
  const what = value === null ? `${ONE_OF[kind]} of this carrier` : valueText({ kind, value })
  return `${what} is on record for more than ${formatNumber(moreThan)} carriers: too many to mean anything, so they are not listed.`
}

/**
 * How many carriers share things of a kind: "3", "over 200", "3, and over 200".
 *
 * Empty: "not checked" for a kind that was compared with none. Source: section 3, "Associated carriers".
 */
export const sharersText = (
  kind: AssociationKind,
  {
    counts,
    isUnchecked,
    sharedByMany,
  }: {
    readonly counts: Readonly<Record<AssociationKind, number>>
    readonly isUnchecked: boolean
    readonly sharedByMany: readonly SharedByMany[]
  },
): string => {
  const many = sharedByMany.find(each => each.kind === kind)
  if (many === undefined) return isUnchecked ? 'not checked' : formatNumber(counts[kind])
  const over = `over ${formatNumber(many.moreThan)}`
  return counts[kind] === 0 ? over : `${formatNumber(counts[kind])}, and ${over}`
}

/** What a tie does not prove. Source: section 3, "Associated carriers"; the wording is ours. */
export const REVOKED_TIE_CAVEAT =
  'This does not prove they are the same company: phones and trucks change hands, and offices are shared. Ask who owned the other one, and call a number you found elsewhere.'

/**
 * The process agents of a carrier by name, with the file and its day: "INVENTED PROCESS AGENTS, INC.".
 *
 * Empty: not on record, which does not prove that there is none. Source: section 3, "Associated carriers".
 */
export const processAgentFact = (agents: readonly ProcessAgent[]): Fact => {
  const [first] = agents
  if (first === undefined) return NOT_ON_RECORD
  return {
    text: agents.map(({ name }) => name).join('; '),
    note: `${first.source}, as of ${formatCalendarDate(first.asOf)}`,
    tone: 'plain',
  }
}
