import type { KeyboardEvent, MouseEvent } from 'react'
import { ROW_KEYS } from './row-key-names.ts'
import type { RowSelecting } from './use-row-selection.ts'

/** The rows of a table, of which some may not be drawn. Identical between renders, as rows are memoized. */
export interface RowMoving {
  /** The row that a key moves to. Undefined: it moves nothing. */
  readonly rowAfter: (key: string, from: string) => string | undefined
  /** Moves the focus to a row. */
  readonly focus: (id: string) => void
}

/** What opening a row does beside the list. Identical between renders, as rows are memoized. */
export interface RowOpening {
  readonly open: (id: string, by: 'key' | 'press') => void
  /** The keys that open a row beside the list; other keys follow its link. */
  readonly keys: readonly string[]
  /** A key has moved from an open row to another one. */
  readonly moved: (id: string) => void
}

/** What takes a press for itself. */
const PRESSABLE = 'a, button, input, label, summary, select, textarea, [role="button"], [role="menuitem"]'

/** Whether a press is on the link that covers a card, which is what a row is on a phone. */
const isOfCard = (event: MouseEvent, target: HTMLElement): boolean =>
  target.closest('[data-row-link]') !== null &&
  !(event.ctrlKey || event.metaKey || event.shiftKey) &&
  window.matchMedia('(max-width: 640px)').matches

/**
 * A press on a row opens it, and on a phone a press on its card does.
 *
 * Refuses: a press on a link or a control of the row, in a popover that the row has opened, and one that selects text.
 */
export const handleRowPress = (event: MouseEvent<HTMLTableRowElement>, opening: RowOpening): void => {
  const row = event.currentTarget
  const target = event.target as HTMLElement
  if (isOfCard(event, target)) {
    event.preventDefault()
    opening.open(keyOf(row), 'press')
    return
  }
  if (!row.contains(target) || target.closest(PRESSABLE) !== null || target.closest('[data-row-select]'))
    return
  if (event.ctrlKey || event.metaKey || event.shiftKey || getSelection()?.isCollapsed === false) return
  opening.open(keyOf(row), 'press')
}

const EDITABLE =
  'input:not([data-row-box]), select, textarea, [contenteditable], [role="combobox"], [role="slider"], [role="menu"]'

/**
 * What the keys do on a row: arrows, j, k, Home and End move the focus to another one, Enter opens it, or its link. Where rows
 * can be selected, x selects the row, Shift with x or with a move selects the rows up to it, and Escape clears all.
 *
 * Refuses: keys with another modifier, keys typed into a box of the row, and keys of a popover that the row has opened
 * (React bubbles them to the row, though the popover is elsewhere in the document).
 */
export const handleRowKey = (
  event: KeyboardEvent<HTMLTableRowElement>,
  moving: RowMoving,
  selecting?: RowSelecting,
  opening?: RowOpening,
): void => {
  const row = event.currentTarget
  const target = event.target as HTMLElement
  const isForeign = !row.contains(target) || target.closest(EDITABLE) !== null
  if (isForeign || event.ctrlKey || event.metaKey || event.altKey) return
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
  if (isOneOf(ROW_KEYS.open, key) && target === row) {
    if (opening?.keys.includes(key) === true) {
      event.preventDefault()
      opening.open(keyOf(row), 'key')
      return
    }
    const link =
      row.querySelector<HTMLElement>('[data-row-link]') ?? row.querySelector<HTMLElement>('a[href]')
    link?.click()
    return
  }
  if (selecting !== undefined && isOneOf(ROW_KEYS.select, key)) {
    event.preventDefault()
    selecting.toggle(keyOf(row), event.shiftKey)
    return
  }
  if (isOneOf(ROW_KEYS.leave, key) && selecting?.clear() === true) {
    event.preventDefault()
    return
  }
  const to = moving.rowAfter(key, keyOf(row))
  if (to === undefined) return
  event.preventDefault()
  if (selecting !== undefined && event.shiftKey) {
    selecting.toggle(keyOf(row), true)
    selecting.toggle(to, true)
  }
  moving.focus(to)
  opening?.moved(to)
}

const isOneOf = (keys: readonly string[], key: string): boolean => keys.includes(key)

const keyOf = (row: HTMLElement): string => row.dataset['row'] ?? ''
