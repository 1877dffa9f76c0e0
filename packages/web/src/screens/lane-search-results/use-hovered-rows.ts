import { type RefObject, useEffect } from 'react'

/**
 * Lights the rows whose carriers are based in what the pointer is on. The rows themselves are not drawn anew for it, as a
 * pointer crosses a map faster than a list of fifty can be drawn.
 */
export const useHoveredRows = (
  frame: RefObject<HTMLElement | null>,
  regions: ReadonlyMap<string, string | undefined>,
  hovered: string | null,
): void => {
  useEffect(() => {
    const rows = frame.current?.querySelectorAll<HTMLElement>('tr[data-row]') ?? []
    for (const row of rows) {
      const isHighlighted = hovered !== null && regions.get(row.dataset['row'] ?? '') === hovered
      row.toggleAttribute('data-lit', isHighlighted)
    }
  }, [frame, regions, hovered])
}
