import { useEffect, useRef, useState } from 'react'
import { CarriersTokens, RecentsTokens, ServiceTokens } from '../../di/tokens.ts'
import { useStore } from '../../di/use-store.ts'
import { loadLateSearchBox } from './load-late-search-box.ts'
import { type SearchBoxDeps, SearchBoxStore } from './search-box-store.ts'

/**
 * The store of a search box, and its input. The input is uncontrolled, so that a key is painted even while the page
 * renders.
 */
export const useSearchBox = (
  deps: Pick<SearchBoxDeps, 'onlyCarriers' | 'clock'>,
  resultsPath?: (text: string) => string,
) => {
  const carriers = useStore(CarriersTokens.Carriers)
  const recents = useStore(RecentsTokens.RecentsStore)
  const lazyBindings = useStore(ServiceTokens.LazyBindings)
  const [store] = useState(
    () =>
      new SearchBoxStore({
        ...deps,
        carriers,
        recents: () => recents.recents,
        loadLate: () => loadLateSearchBox(lazyBindings, resultsPath),
      }),
  )
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => () => store.dispose(), [store])
  const fill = (text: string) => {
    if (input.current !== null) input.current.value = text
    store.fill(text)
  }
  return { store, input, fill, recents }
}
