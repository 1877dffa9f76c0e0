import { stripName } from '../../search/name-text.ts'
import type { DirectoryEntry, DirectoryPoint } from './directory-entry.ts'

interface Needle {
  /** Letters and digits; never matches a name when it is empty. */
  readonly name: string
  /** Digits of a text without letters; never matches a phone when it is empty. */
  readonly phone: string
  readonly email: string
}

const needleOf = (text: string): Needle => ({
  name: stripName(text),
  phone: /\p{L}/u.test(text) ? '' : text.replace(/\D/g, ''),
  email: text.trim().toLowerCase(),
})

const holds = (value: string, part: string): boolean => part !== '' && value.includes(part)

const isAmong = (points: readonly DirectoryPoint[], part: string): boolean =>
  points.some(({ value }) => holds(value, part))

/** Which part of the text a lone point is compared with. */
const NEEDLE_OF = { phone: 'phone', email: 'email', address: 'name' } as const

const matches = (entry: DirectoryEntry, needle: Needle): boolean =>
  entry.kind === 'person'
    ? holds(stripName(entry.name), needle.name) ||
      isAmong(entry.phones, needle.phone) ||
      isAmong(entry.emails, needle.email)
    : holds(entry.kind === 'address' ? stripName(entry.value) : entry.value, needle[NEEDLE_OF[entry.kind]])

/**
 * The entries that a text finds, in their order: part of a name or an address by letters and digits, part of an e-mail
 * as it is written, part of a phone by digits when the text has no letter.
 *
 * Empty: a blank text finds everything. Source: section 3, "Directory".
 */
export const searchDirectory = (
  entries: readonly DirectoryEntry[],
  text: string,
): readonly DirectoryEntry[] => {
  const needle = needleOf(text)
  return needle.email === '' ? entries : entries.filter(entry => matches(entry, needle))
}
