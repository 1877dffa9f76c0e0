import { type RefObject, useEffect, useRef } from 'react'

/** Moves the focus to what was said last, once the drawer that it came from is gone: the work goes on there. */
export const useNewsFocus = (news: string | null): RefObject<HTMLDivElement | null> => {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (news === null) return
    const frame = requestAnimationFrame(() => ref.current?.focus())
    return () => cancelAnimationFrame(frame)
  }, [news])
  return ref
}
