import type { Identifier } from '../carrier/identifiers.ts'
import { carrierNumbersIn } from '../search/carrier-numbers-in.ts'
import type { CarrierId } from '../shared/ids.ts'
import { insuredNames, isInsured, plainInsured } from './insured-name.ts'
import { type TextPiece, textRows } from './text-rows.ts'

/** What the carrier of a certificate is looked up by. */
export interface CertificateReference {
  /** The numbers with their type in its text, each once: of the carrier, or of anyone else on the paper. */
  readonly identifiers: readonly Identifier[]
  /** The names of its insured, in the form used for comparison. */
  readonly names: readonly string[]
}

/** Numbers of one paper, at most. Choice: a paper with more is a list of carriers. */
const NUMBERS_MAX = 20

const keyOf = ({ type, value }: Identifier): string => `${type} ${value}`

/**
 * What the carrier of a certificate is looked up by: the numbers in its text, and the names of its insured.
 *
 * Empty: no number and no name of a paper without text. Source: section 3, "Certificates of insurance".
 */
export const certificateReference = (insured: string, pieces: readonly TextPiece[]): CertificateReference => {
  const numbers = textRows(pieces).flatMap(({ text }) =>
    carrierNumbersIn(text).map(({ identifier }) => identifier),
  )
  const identifiers = [...new Map(numbers.map(number => [keyOf(number), number])).values()]
  const names = insuredNames(insured).map(plainInsured)
  return {
    identifiers: identifiers.slice(0, NUMBERS_MAX),
    names: [...new Set(names)].filter(name => name !== ''),
  }
}

/** Enough of a carrier to know whether a certificate insures it. */
export interface InsuredCandidate {
  readonly id: CarrierId
  readonly legalName: string
  readonly dbaName: string | null
}

/** Which carrier a certificate insures, as far as its text says. */
export interface InsuredCarriers<C> {
  /** The only carrier with the name of the insured. Null: none, or several, has it. */
  readonly carrier: C | null
  /** Those with its name, of which a person chooses: first those that a number on the paper names. */
  readonly candidates: readonly C[]
}

/** Carriers that one name finds, at most: there may be more with the name of the insured. */
const FOUND_MAX = 10

/**
 * The carriers that a certificate may insure, from those that its numbers and each of its names found.
 *
 * Empty: no carrier has the name of the insured. A number of someone else on the paper, as of the broker who holds it, finds none.
 * Source: section 3, "Certificates of insurance". Choice: a number does not make a carrier the insured, its name does; and a
 * name that finds as many as are sent proves nothing alone, as another may have it too.
 */
export const insuredCarriers = <C extends InsuredCandidate>(
  insured: string,
  byNumber: readonly C[],
  byName: readonly (readonly C[])[],
): InsuredCarriers<C> => {
  const namedIn = (found: readonly C[]) => found.filter(carrier => isInsured(insured, carrier))
  const numbered = namedIn(byNumber)
  const named = [...numbered, ...namedIn(byName.flat())]
  const candidates = [...new Map(named.map(carrier => [carrier.id, carrier])).values()]
  const [only] = candidates
  const isKnown = numbered.length > 0 || byName.every(found => found.length < FOUND_MAX)
  return { carrier: only !== undefined && candidates.length === 1 && isKnown ? only : null, candidates }
}
