import { type RefObject, useLayoutEffect } from 'react'
import { ROW_KEYS } from './row-key-names.ts'

/** Where letters are typed, or keys have another meaning. */
const FOREIGN =
  'input:not([type="checkbox"], [type="radio"]), select, textarea, [contenteditable], [role="combobox"], [role="slider"], [role="menu"], [role="listbox"], dialog, [role="dialog"], [data-pane], tr[data-row]'

const LETTERS: ReadonlySet<string> = new Set(
  [...ROW_KEYS.next, ...ROW_KEYS.previous].filter(key => key.length === 1),
)

/**
 * Lets j and k move the focus to the current row of a list from anywhere on the page, except where something is typed
 * or a dialog is open.
 */
export const useListKeys = (frame: RefObject<HTMLElement | null>, isOn: boolean): void => {
  // Attached before the rows are painted, so that the keys work as soon as they are seen.
  useLayoutEffect(() => {
    if (!isOn) return
    const handleKeyDown = (event: KeyboardEvent) => {
      const { target } = event
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      if (!LETTERS.has(event.key) || (target instanceof Element && target.closest(FOREIGN) !== null)) return
      const row = frame.current?.querySelector<HTMLElement>('tbody > tr[tabindex="0"]')
      if (!row || row.closest('[aria-hidden="true"]') !== null) return
      event.preventDefault()
      row.focus()
    }
    document.addEventListener('keydown', handleKeyDown)
    return () => document.removeEventListener('keydown', handleKeyDown)
  }, [frame, isOn])
}
