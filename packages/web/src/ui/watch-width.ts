import { useSyncExternalStore } from 'react'

/** A hook that says whether the window has a width. Read on first use: stores load this without a window. */
export const watchWidth = (query: string): (() => boolean) => {
  let found: MediaQueryList | undefined
  const width = (): MediaQueryList => (found ??= window.matchMedia(query))
  const subscribe = (changed: () => void): (() => void) => {
    width().addEventListener('change', changed)
    return () => width().removeEventListener('change', changed)
  }
  return () => useSyncExternalStore(subscribe, () => width().matches)
}
