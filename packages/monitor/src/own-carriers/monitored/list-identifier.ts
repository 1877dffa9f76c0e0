import type { IDENTIFIER_TYPES } from '../../carriers/carrier-filters.ts'
import { identifierKey } from '../../database/name-key.ts'

type IdentifierType = (typeof IDENTIFIER_TYPES)[number]

/** An identifier as it is looked up. */
export interface ListedIdentifier {
  readonly type: IdentifierType
  readonly key: string
  /** The province of an NSC number, if given. */
  readonly region: string | null
}

const SIGNS = String.raw`[\s#:./-]*`
const numbered = (word: string) =>
  new RegExp(`^${word}${SIGNS}(?:NO|NUMBER|NUM)?${SIGNS}(\\d{1,10})(?:[\\s-]+[BCP])?$`)

/** The form of each identifier type. `word` is its prefix or column heading. */
const FORMS: readonly { readonly type: IdentifierType; readonly word: string; readonly form: RegExp }[] = [
  { type: 'DOT', word: '(?:US|U\\.S\\.)?\\s*DOT', form: numbered('(?:US|U\\.S\\.)?\\s*DOT') },
  { type: 'MC', word: '(?:MC|DOCKET)', form: numbered('MC') },
  { type: 'MX', word: 'MX', form: numbered('MX') },
  { type: 'FF', word: 'FF', form: numbered('FF') },
  { type: 'SCAC', word: 'SCAC', form: new RegExp(`^SCAC${SIGNS}([A-Z]{2,4})$`) },
  { type: 'CVOR', word: 'CVOR', form: new RegExp(`^CVOR${SIGNS}(\\d[\\d\\s-]{2,18})$`) },
  { type: 'NIR_QC', word: 'NIR', form: /^NIR(?:[\s_-]*QC)?[\s:#-]*([A-Z]-?\d{6}-?\d)$/ },
  { type: 'RFC', word: 'RFC', form: /^RFC[\s:#-]*([A-ZÑ&\d]{9,17})$/ },
]
const NSC = /^NSC[\s:#-]*([A-Z]{2})?[\s:#-]*(\d{3,15})$/
/** Registers pad these with zeros, which do not change the identifier. */
export const PADDED: ReadonlySet<IdentifierType> = new Set(['DOT', 'MC', 'MX', 'FF'])

const found = (
  type: IdentifierType,
  value: string,
  region: string | null = null,
): ListedIdentifier | null => {
  const key = PADDED.has(type) ? value.replace(/^0+/, '') : identifierKey(value)
  return key === '' ? null : { type, key, region }
}

/** An identifier with its type in front: `MC-123456`, `USDOT 1234567`, `SCAC: ABCD`. Null: it is none. */
export function namedIdentifier(cell: string): ListedIdentifier | null {
  const text = cell.toUpperCase()
  for (const { type, form } of FORMS) {
    const value = form.exec(text)?.[1]
    if (value !== undefined) return found(type, value)
  }
  const nsc = NSC.exec(text)
  if (nsc !== null) return found('NSC', nsc[2] ?? '', nsc[1] ?? null)
  return /^[A-Z]-?\d{6}-?\d$/.test(text) ? found('NIR_QC', text) : null
}

/** The identifier in a cell of a column of one type, with or without the type in front. */
export const identifierOfColumn = (cell: string, type: IdentifierType): ListedIdentifier | null =>
  cell === ''
    ? null
    : (namedIdentifier(cell) ?? namedIdentifier(`${type === 'NIR_QC' ? 'NIR' : type} ${cell}`))

/** The identifier type of a column heading. Null: another column. */
export const typeOfHead = (head: string): IdentifierType | null => {
  const text = head.toUpperCase()
  if (/\bNSC\b/.test(text)) return 'NSC'
  const known = FORMS.find(({ word }) => new RegExp(`(?:^|[^A-Z])${word}(?:$|[^A-Z])`).test(text))
  return known?.type ?? null
}
