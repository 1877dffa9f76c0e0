import { stripName } from '../../shared/name-text.ts'
import { normalEmail, normalPhone, tidyText } from '../../shared/normal-contact.ts'
import type { Place } from '../carrier.ts'
import {
  bestSpelling,
  type ContactIndex,
  gather,
  inTextOrder,
  newContactIndex,
  reportedBy,
} from './contact-index.ts'
import { HIDEABLE_FIELDS, type HideableField } from './directory.ts'
import type { DirectoryEntry, DirectoryPerson, DirectoryPoint, LonePoint } from './directory-entry.ts'
import type { DirectoryRow } from './directory-rows.ts'

/** A whole address in one line: "1200 Commerce St, Dallas, TX 75202, US". Empty: undefined when nothing is on record. */
export const addressLine = ({ street, city, state, postalCode, country }: Place): string | undefined => {
  const region = [state, postalCode].filter(part => part !== null).join(' ')
  const line = [street, city, region === '' ? null : region, country].filter(part => part !== null)
  return line.length === 0 ? undefined : line.join(', ')
}

interface PersonIndex extends ContactIndex {
  readonly titles: Set<string>
  readonly phones: Set<string>
  readonly emails: Set<string>
  readonly hides: Set<HideableField>
}

const person = (): PersonIndex => ({
  ...newContactIndex(),
  titles: new Set(),
  phones: new Set(),
  emails: new Set(),
  hides: new Set(),
})

/** The value of a key, created on first use. */
const under = <T>(map: Map<string, T>, key: string, make: () => T): T => {
  const held = map.get(key) ?? make()
  map.set(key, held)
  return held
}

const ifPresent = (text: string | null, read: (text: string) => string | null): string | null =>
  text === null ? null : read(text)

type Index = Map<string, ContactIndex>

const pointOf = (it: ContactIndex): DirectoryPoint => ({
  value: bestSpelling(it.spellings),
  ...reportedBy(it),
})

const pointsOf = (index: Index, keys: ReadonlySet<string>): readonly DirectoryPoint[] =>
  inTextOrder(keys).map(key => pointOf(under(index, key, newContactIndex)))

const lonePoints = (kind: LonePoint['kind'], index: Index, held: ReadonlySet<string>): readonly LonePoint[] =>
  inTextOrder(index.keys())
    .filter(key => !held.has(key))
    .map(key => ({ kind, ...pointOf(under(index, key, newContactIndex)) }))

/** The key of a person: the name, else the id of the user who hides it. Empty: the row names no one. */
const personKey = ({ name, personId, hides }: DirectoryRow): string => {
  const named = stripName(name ?? '')
  if (named !== '') return named
  return personId !== null && hides.includes('name') ? hiddenKey(personId) : ''
}

/** Sorts after every name, and is never a name. */
const hiddenKey = (id: number): string => `\u{10FFFF}${String(id).padStart(12, '0')}`

/**
 * One list of the people and contact points of a carrier, each with its parts of the directory: people by name, hidden
 * names last, then the phones, e-mails and addresses without a known person.
 * A person is a name, compared by its letters and digits; a phone, an e-mail and an address are compared in their
 * normal form. Empty: an empty list; blank fields are ignored.
 * Source: section 3, "Directory". Choice: only a name merges two rows, as a shared number may be the office's, and a
 * broker wants to see two people with one number; people with hidden names are distinguished by their user.
 */
export const mergeDirectory = (rows: readonly DirectoryRow[]): readonly DirectoryEntry[] => {
  const people = new Map<string, PersonIndex>()
  const phones: Index = new Map()
  const emails: Index = new Map()
  const addresses: Index = new Map()
  for (const row of rows) {
    const name = tidyText(row.name ?? '')
    const phone = ifPresent(row.phone, normalPhone)
    const email = ifPresent(row.email, normalEmail)
    const address = row.address === null ? undefined : addressLine(row.address)
    if (phone !== null) gather(under(phones, phone, newContactIndex), phone, row)
    if (email !== null) gather(under(emails, email, newContactIndex), email, row)
    if (address !== undefined) gather(under(addresses, stripName(address), newContactIndex), address, row)
    const key = personKey(row)
    if (key === '') continue
    const known = under(people, key, person)
    gather(known, stripName(name) === '' ? '' : name, row)
    for (const field of row.hides) known.hides.add(field)
    const title = tidyText(row.title ?? '')
    if (title !== '') known.titles.add(title)
    if (phone !== null) known.phones.add(phone)
    if (email !== null) known.emails.add(email)
  }
  const all = [...people.values()]
  return [
    ...inTextOrder(people.keys()).map((key): DirectoryPerson => {
      const known = under(people, key, person)
      return {
        kind: 'person',
        key,
        name: bestSpelling(known.spellings) || null,
        hides: HIDEABLE_FIELDS.filter(field => known.hides.has(field)),
        titles: inTextOrder(known.titles),
        phones: pointsOf(phones, known.phones),
        emails: pointsOf(emails, known.emails),
        ...reportedBy(known),
      }
    }),
    ...lonePoints('phone', phones, new Set(all.flatMap(each => [...each.phones]))),
    ...lonePoints('email', emails, new Set(all.flatMap(each => [...each.emails]))),
    ...lonePoints('address', addresses, new Set()),
  ]
}
