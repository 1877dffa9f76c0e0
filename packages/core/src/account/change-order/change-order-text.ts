import { withCapital } from '../../shared/first-letter.ts'
import type { CompanyChangeOrder, FieldChange } from './company-change-order.ts'
import { normalPhone } from '../../shared/normal-contact.ts'

const NORTH_AMERICAN = /^\+1([2-9]\d{2})([2-9]\d{2})(\d{4})( x\d+)?$/

/**
 * A phone number as people read it out: "(312) 555-0101", "(312) 555-0101 x12".
 *
 * Empty: null for none, and for a text without a digit. Choice: the form is that of the United States and Canada; any other number is
 * shown as it was given, trimmed, since how it is parted differs from country to country.
 */
export const phoneText = (phone: string | null): string | null => {
  const normal = normalPhone(phone ?? '')
  if (phone === null || normal === null) return null
  return NORTH_AMERICAN.test(normal) ? normal.replace(NORTH_AMERICAN, '($1) $2-$3$4') : phone.trim()
}

/** Where a field's own name, taken apart, is not what a broker says. */
const FIELD_LABELS: ReadonlyMap<string, string> = new Map([
  ['doingBusinessName', 'Doing business as'],
  ['dotNumber', 'DOT number'],
  ['mcNumber', 'MC number'],
  ['email', 'E-mail'],
])

/**
 * What a broker calls a field of the company. A field that has no words of ours is its name taken apart: "Tax form id".
 *
 * Empty: "Company record" for a name without a letter or digit.
 */
export const changeFieldLabel = (field: string): string => {
  const known = FIELD_LABELS.get(field)
  if (known !== undefined) return known
  const words = field
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase()
  return words === '' ? 'Company record' : withCapital(words)
}

/** Whether a change changes anything. */
export const changesAnything = ({ before, after }: Pick<FieldChange, 'before' | 'after'>): boolean =>
  before !== after

/** What a field holds, as people read it: a phone in its usual form, all else as it was given. Null: not on record. */
export const fieldValueText = (field: string, value: string | null): string | null =>
  field === 'phone' ? (phoneText(value) ?? value) : value

/**
 * One change as a sentence: 'Legal name: "Tern LLC" becomes "Tern Freight LLC"'.
 *
 * Empty: a fact not yet on record is added, one that would leave the record is removed, and what stays says so.
 * Choice: the words are ours. Source: section 3, "Change orders and reports".
 */
export const fieldChangeText = (change: FieldChange): string => {
  const { field } = change
  const before = fieldValueText(field, change.before)
  const after = fieldValueText(field, change.after)
  const label = changeFieldLabel(field)
  if (!changesAnything(change)) return `${label} stays as it is`
  if (before === null) return `${label}: “${after}” is added`
  return after === null ? `${label}: “${before}” is removed` : `${label}: “${before}” becomes “${after}”`
}

/**
 * What a change order would change, a sentence each, in its own order.
 *
 * Empty: "Nothing would change" when no field differs.
 */
export const changeOrderLines = ({ changes }: Pick<CompanyChangeOrder, 'changes'>): readonly string[] => {
  const lines = changes.filter(changesAnything).map(fieldChangeText)
  return lines.length === 0 ? ['Nothing would change'] : lines
}
