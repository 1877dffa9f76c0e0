import { tidy } from '../../cells/cell.ts'

/** The columns of the SMS census that say what kind of operation a carrier runs, and our name for each. */
export const OPERATION_COLUMNS = [
  ['AUTHORIZED_FOR_HIRE', 'Authorized For Hire'],
  ['EXEMPT_FOR_HIRE', 'Exempt For Hire'],
  ['PRIVATE_PROPERTY', 'Private Property'],
  ['PRIVATE_PASSENGER_BUSINESS', 'Private Passenger Business'],
  ['PRIVATE_PASSENGER_NONBUSINESS', 'Private Passenger Non-business'],
  ['MIGRANT', 'Migrant'],
  ['US_MAIL', 'US Mail'],
  ['FEDERAL_GOVERNMENT', 'Federal'],
  ['STATE_GOVERNMENT', 'State'],
  ['LOCAL_GOVERNMENT', 'Local Government'],
  ['INDIAN_TRIBE', 'Indian Tribe'],
] as const

const OTHER = 'Other'
const ABBREVIATIONS: readonly (readonly [RegExp, string])[] = [
  [/\bAUTH\b/g, 'AUTHORIZED'],
  [/\bPRIV\b/g, 'PRIVATE'],
  [/\bPASS\b/g, 'PASSENGER'],
  [/\bGOVT\b/g, 'GOVERNMENT'],
  [/\bFED\b/g, 'FEDERAL'],
  [/\bNON BUSINESS\b/g, 'NONBUSINESS'],
  [/\bINDIAN NATION\b/g, 'INDIAN TRIBE'],
]

const plain = (text: string) => {
  let terms = text
    .toUpperCase()
    .replaceAll(/['.]/g, '')
    .replaceAll(/[^A-Z]+/g, ' ')
    .trim()
  for (const [short, long] of ABBREVIATIONS) terms = terms.replaceAll(short, long)
  return terms
}

const TERMS = new Map<string, string>([
  ...OPERATION_COLUMNS.flatMap(([column, terms]): [string, string][] => [
    [plain(column), terms],
    [plain(terms), terms],
  ]),
  ['OTHER', OTHER],
])

/** The name of one classification. The set is open: unlisted text is stored as received. */
const termsOf = (text: string) => TERMS.get(plain(text)) ?? text

/**
 * The Company Census File's CLASSDEF: classifications joined by `;`, in any of the agency's spellings.
 *
 * Empty: none. Each is named once, in the file's order.
 */
export const readClassdef = (cell: string): readonly string[] => {
  const found = cell
    .split(';')
    .map(tidy)
    .filter(text => text !== null)
  return [...new Set(found.map(termsOf))]
}

/** The SMS census's OP_OTHER, which holds N, Y, or the carrier's own description of its operation. */
export const readOtherOperation = (cell: string): readonly string[] => {
  const text = tidy(cell)
  if (text === null || /^(N|NO|FALSE|0|0\.0|NONE|N\/A)$/i.test(text)) return []
  return /^(Y|YES|X|TRUE|1|1\.0|OTHER)$/i.test(text) ? [OTHER] : [`${OTHER}: ${text}`]
}
