import { type RefObject, useEffect } from 'react'

/** Makes the row that is shown beside a list its current one, and keeps it in view; the focus of a row goes with it. */
export const useOpenRow = (
  frame: RefObject<HTMLElement | null>,
  open: string | undefined,
  onActive: (id: string) => void,
): void => {
  useEffect(() => {
    if (open === undefined) return
    onActive(open)
    const rows = frame.current?.querySelectorAll<HTMLElement>('tbody > tr[data-row]') ?? []
    const row = [...rows].find(({ dataset }) => dataset['row'] === open)
    const isInRow = document.activeElement?.closest('tr[data-row]') != null
    if (isInRow && frame.current?.contains(document.activeElement) === true)
      row?.focus({ preventScroll: true })
    row?.scrollIntoView({ block: 'nearest' })
  }, [frame, open, onActive])
}
