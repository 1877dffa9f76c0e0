import { pathOf } from '../../routes/accepted-target.ts'
import { readSearchAddress, type SearchAddress } from './search-address.ts'

const partsOf = (address: string): readonly string[] =>
  address
    .slice(pathOf(address).length + 1)
    .split('&')
    .filter(part => part !== '')

const isPage = (part: string): boolean => part.startsWith('page=')

/**
 * The address under which the search of a page is saved: the same search, from its first page.
 *
 * Refuses: undefined for a page that shows no search. Source: section 3, "Saved search".
 */
export const searchToSave = (path: string): SearchAddress | undefined => {
  const address = readSearchAddress(path)
  if (address === undefined) return undefined
  const parts = partsOf(address).filter(part => !isPage(part))
  return `${pathOf(address)}${parts.length === 0 ? '' : `?${parts.join('&')}`}` as SearchAddress
}

/**
 * The key of a search, the same for all its pages and any order of its query.
 *
 * Source: section 3, "Saved search". Choice: the text of its parts, since each screen writes them in one way.
 */
export const searchKey = (address: SearchAddress): string =>
  [
    pathOf(address),
    ...partsOf(address)
      .filter(part => !isPage(part))
      .toSorted(),
  ].join('&')
