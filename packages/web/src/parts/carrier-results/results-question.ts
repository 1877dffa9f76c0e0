import {
  type CarrierFilters,
  type CarrierQuery,
  type CarrierSort,
  PAGE_SIZE,
  type ResultsAddress,
} from '@fairhaul/core'

/** The request for one page of results. */
export interface ResultsQuestion {
  readonly query: CarrierQuery
  readonly page: number
  readonly pageSize: number
  readonly onlyMyCarriers: boolean
  readonly filters: CarrierFilters
  readonly sort: CarrierSort | null
}

/** The request for the page of an address. */
export const questionOf = (address: ResultsAddress, query: CarrierQuery): ResultsQuestion => ({
  query,
  page: address.page,
  pageSize: PAGE_SIZE,
  onlyMyCarriers: address.onlyMine,
  filters: address.filters,
  sort: address.sort,
})
