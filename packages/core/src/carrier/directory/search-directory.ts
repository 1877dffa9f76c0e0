import { digitsOf } from '../../shared/digits.ts'
import { stripName } from '../../shared/name-text.ts'
import type { DirectoryEntry } from './directory-entry.ts'
import { type Needle, needleOf } from './needle.ts'

const holds = (value: string, part: string): boolean => part !== '' && value.includes(part)

const matches = (entry: DirectoryEntry, { name, phone, email }: Needle): boolean => {
  switch (entry.kind) {
    case 'person':
      return (
        holds(stripName(entry.name ?? ''), name) ||
        entry.phones.some(({ value }) => holds(digitsOf(value), phone)) ||
        entry.emails.some(({ value }) => holds(value, email))
      )
    case 'phone':
      return holds(digitsOf(entry.value), phone)
    case 'email':
      return holds(entry.value, email)
    case 'address':
      return holds(stripName(entry.value), name)
  }
}

/**
 * The entries that match a text, in their order: part of a name or address by letters and digits, part of an e-mail as
 * written, part of a phone by digits if the text has no letters except those of an extension.
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
