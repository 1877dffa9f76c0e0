import { useEffect } from 'react'
import { isKey } from '../../../ui/keys.ts'
import type { CarrierStore } from '../carrier-store.ts'
import { loadSections } from '../profile-modules.ts'

/** How long printing waits for sections that are still loading, in milliseconds. */
const WAIT_MS = 4_000
const POLL_MS = 100

const isLoading = (): boolean => document.querySelector('main [aria-busy="true"]') !== null

/** Prints the whole profile: sections that have not come near the window are loaded first. */
export const printProfile = async (store: CarrierStore): Promise<void> => {
  await loadSections()
  for (const { id } of store.sections)
    if (store.modules.section(id)?.opened === undefined) store.openSection(id)
  for (let waited = 0; waited < WAIT_MS; waited += POLL_MS) {
    await new Promise(resolve => setTimeout(resolve, POLL_MS))
    if (!isLoading()) break
  }
  window.print()
}

/** The browser's own key for printing. */
const PRINT_KEY = 'Mod+P'

/**
 * Prints the whole profile on the browser's own key. The event before printing cannot wait for sections to load, so the
 * key is taken over.
 */
export const usePrintKey = (store: CarrierStore): void => {
  useEffect(() => {
    const print = (event: KeyboardEvent) => {
      if (!isKey(event, PRINT_KEY)) return
      event.preventDefault()
      if (!event.repeat) void printProfile(store)
    }
    window.addEventListener('keydown', print)
    return () => window.removeEventListener('keydown', print)
  }, [store])
}
