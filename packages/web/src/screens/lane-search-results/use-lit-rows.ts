import { type RefObject, useEffect } from 'react'

/**
 * Lights the rows whose carriers are based in what the pointer is on. The rows themselves are not drawn anew for it, as a
 * pointer crosses a map faster than a list of fifty can be drawn.
 */
export const useLitRows = (
  frame: RefObject<HTMLElement | null>,
  regions: ReadonlyMap<string, string | undefined>,
  lit: string | null,
): void => {
  useEffect(() => {
    const rows = frame.current?.querySelectorAll<HTMLElement>('tr[data-row]') ?? []
    for (const row of rows) {
      const isLit = lit !== null && regions.get(row.dataset['row'] ?? '') === lit
      row.toggleAttribute('data-lit', isLit)
    }
  }, [frame, regions, lit])
}
