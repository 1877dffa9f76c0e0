import {
  type CarrierFilters,
  type CarrierSort,
  type ResultsAddress,
  type ResultsRoute,
  resultsPath,
} from '@fairhaul/core'
import { useMemo } from 'react'
import { BrowserTokens } from '../../di/tokens.ts'
import { useStore } from '../../di/use-store.ts'

/** Changes to the address of a results screen. Each starts at the first page, and Back undoes it. */
export interface ResultsMoves {
  readonly filter: (filters: CarrierFilters) => void
  readonly sort: (sort: CarrierSort | null) => void
}

export const useResultsMoves = (route: ResultsRoute, address: ResultsAddress): ResultsMoves => {
  const navigator = useStore(BrowserTokens.Navigator)
  return useMemo(() => {
    const move = (change: Partial<ResultsAddress>) =>
      navigator.go(resultsPath(route, { ...address, ...change, page: 1 }))
    return { filter: filters => move({ filters }), sort: sort => move({ sort }) }
  }, [navigator, route, address])
}
