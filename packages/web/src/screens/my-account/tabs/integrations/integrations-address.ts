import { accountTabPath } from '@fairhaul/core'

/** What the address of the tab says: the pages of its two lists, from 1, and whether the form of a key is open. */
export interface IntegrationsAddress {
  readonly page: number
  readonly keys: number
  readonly isFormOpen: boolean
}

/** The page number of an address, from 1. Empty: 1, without a number and for an invalid one. */
export const pageOfQuery = (text: string | null): number =>
  /^[1-9]\d{0,5}$/.test(text ?? '') ? Number(text) : 1

/** Reads an address; missing and invalid values are the defaults. */
export const readIntegrationsAddress = (query: URLSearchParams): IntegrationsAddress => ({
  page: pageOfQuery(query.get('page')),
  keys: pageOfQuery(query.get('keys')),
  isFormOpen: query.has('new-key'),
})

/** The address of the given values; the others are the defaults. */
export const integrationsPath = ({ page = 1, keys = 1, isFormOpen = false }: Partial<IntegrationsAddress>) =>
  accountTabPath('integrations', {
    page: page === 1 ? undefined : page,
    keys: keys === 1 ? undefined : keys,
    'new-key': isFormOpen ? 1 : undefined,
  })
