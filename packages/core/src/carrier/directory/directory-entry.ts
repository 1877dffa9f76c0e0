import type { HideableField } from './directory.ts'
import type { DirectoryPart } from './directory-parts.ts'

/** A phone number, an e-mail or an address, once, with every part of the directory that holds it. */
export interface DirectoryPoint {
  /** A phone as `+12145550110`, an e-mail in lower case, an address in one line. */
  readonly value: string
  readonly parts: readonly DirectoryPart[]
  /** The kinds of the users who gave it. */
  readonly kinds: readonly string[]
  /** The sources named by contacts, as text. */
  readonly sources: readonly string[]
}

/** A person, once, however many parts name them. Source: section 3, "Directory". */
export interface DirectoryPerson {
  readonly kind: 'person'
  /** Unique among the entries. */
  readonly key: string
  /** Null: hidden. */
  readonly name: string | null
  /** The fields they hide. */
  readonly hides: readonly HideableField[]
  readonly titles: readonly string[]
  readonly kinds: readonly string[]
  readonly phones: readonly DirectoryPoint[]
  readonly emails: readonly DirectoryPoint[]
  readonly parts: readonly DirectoryPart[]
  readonly sources: readonly string[]
}

/** A phone, e-mail or address that no person in the directory is known to hold. Source: section 3, "Directory". */
export interface LonePoint extends DirectoryPoint {
  readonly kind: 'phone' | 'email' | 'address'
}

/** One line of the merged directory. Source: section 3, "Directory". */
export type DirectoryEntry = DirectoryPerson | LonePoint
