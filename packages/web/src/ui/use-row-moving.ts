import { type RefObject, useLayoutEffect, useMemo, useRef } from 'react'
import { flushSync } from 'react-dom'
import type { RowMoving } from './row-keys.ts'
import { rowAfterKey } from './table-model.ts'

/** How keys move through the rows of a table. `onActive` makes a row the current one, which is always drawn. */
export const useRowMoving = (
  frame: RefObject<HTMLElement | null>,
  keys: readonly string[],
  onActive: (id: string) => void,
): RowMoving => {
  const now = useRef(keys)
  useLayoutEffect(() => {
    now.current = keys
  })
  return useMemo(
    () => ({
      rowAfter: (key, from) => {
        const at = rowAfterKey(key, now.current.indexOf(from), now.current.length)
        return at === undefined ? undefined : now.current[at]
      },
      focus: id => {
        flushSync(() => onActive(id))
        const rows = frame.current?.querySelectorAll<HTMLElement>('tbody > tr[data-row]') ?? []
        for (const row of rows) if (row.dataset['row'] === id) row.focus()
      },
    }),
    [frame, onActive],
  )
}
