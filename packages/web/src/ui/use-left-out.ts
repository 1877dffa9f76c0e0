import { useLayoutEffect, useState } from 'react'

const NONE: ReadonlySet<string> = new Set()

/** The keys of the columns for which a list on the page has no room as the window is now. */
export const useLeftOut = (list: string): ReadonlySet<string> => {
  const [leftOut, setLeftOut] = useState(NONE)
  useLayoutEffect(() => {
    const look = () => {
      const headers = document.querySelectorAll<HTMLElement>(`[data-list="${list}"] th[data-priority]`)
      const gone = [...headers].filter(header => getComputedStyle(header).display === 'none')
      setLeftOut(new Set(gone.flatMap(({ dataset }) => dataset['key'] ?? [])))
    }
    look()
    window.addEventListener('resize', look)
    return () => window.removeEventListener('resize', look)
  }, [list])
  return leftOut
}
