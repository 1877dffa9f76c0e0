import { useLayoutEffect, useRef } from 'react'
import type { Navigator } from '../../di/navigator.ts'
import { isTyping } from '../../ui/keys.ts'
import type { PanelAct } from './panel-acts.ts'
import { PANEL_KEYS } from './panel-keys.ts'

interface PanelKeys {
  readonly store: {
    /** Opens the next row (1) or the one before (-1). */
    step(by: 1 | -1): void
    close(): void
    undo(): Promise<void>
  }
  /** Whether a row is open; else only what is done with the row that has the focus. */
  readonly isOpen: boolean
  /** What is done with the row that an element is in, else with the open one. */
  readonly actsAt: (row: string | undefined) => readonly PanelAct[]
  readonly navigator: Pick<Navigator, 'go'>
  /** Beside the list, where the panel is no dialog that closes by itself. */
  readonly isPane: boolean
}

/** A menu or a list takes letters for itself. */
const CHOOSING = '[role="menu"], [role="listbox"]'

/** Whether a dialog above the panel, such as a form, has the keys. */
const isAbove = (target: Element): boolean => {
  const dialog = target.closest('dialog, [role="dialog"], [role="alertdialog"]')
  return dialog !== null && dialog.querySelector('[data-panel]') === null
}

/**
 * The keys of what is open beside a list, from anywhere on the page: j and k open the next row and the one before, a
 * letter takes an action, z undoes the last one. A row of the list moves by itself.
 *
 * Refuses: keys that are typed, keys of a form above the panel, and those with a modifier.
 */
export const usePanelKeys = (panel: PanelKeys | null): void => {
  const latest = useRef(panel)
  latest.current = panel
  const isOn = panel !== null
  // Attached before the panel is painted, so that its keys work as soon as it is seen.
  useLayoutEffect(() => {
    if (!isOn) return
    const handleKeyDown = (event: KeyboardEvent) => {
      const { current } = latest
      const { target } = event
      if (current === null || event.defaultPrevented || !(target instanceof Element)) return
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || event.isComposing) return
      if ((isTyping(target) && !isCheckbox(target)) || target.closest(CHOOSING) !== null || isAbove(target))
        return
      if (!handleKey(event.key, current, target)) return
      event.preventDefault()
    }
    document.addEventListener('keydown', handleKeyDown)
    return () => document.removeEventListener('keydown', handleKeyDown)
  }, [isOn])
}

const isCheckbox = (target: Element): boolean => target.matches('input[type="checkbox"]')

/** Returns whether it was a key of the panel. */
const handleKey = (
  key: string,
  { store, isOpen, actsAt, navigator, isPane }: PanelKeys,
  target: Element,
): boolean => {
  const row = target.closest<HTMLElement>('tr[data-row]')
  const inRow = row !== null
  if (key === 'j' || key === 'k') {
    if (inRow || !isOpen) return false
    store.step(key === 'j' ? 1 : -1)
    return true
  }
  if (key === 'Escape') {
    if (isPane && isOpen) store.close()
    return isPane && isOpen
  }
  if (key === PANEL_KEYS.undo) {
    void store.undo()
    return true
  }
  const act = actsAt(row?.dataset['row']).find(each => each.key === key)
  if (act === undefined || (inRow && key === PANEL_KEYS.profile)) return false
  if (act.does.kind === 'run') act.does.run()
  else navigator.go(act.does.path)
  return true
}
