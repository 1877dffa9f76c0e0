import type { AuthorityKind, MotusAuthorityKind } from '../../../rules/authority/authority-kinds.ts'
import type { AuthorityName } from '../../../rules/authority/authority-kinds.ts'
import { type Cell, readCode, readText, unreadable } from './cell.ts'

/** The agency's codes, their letters, and their words as the files spell them without blanks and dashes. */
const UNIT_TYPES: readonly (readonly [number, string, ...(readonly string[])])[] = [
  [1, 'BU', 'BUS', 'MOTORCOACH'],
  [2, 'DC', 'DOLLYCONVERTER'],
  [3, 'FT', 'FULLTRAILER'],
  [4, 'LM', 'LIMOUSINE'],
  [5, 'MC', 'MOTORCARRIER'],
  [6, 'OT', 'OTHER'],
  [7, 'PT', 'POLETRAILER'],
  [8, 'SB', 'SCHOOLBUS'],
  [9, 'ST', 'SEMITRAILER'],
  [10, 'TR', 'STRAIGHTTRUCK'],
  [11, 'TT', 'TRUCKTRACTOR', 'TRACTOR'],
  [12, 'VN', 'VAN'],
  [13, 'ZZ', 'UNKNOWN'],
  [14, 'IC', 'INTERMODALCHASSIS'],
  [15, 'CL', 'CRIBLOGTRAILER'],
]
const CODES = new Map(UNIT_TYPES.flatMap(([code, ...terms]) => terms.map(word => [word, code] as const)))
const LAST_CODE = 15

/**
 * A unit type by its code (9 semi-trailer, 10 straight truck, 11 tractor), its letters or its words.
 *
 * Refuses: what is none of them: a trailer must not be taken for a truck.
 */
export const readUnitType = (cell: string): Cell<number> => {
  const text = cell.trim().toUpperCase().replace(/\.0+$/, '')
  if (text === '') return null
  const number = /^\d{1,2}$/.test(text) ? Number(text) : CODES.get(text.replaceAll(/[^A-Z]/g, ''))
  return number === undefined || number < 1 || number > LAST_CODE ? unreadable('no unit type') : number
}

/** What a form files. */
export type FiledKind = 'bipd' | 'cargo' | 'broker_bond'

const KINDS: ReadonlyMap<string, FiledKind> = new Map([
  ['34', 'cargo'],
  ['82', 'bipd'],
  ['83', 'cargo'],
  ['84', 'broker_bond'],
  ['85', 'broker_bond'],
  ['91', 'bipd'],
  ['91X', 'bipd'],
])

/** A form on which cover is filed. */
export interface InsuranceForm {
  readonly code: string
  readonly kind: FiledKind
}

/** A form code. Refuses: an unknown one, as its cover is unknown. */
export const readInsuranceForm = (cell: string): Cell<InsuranceForm> => {
  const code = readCode(cell.replace(/^\s*(?:BMC[ -]?)?/i, '').replace(/\.0+$/, ''))
  if (typeof code !== 'string') return code
  const kind = KINDS.get(code)
  return kind === undefined ? unreadable('no insurance form that we know') : { code, kind }
}

const TERMS = new Map([
  ['SATISFACTORY', 'S'],
  ['CONDITIONAL', 'C'],
  ['UNSATISFACTORY', 'U'],
])
const UNRATED = new Set(['NONE', 'NOT RATED', 'UNRATED'])

/**
 * The safety rating: S satisfactory, C conditional, U unsatisfactory.
 *
 * Empty:  unrated, which is what most carriers are.
 * Choice: any other rating is stored as received. Left out it would count as "unrated", which a broker may accept.
 */
export const readSafetyRating = (cell: string): Cell<string> => {
  const code = readCode(cell)
  if (typeof code !== 'string') return code
  return UNRATED.has(code) ? null : (TERMS.get(code) ?? code)
}

/** What is said of household goods only to leave them out. */
const EXCEPT_HOUSEHOLD = /\b(?:EXCEPT|EXCLUDING|OTHER THAN|NON)[ -]{0,3}(?:HOUSEHOLD GOODS|HHG)/
const isOfHousehold = (terms: string) => /HOUSEHOLD|\bHHG/.test(terms.replace(EXCEPT_HOUSEHOLD, ''))

/** What an authority is for, where it is not freight in general. Undefined: the words do not say. */
const KINDS_BY_WORD: readonly (readonly [RegExp, AuthorityKind])[] = [
  [/MEXIC|BORDER|COMMERCIAL ZONE/, 'border'],
  [/ENTERPRISE/, 'enterprise'],
  [/PASSENGER/, 'passenger'],
]
const kindByWord = (terms: string) => KINDS_BY_WORD.find(([pattern]) => pattern.test(terms))?.[1]

/**
 * Which authority a row is about: COMMON, MOTOR PROPERTY CONTRACT CARRIER, PROPERTY BROKER.
 *
 * Choice: any other (a freight forwarder's, one of passengers or household goods, a kind to come) is `other`, which does
 * not allow hauling freight and does not count.
 */
export const readAuthorityName = (cell: string): Cell<AuthorityName> => {
  const text = readText(cell)
  if (typeof text !== 'string') return text
  const terms = text.toUpperCase()
  if (terms.includes('BROKER')) return 'broker'
  if (kindByWord(terms) !== undefined || isOfHousehold(terms)) return 'other'
  if (terms.includes('CONTRACT')) return 'contract'
  return terms.includes('COMMON') ? 'common' : 'other'
}

/** As the register writes the authority to carry freight in general, without what it leaves out. */
const FREIGHT = /^MOTOR (?:COMMON |CONTRACT )?CARRIER OF PROPERTY[ (),.-]*$/

/**
 * What an authority of the register since 14 May 2026 allows: "Motor Carrier of Property (Except Household Goods)" to
 * carry freight in general, "Motor Carrier of Household Goods" to move households, "Broker of Household Goods" to broker,
 * "Mexico Domiciled Motor Carrier of Property" to haul in the zones at the border.
 *
 * Choice: freight in general only where no other word is beside it; any text that we do not know is `other`.
 */
export const readMotusAuthority = (cell: string): Cell<MotusAuthorityKind> => {
  const text = readText(cell)
  if (typeof text !== 'string') return text
  const terms = text.toUpperCase()
  if (terms.includes('BROKER')) return 'broker'
  if (terms.includes('FORWARDER')) return 'forwarder'
  const kind = kindByWord(terms)
  if (kind !== undefined) return kind
  if (FREIGHT.test(terms.replace(EXCEPT_HOUSEHOLD, ''))) return 'common'
  return isOfHousehold(terms) && !terms.includes('PROPERTY') ? 'household' : 'other'
}

const STATUSES = new Map([
  ['ACTIVE', 'A'],
  ['INACTIVE', 'I'],
  ['SUSPENDED', 'I'],
  ['REVOKED', 'I'],
  ['TRANSFERRED', 'I'],
  ['PENDING', 'N'],
  ['WITHDRAWN', 'N'],
  ['DISMISSED', 'N'],
])

/** The state of an authority: A active, I inactive, N none (requested or withdrawn). Refuses: another word. */
export const readAuthorityStatus = (cell: string): Cell<string> => {
  const text = readText(cell)
  if (typeof text !== 'string') return text
  return STATUSES.get(text.toUpperCase()) ?? unreadable('no state of an authority that we know')
}
