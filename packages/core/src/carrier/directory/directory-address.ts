import { paths } from '../../routes/paths.ts'
import { type CarrierId, parseId } from '../../shared/ids.ts'
import { NESTED_QUERY_CHARACTERS_MAX, readNestedQuery } from '../../shared/nested-query.ts'
import { oneOfAt, textAt } from '../../shared/query-values.ts'
import { DIRECTORY_PARTS, type DirectoryPart } from './directory-parts.ts'

/** Which directory is open and what of it is shown, as stored in the URL. */
export interface DirectoryAddress {
  /** Null: no carrier is selected yet. */
  readonly carrierId: CarrierId | null
  /** Null: all parts together. */
  readonly part: DirectoryPart | null
  /** A part of a name, phone, e-mail or address. */
  readonly search: string
}

/** The most characters of a search; no name is longer. */
export const DIRECTORY_SEARCH_CHARACTERS_MAX = 200

/** No directory. */
export const NO_DIRECTORY: DirectoryAddress = { carrierId: null, part: null, search: '' }

/**
 * Reads the directory from the query of its screen, with or without its question mark.
 *
 * Empty: no carrier, all parts, no search. Refuses: nothing; unreadable parts are ignored.
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
 * The path of a directory: `/carriers/directory?carrier=7&part=users`. Defaults are omitted.
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
