import { carrierSearchInputId } from '../../parts/CarrierSearchBox.tsx'

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))

/** `/` where nobody is typing, and Ctrl or Cmd with K anywhere. */
export const isSearchShortcut = (event: KeyboardEvent): boolean => {
  if (event.defaultPrevented || event.altKey) return false
  if (event.ctrlKey || event.metaKey) return event.key.toLowerCase() === 'k' && !event.shiftKey
  return event.key === '/' && !isTyping(event.target)
}

/** `?` where nobody is typing. */
export const isHelpShortcut = (event: KeyboardEvent): boolean =>
  !event.defaultPrevented &&
  event.key === '?' &&
  !event.ctrlKey &&
  !event.metaKey &&
  !event.altKey &&
  !isTyping(event.target)

/** Puts the focus into the search box of the page, Home's or the bar's. False when there is none. */
export const focusSearch = (): boolean => {
  const input = (['home', 'bar'] as const)
    .map(variant => document.getElementById(carrierSearchInputId(variant)))
    .find(found => found instanceof HTMLInputElement)
  input?.focus()
  input?.select()
  return input !== undefined
}
