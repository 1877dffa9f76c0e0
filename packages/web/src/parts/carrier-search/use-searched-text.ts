import { matchRoute } from '@fairhaul/core'
import { useEffect, useRef } from 'react'
import { useAddress } from '../../di/address.ts'
import type { SearchBoxStore } from './search-box-store.ts'

/** The screens whose address holds the text of a search. */
const RESULTS = new Set<string>(['search-results', 'global-search'])

/**
 * Keeps the bar's box in step with the address: on a page of results it shows their text; once a broker has gone
 * elsewhere it is empty, ready for the next search. Whoever is typing is left alone.
 */
export const useSearchedText = (
  variant: 'home' | 'bar',
  store: SearchBoxStore,
  fill: (text: string) => void,
): void => {
  const { path, query } = useAddress()
  const latestFill = useRef(fill)
  useEffect(() => {
    latestFill.current = fill
  })
  useEffect(() => {
    if (variant !== 'bar' || store.isOpen) return
    const isResults = RESULTS.has(matchRoute(path).route.name)
    latestFill.current((isResults && new URLSearchParams(query).get('search')) || '')
  }, [variant, path, query, store])
}
