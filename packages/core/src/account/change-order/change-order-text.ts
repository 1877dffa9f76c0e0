import { withCapital } from '../../shared/first-letter.ts'
import { phoneText } from '../../shared/phone.ts'
import type { CompanyChangeOrder, FieldChange } from './company-change-order.ts'

/** Names of fields whose key does not read well when split into words. */
const FIELD_LABELS: ReadonlyMap<string, string> = new Map([
  ['doingBusinessName', 'Doing business as'],
  ['dotNumber', 'DOT number'],
  ['mcNumber', 'MC number'],
  ['email', 'E-mail'],
])

/**
 * The name of a company field. A field without a name in the table is its key split into words: "Tax form id".
 *
 * Empty: "Company record" for a name without a letter or digit.
 */
export const changeFieldLabel = (field: string): string => {
  const known = FIELD_LABELS.get(field)
  if (known !== undefined) return known
  const name = field
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase()
  return name === '' ? 'Company record' : withCapital(name)
}

/** Whether the value differs. */
export const changesAnything = ({ before, after }: Pick<FieldChange, 'before' | 'after'>): boolean =>
  before !== after

/** The value of a field as text: a phone in its usual format, everything else as received. Null: not on record. */
export const fieldValueText = (field: string, value: string | null): string | null =>
  field === 'phone' ? (phoneText(value) ?? value) : value

/**
 * One change as a sentence: 'Legal name: "Tern LLC" becomes "Tern Freight LLC"'.
 *
 * Empty: a new value is added, a dropped value is removed, and an unchanged one says so.
 * Source: section 3, "Change orders and reports".
 */
export const fieldChangeText = (change: FieldChange): string => {
  const { field } = change
  const before = fieldValueText(field, change.before)
  const after = fieldValueText(field, change.after)
  const label = changeFieldLabel(field)
  if (!changesAnything(change)) return `${label} does not change`
  if (before === null) return `${label}: “${after}” is added`
  return after === null ? `${label}: “${before}” is removed` : `${label}: “${before}” becomes “${after}”`
}

/**
 * The changes of a change order, one sentence each, in its order.
 *
 * Empty: "Nothing would change" when no field differs.
 */
export const changeOrderLines = ({ changes }: Pick<CompanyChangeOrder, 'changes'>): readonly string[] => {
  const lines = changes.filter(changesAnything).map(fieldChangeText)
  return lines.length === 0 ? ['Nothing would change'] : lines
}
