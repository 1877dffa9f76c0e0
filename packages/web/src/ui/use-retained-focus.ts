import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react'

/**
 * Keeps the focus in a list when the row with the focus is removed by a refresh: the row in its place gets it, or the
 * last row. Returns the function that a row calls when it is removed with the focus in it.
 *
 * Empty: in a list without rows the browser places the focus.
 */
export const useRetainedFocus = (
  frame: RefObject<HTMLElement | null>,
  keys: readonly string[],
): ((key: string) => void) => {
  const before = useRef(keys)
  const gone = useRef<string>(undefined)
  useLayoutEffect(() => {
    const key = gone.current
    const at = key === undefined ? -1 : before.current.indexOf(key)
    gone.current = undefined
    before.current = keys
    // A row may also be gone because it is no longer drawn.
    if (key === undefined || at === -1 || keys.includes(key)) return
    const rows = [...(frame.current?.querySelectorAll<HTMLElement>('tbody > tr[data-row]') ?? [])]
    const next = keys[Math.min(at, keys.length - 1)]
    const row = rows.find(({ dataset }) => dataset['row'] === next) ?? rows[0]
    row?.focus({ preventScroll: true })
  })
  return useCallback((key: string) => {
    gone.current = key
  }, [])
}
