import { useLayoutEffect, useMemo, useRef } from 'react'
import { selectedAfter, selectedAfterAll } from './row-selection.ts'

/** The selection of a list, and the events that change it. */
export interface Selection<Row> {
  /** The keys of the selected rows; those of other pages may be among them. */
  readonly selected: ReadonlySet<string>
  /** All rows of the page, in order. Missing: those that the table was given, of which a list may draw some later. */
  readonly all?: readonly string[]
  readonly onChange: (selected: ReadonlySet<string>) => void
  /** The name of a row: "Select Prairie Line". Keep it the same between renders. */
  readonly nameOf: (row: Row) => string
}

/** The handlers of keys and checkboxes; identical between renders, as rows are memoized. */
export interface RowSelecting {
  /** `isRange`: with all rows from the one toggled last. */
  readonly toggle: (key: string, isRange: boolean) => void
  /** False if nothing was selected. */
  readonly clear: () => boolean
  readonly toggleAll: () => void
}

export const useRowSelection = <Row>(
  selection: Selection<Row> | undefined,
  keys: readonly string[],
): RowSelecting | undefined => {
  const now = useRef({ selection, keys })
  const from = useRef<string>(undefined)
  useLayoutEffect(() => {
    now.current = { selection, keys }
  })
  const isSelectable = selection !== undefined
  return useMemo(() => {
    if (!isSelectable) return undefined
    const selected = () => now.current.selection?.selected ?? new Set<string>()
    const change = (next: ReadonlySet<string>) => now.current.selection?.onChange(next)
    return {
      toggle: (key, isRange) => {
        change(selectedAfter(selected(), now.current.keys, { key, from: from.current, isRange }))
        from.current = key
      },
      clear: () => {
        if (selected().size === 0) return false
        from.current = undefined
        change(new Set())
        return true
      },
      toggleAll: () => change(selectedAfterAll(selected(), now.current.selection?.all ?? now.current.keys)),
    }
  }, [isSelectable])
}
