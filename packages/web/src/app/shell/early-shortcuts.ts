import { useEffect, useRef } from 'react'
import { carrierSearchInputId } from '../../parts/CarrierSearchBox.tsx'
import { isKey, isOverPage, isTyping } from '../../ui/keys.ts'

/** The shortcuts that are heard from the first moment. The table of all of them takes their keys from here. */
export const EARLY_SHORTCUTS = { palette: 'Mod+K', search: '/', help: '?' } as const

/** What a shortcut opens over the page. */
export type QueryOverlay = 'palette' | 'help'

/**
 * What an early shortcut asks for.
 *
 * Refuses: undefined for any other key, and a sign that is
 * typed into a text or over the page.
 */
export const requestedBy = (event: KeyboardEvent): QueryOverlay | 'search' | undefined => {
  if (event.defaultPrevented) return undefined
  if (isKey(event, EARLY_SHORTCUTS.palette)) return 'palette'
  if (isTyping(event.target) || isOverPage(event.target)) return undefined
  if (isKey(event, EARLY_SHORTCUTS.search)) return 'search'
  return isKey(event, EARLY_SHORTCUTS.help) ? 'help' : undefined
}

/** Puts the focus into the search box of the page, Home's or the bar's. False when there is none. */
export const focusSearch = (): boolean => {
  const input = (['home', 'bar'] as const)
    .map(variant => document.getElementById(carrierSearchInputId(variant)))
    .find(found => found instanceof HTMLInputElement)
  input?.focus()
  input?.select()
  return input !== undefined
}

/** Hears the early shortcuts while somebody is signed in. */
export const useEarlyShortcuts = (isOn: boolean, onRequest: (overlay: QueryOverlay) => void): void => {
  const latestRequest = useRef(onRequest)
  latestRequest.current = onRequest
  useEffect(() => {
    if (!isOn) return
    const reach = (event: KeyboardEvent) => {
      const requested = requestedBy(event)
      if (requested === undefined || (requested === 'search' && !focusSearch())) return
      // The browser's own meaning of these keys, such as a quick find, would take the focus away.
      event.preventDefault()
      if (requested !== 'search') latestRequest.current(requested)
    }
    document.addEventListener('keydown', reach)
    return () => document.removeEventListener('keydown', reach)
  }, [isOn])
}
