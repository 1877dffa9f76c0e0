import { normalPhone } from './normal-contact.ts'

const NORTH_AMERICAN = /^\+1([2-9]\d{2})([2-9]\d{2})(\d{4})( x\d+)?$/

/**
 * A phone number as shown to people: "(312) 555-0101", "(312) 555-0101 x12".
 *
 * Empty: null for none, and for a text without a digit. Choice: this is the format of the United States and Canada; any
 * other number is shown trimmed, as formats differ by country.
 */
export const phoneText = (phone: string | null): string | null => {
  const normal = normalPhone(phone ?? '')
  if (phone === null || normal === null) return null
  return NORTH_AMERICAN.test(normal) ? normal.replace(NORTH_AMERICAN, '($1) $2-$3$4') : phone.trim()
}

/**
 * The address that calls a phone number: "tel:+13125550101", with a pause before an extension: "tel:+13125550101,12".
 *
 * Empty: null for none, and for a text without a digit.
 */
export const phoneHref = (phone: string | null): string | null => {
  const normal = normalPhone(phone ?? '')
  return normal === null ? null : `tel:${normal.replace(' x', ',')}`
}
