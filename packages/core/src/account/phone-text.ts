import { normalPhone } from '../shared/normal-contact.ts'

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
