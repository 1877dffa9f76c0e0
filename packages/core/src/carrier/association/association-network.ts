import { cutText } from '../../shared/cut-text.ts'
import type { CarrierId } from '../../shared/ids.ts'
import type { AssociatedCarrier } from './associated-carrier.ts'
import { ASSOCIATION_KINDS, type AssociationKind } from './association-kinds.ts'
import type { RevokedAssociate } from './federal-ties.ts'
import { sharedFacts } from './shared-contact-text.ts'
import { sharedKinds, sharedTotal } from './shared-text.ts'

/** The most carriers in a picture: more cannot be distinguished. The table has them all. */
const NETWORK_CARRIERS_MAX = 24

/** A carrier of the picture, at a place between 0 and 1 of its width and height; the middle is 0.5, 0.5. */
export interface NetworkNode {
  readonly carrier: AssociatedCarrier
  /** Its number in the picture and in the list beside it, from 1. */
  readonly number: number
  readonly x: number
  readonly y: number
  /** What it shares, of which the first colors its line. */
  readonly kinds: readonly AssociationKind[]
  /** Whether the agency says that the carrier in the middle was registered as this one before. */
  readonly isPrior: boolean
  /** How strong the tie is: 1 to 3. */
  readonly weight: number
}

/** A picture of who shares what with one carrier. */
export interface AssociationNetwork {
  readonly nodes: readonly NetworkNode[]
  /** Few carriers are at the side of the one of the profile, by name and with what they share on the lines; more are around it. */
  readonly layout: 'beside' | 'around'
  /** Carriers that the picture leaves out. */
  readonly leftOut: number
}

/** As many have room for their names and what they share. */
const BESIDE_MAX = 4
const FEW_ON_A_RING = 12
const OUTER_RADIUS = 0.42
const INNER_RADIUS = 0.28
/** The first carrier is above the middle. */
const TOP = -Math.PI / 2
const PLACES = 10_000

const rounded = (share: number): number => Math.round(share * PLACES) / PLACES

const radiusOf = (at: number, count: number): number =>
  count > FEW_ON_A_RING && at % 2 === 1 ? INNER_RADIUS : OUTER_RADIUS

const weightOf = ({ shared }: AssociatedCarrier): number => Math.min(3, Math.max(1, sharedTotal(shared) ?? 1))

const firstKind = (carrier: AssociatedCarrier): number => {
  const [kind] = sharedKinds(carrier.shared)
  return kind === undefined ? ASSOCIATION_KINDS.length : ASSOCIATION_KINDS.indexOf(kind)
}

/** The strongest tie: the agency's own word. */
const PRIOR_NODE_WEIGHT = 3

/**
 * The carriers that the agency says a carrier was registered as before, where they are not listed as they share nothing: as
 * carriers of the picture, which count what they share by the federal record.
 *
 * Empty: none. Source: section 3, "Associated carriers".
 */
export const priorCarriersOf = (
  revoked: readonly RevokedAssociate[],
  listed: readonly AssociatedCarrier[],
): readonly AssociatedCarrier[] =>
  revoked
    .filter(({ id, isPrior }) => isPrior && !listed.some(each => each.id === id))
    .map(associate => {
      const { id, legalName, dbaName, identifiers, physicalAddress, connection, shared } = associate
      const count = (kind: AssociationKind) => shared.filter(value => value.kind === kind).length
      return {
        ...{ id, legalName, dbaName, identifiers, physicalAddress, connection },
        shared: {
          email: count('email'),
          phone: count('phone'),
          address: count('address'),
          contact: count('contact'),
          remote_address: null,
          vehicle_vin: count('vehicle_vin'),
        },
      }
    })

/**
 * Places carriers around the one they share something with: those that share the same kind of thing are together, in
 * the order received within a kind, on one ring, or on two where there are more than twelve. Those that the agency says it was
 * registered as before are never left out.
 *
 * Empty: no node. The same carriers in the same order are always at the same places.
 * Source: section 3, "Associated carriers". Choice: a ring and not a simulation, so that nothing moves between two
 * visits.
 */
export const associationNetwork = (
  carriers: readonly AssociatedCarrier[],
  prior: ReadonlySet<CarrierId> = new Set(),
): AssociationNetwork => {
  const shown = carriers
    .toSorted((one, other) => Number(prior.has(other.id)) - Number(prior.has(one.id)))
    .slice(0, NETWORK_CARRIERS_MAX)
    .toSorted((one, other) => firstKind(one) - firstKind(other))
  return {
    leftOut: carriers.length - shown.length,
    layout: shown.length <= BESIDE_MAX ? 'beside' : 'around',
    nodes: shown.map((carrier, at) => {
      const angle = TOP + (2 * Math.PI * at) / shown.length
      const radius = radiusOf(at, shown.length)
      return {
        carrier,
        number: at + 1,
        x: rounded(0.5 + radius * Math.cos(angle)),
        y: rounded(0.5 + radius * Math.sin(angle)),
        kinds: sharedKinds(carrier.shared),
        isPrior: prior.has(carrier.id),
        weight: prior.has(carrier.id) ? PRIOR_NODE_WEIGHT : weightOf(carrier),
      }
    }),
  }
}

/**
 * The picture of few carriers in words: "EAGLE MESA FREIGHT LLC has in common with COPPER WREN TRANSPORT LLC: (214) 555-0188, 1
 * vehicle VIN. With ...".
 *
 * Source: section 3, "Associated carriers"; the wording is ours.
 */
export const networkText = (legalName: string, nodes: readonly NetworkNode[]): string =>
  nodes
    .map(({ carrier, isPrior }, at) => {
      const facts = [...(isPrior ? ['registered before'] : []), ...sharedFacts(carrier)]
      return `${at === 0 ? `${legalName} has in common with` : 'With'} ${carrier.legalName}: ${facts.join(', ')}.`
    })
    .join(' ')

/** A name in the middle of the picture has as many lines, each with as many characters. */
const NAME = { lines: 3, length: 15 }

/** A name in three lines at most, for the middle of the picture. Source: section 3, "Associated carriers"; the wording is ours. */
export const nameLines = (legalName: string): readonly string[] => {
  const lines: string[] = []
  for (const word of legalName.split(' ')) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`
    const isRest = lines.length === NAME.lines
    if (lines.length > 0 && (isRest || longer.length <= NAME.length)) lines.splice(-1, 1, longer)
    else lines.push(word)
  }
  return lines.map(line => cutText(line, NAME.length))
}

/** How many carriers share each kind of thing. Source: section 3, "Associated carriers". */
export const carriersByKind = (
  carriers: readonly AssociatedCarrier[],
): Readonly<Record<AssociationKind, number>> => {
  const counts = { email: 0, phone: 0, address: 0, contact: 0, remote_address: 0, vehicle_vin: 0 }
  for (const { shared } of carriers) for (const kind of sharedKinds(shared)) counts[kind] += 1
  return counts
}

/** The kinds that were not compared for any of these carriers. Empty: none. */
export const uncheckedKinds = (carriers: readonly AssociatedCarrier[]): readonly AssociationKind[] =>
  ASSOCIATION_KINDS.filter(
    kind =>
      carriers.some(({ shared }) => shared[kind] === null) && carriers.every(({ shared }) => !shared[kind]),
  )
