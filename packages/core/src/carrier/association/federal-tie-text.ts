import { formatCount, formatNumber } from '../../shared/amounts.ts'
import { formatCalendarDate } from '../../shared/calendar-date.ts'
import type { CarrierId } from '../../shared/ids.ts'
import { listText } from '../../shared/list-text.ts'
import { phoneText } from '../../shared/phone.ts'
import { sourceName } from '../../shared/source-text.ts'
import { identifierText } from '../identifier-text.ts'
import { primaryIdentifiers } from '../primary-identifiers.ts'
import { type Fact, NOT_ON_RECORD } from '../facts/fact.ts'
import type { AssociationKind } from './association-kinds.ts'
import { FEDERAL_TIE_KINDS, type FederalTieKind } from './federal-tie-kinds.ts'
import {
  type FederalTies,
  type ProcessAgent,
  type RevokedAssociate,
  revokedAssociatesShown,
  type SharedByMany,
  type SharedValue,
} from './federal-ties.ts'

/**
 * How a carrier ended: "revoked Jan 29, 2024", "out of service since Mar 4, 2025".
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

/** The same as a mark beside its name: "Revoked Jan 29, 2024". Source: section 3, "Associated carriers". */
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

/** A value that is shared, as text: "(214) 555-0188", "VIN 1XKYDP9X3MJ441201". Source: section 3, "Associated carriers". */
export const sharedValueText = ({
  kind,
  value,
}: {
  readonly kind: AssociationKind
  readonly value: string
}): string =>
  kind === 'phone' ? (phoneText(value) ?? value) : kind === 'vehicle_vin' ? `VIN ${value}` : value

const evidenceText = (shared: SharedValue): string => {
  const word = TERMS[shared.kind]
  const label = `${word.charAt(0).toUpperCase()}${word.slice(1)} ${sharedValueText(shared)}`
  return shared.carriers > 2 ? `${label}, on record for ${formatCount(shared.carriers, 'carrier')}` : label
}

/** The most values of a kind that are named: two fleets may have hundreds of vehicles in common. */
const EVIDENCE_MAX = 3

/** The agency's word of a carrier. Source: section 3, "Associated carriers"; the wording is ours. */
export const PRIOR_TEXT = 'FMCSA says that this carrier was registered under that number before'

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
  /** How it ended: "Revoked Jan 29, 2024". */
  readonly word: Fact
  readonly notes: readonly string[]
}

/**
 * The carriers that ended and agree with a carrier, as rows, the weightiest first; and the number that the agency says it
 * was registered under before, where no carrier on record has it.
 *
 * Empty: no rows; its own number is no row. Source: section 3, "Associated carriers"; section 3, "Identity check".
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
  if (prior === null || prior.isOwn || revoked.some(({ isPrior }) => isPrior)) return rows
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
  const what = value === null ? `${ONE_OF[kind]} of this carrier` : sharedValueText({ kind, value })
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
    note: `${sourceName(first.source)}, as of ${formatCalendarDate(first.asOf)}`,
    tone: 'plain',
  }
}
