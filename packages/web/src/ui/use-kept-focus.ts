import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react'

/**
 * Keeps the focus in a list when the row that had it goes away in a refresh: the row that took its place gets it, or the
 * last one. Returns what a row tells as it goes with the focus in it.
 *
 * Empty: in a list without rows the focus is the browser's to place.
 */
export const useKeptFocus = (
  frame: RefObject<HTMLElement | null>,
  keys: readonly string[],
): ((key: string) => void) => {
  const before = useRef(keys)
  const gone = useRef<string>(undefined)
  useLayoutEffect(() => {
    const at = gone.current === undefined ? -1 : before.current.indexOf(gone.current)
    gone.current = undefined
    before.current = keys
    if (at === -1) return
    const rows = frame.current?.querySelectorAll<HTMLElement>('tbody > tr')
    rows?.item(Math.min(at, rows.length - 1))?.focus({ preventScroll: true })
  })
  return useCallback((key: string) => {
    gone.current = key
  }, [])
}
