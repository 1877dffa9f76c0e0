import type { KeyboardEvent } from 'react'
import { ROW_KEYS } from './row-key-names.ts'
import { rowAfterKey } from './table-model.ts'
import type { RowSelecting } from './use-row-selection.ts'

const EDITABLE =
  'input:not([data-row-box]), select, textarea, [contenteditable], [role="combobox"], [role="slider"], [role="menu"]'

/**
 * What the keys do on a row: arrows, j, k, Home and End move the focus to another one, Enter opens its link. Where rows
 * can be selected, x selects the row, Shift with x or with a move selects the rows up to it, and Escape clears all.
 *
 * Refuses: keys with another modifier, keys typed into a box of the row, and keys of a popover that the row has opened
 * (React bubbles them to the row, though the popover is elsewhere in the document).
 */
export const takeRowKey = (event: KeyboardEvent<HTMLTableRowElement>, selecting?: RowSelecting): void => {
  const row = event.currentTarget
  const target = event.target as HTMLElement
  const isForeign = !row.contains(target) || target.closest(EDITABLE) !== null
  if (isForeign || event.ctrlKey || event.metaKey || event.altKey) return
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
  if (isOneOf(ROW_KEYS.open, key) && target === row) {
    const link =
      row.querySelector<HTMLElement>('[data-row-link]') ?? row.querySelector<HTMLElement>('a[href]')
    link?.click()
    return
  }
  if (selecting !== undefined && isOneOf(ROW_KEYS.select, key)) {
    event.preventDefault()
    selecting.take(keyOf(row), event.shiftKey)
    return
  }
  if (isOneOf(ROW_KEYS.leave, key) && selecting?.clear() === true) {
    event.preventDefault()
    return
  }
  const all = [...(row.parentElement?.children ?? [])]
  const to = all[rowAfterKey(key, all.indexOf(row), all.length) ?? -1]
  if (!(to instanceof HTMLElement)) return
  event.preventDefault()
  if (selecting !== undefined && event.shiftKey) {
    selecting.take(keyOf(row), true)
    selecting.take(keyOf(to), true)
  }
  to.focus()
}

const isOneOf = (keys: readonly string[], key: string): boolean => keys.includes(key)

const keyOf = (row: HTMLElement): string => row.dataset['row'] ?? ''
