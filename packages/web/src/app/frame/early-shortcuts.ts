import { useEffect, useRef } from 'react'
import { carrierSearchInputId } from '../../parts/CarrierSearchBox.tsx'
import { isKey, isOverPage, isTyping } from '../../ui/keys.ts'

/** The shortcuts that work from the start. The table of all shortcuts takes their keys from here. */
export const EARLY_SHORTCUTS = { palette: 'Mod+K', search: '/', help: '?' } as const

/** What a shortcut opens over the page. */
export type QueryOverlay = 'palette' | 'help'

/**
 * The action of an early shortcut.
 * Refuses: undefined for any other key, and for a character typed into text or into something open over the page.
 */
export const requestedBy = (event: KeyboardEvent): QueryOverlay | 'search' | undefined => {
  if (event.defaultPrevented) return undefined
  if (isKey(event, EARLY_SHORTCUTS.palette)) return 'palette'
  if (isTyping(event.target) || isOverPage(event.target)) return undefined
  if (isKey(event, EARLY_SHORTCUTS.search)) return 'search'
  return isKey(event, EARLY_SHORTCUTS.help) ? 'help' : undefined
}

/** Focuses the search box of the page, on Home or in the bar. False when there is none. */
export const focusSearch = (): boolean => {
  const input = (['home', 'bar'] as const)
    .map(variant => document.getElementById(carrierSearchInputId(variant)))
    .find(found => found instanceof HTMLInputElement)
  input?.focus()
  input?.select()
  return input !== undefined
}

/** Handles the early shortcuts while a user is signed in. */
export const useEarlyShortcuts = (isOn: boolean, onRequest: (overlay: QueryOverlay) => void): void => {
  const latestRequest = useRef(onRequest)
  latestRequest.current = onRequest
  useEffect(() => {
    if (!isOn) return
    const reach = (event: KeyboardEvent) => {
      const requested = requestedBy(event)
      if (requested === undefined || (requested === 'search' && !focusSearch())) return
      // The browser's own action for these keys, such as quick find, would take the focus away.
      event.preventDefault()
      if (requested !== 'search') latestRequest.current(requested)
    }
    document.addEventListener('keydown', reach)
    return () => document.removeEventListener('keydown', reach)
  }, [isOn])
}
