import type { KeyboardEvent } from 'react'
import { rowAfterKey } from './table-model.ts'

const EDITABLE =
  'input, select, textarea, [contenteditable], [role="combobox"], [role="slider"], [role="menu"]'

/**
 * What the keys do on a row: arrows, j, k, Home and End move the focus to another one, Enter opens its link.
 *
 * Refuses: keys with a modifier, keys typed into a box of the row, and keys of a popover that the row has opened
 * (React hands them on to the row, though they happen elsewhere on the page).
 */
export const takeRowKey = (event: KeyboardEvent<HTMLTableRowElement>): void => {
  const row = event.currentTarget
  const target = event.target as HTMLElement
  const isForeign = !row.contains(target) || target.closest(EDITABLE) !== null
  if (isForeign || event.ctrlKey || event.metaKey || event.altKey) return
  if (event.key === 'Enter' && target === row) {
    const link =
      row.querySelector<HTMLElement>('[data-row-link]') ?? row.querySelector<HTMLElement>('a[href]')
    link?.click()
    return
  }
  const all = [...(row.parentElement?.children ?? [])]
  const to = all[rowAfterKey(event.key, all.indexOf(row), all.length) ?? -1]
  if (!(to instanceof HTMLElement)) return
  event.preventDefault()
  to.focus()
}
