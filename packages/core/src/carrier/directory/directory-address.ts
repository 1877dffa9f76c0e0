import { paths } from '../../routes/paths.ts'
import { oneOfAt, textAt } from '../../shared/query-values.ts'
import { NESTED_QUERY_CHARACTERS_MAX, readNestedQuery } from '../../shared/nested-query.ts'
import { type CarrierId, parseId } from '../../shared/ids.ts'
import { DIRECTORY_PARTS, type DirectoryPart } from './directory-parts.ts'

/** Whose directory is open, and what of it is shown: all of it in the address. */
export interface DirectoryAddress {
  /** Null: a carrier has yet to be chosen. */
  readonly carrierId: CarrierId | null
  /** Null: all parts together. */
  readonly part: DirectoryPart | null
  /** A part of a name, phone, e-mail or address. */
  readonly search: string
}

/** A longer text is cut off: nobody is called so. */
export const DIRECTORY_SEARCH_CHARACTERS_MAX = 200

/** Nobody's directory. */
export const NO_DIRECTORY: DirectoryAddress = { carrierId: null, part: null, search: '' }

/**
 * The directory that the query of its screen asks for, with or without its question mark.
 *
 * Empty: no carrier, all parts, no search. Refuses: nothing; what cannot be read is as if it were not there.
 * Source: section 2, "Nested query strings"; section 3, "Directory"; the names in the query are ours.
 */
export const readDirectoryAddress = (search: string): DirectoryAddress => {
  const query = readNestedQuery(search.slice(0, NESTED_QUERY_CHARACTERS_MAX))
  return {
    carrierId: parseId<'carrier'>(textAt(query, 'carrier')) ?? null,
    part: oneOfAt(query, 'part', DIRECTORY_PARTS) ?? null,
    search: textAt(query, 'search').slice(0, DIRECTORY_SEARCH_CHARACTERS_MAX),
  }
}

/**
 * The path of a directory: `/carriers/directory?carrier=7&part=users`. What is usual is left out of it.
 *
 * Source: section 2, "Routes"; section 3, "Directory".
 */
export const directoryPath = (address: Partial<DirectoryAddress>): string => {
  const { carrierId, part, search } = { ...NO_DIRECTORY, ...address }
  return paths.directory({
    carrier: carrierId,
    part,
    search: search === '' ? null : search.slice(0, DIRECTORY_SEARCH_CHARACTERS_MAX),
  })
}
