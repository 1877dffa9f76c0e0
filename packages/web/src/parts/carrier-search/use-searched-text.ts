import { matchRoute } from '@fairhaul/core'
import { type RefObject, useEffect } from 'react'
import { useAddress } from '../../di/address.ts'
import type { SearchBoxStore } from './search-box-store.ts'

/** The screens whose address holds the text of a search. */
const RESULTS = new Set<string>(['search-results', 'global-search'])

/**
 * Keeps the bar's box in step with the address: on a page of results it shows their text, elsewhere what was typed.
 * Whoever is typing is left alone.
 */
export const useSearchedText = (
  variant: 'home' | 'bar',
  store: SearchBoxStore,
  input: RefObject<HTMLInputElement | null>,
): void => {
  const { path, query } = useAddress()
  useEffect(() => {
    const box = input.current
    if (variant !== 'bar' || box === null) return
    if (!RESULTS.has(matchRoute(path).route.name)) return
    const searched = new URLSearchParams(query).get('search') ?? ''
    if (box === document.activeElement && store.isOpen) return
    box.value = searched
    store.fill(searched)
  }, [variant, path, query, store, input])
}
