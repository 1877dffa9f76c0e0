import { useSyncExternalStore } from 'react'

let found: MediaQueryList | undefined

/** The width below which rows are cards; style sheets say the same. Read on first use: stores load this without a window. */
const phones = (): MediaQueryList => (found ??= window.matchMedia('(max-width: 640px)'))

const subscribe = (changed: () => void): (() => void) => {
  phones().addEventListener('change', changed)
  return () => phones().removeEventListener('change', changed)
}

/** Whether the window is as narrow as a phone's. For parts that only a phone shows, and that cost too much in long lists. */
export const useIsPhone = (): boolean => useSyncExternalStore(subscribe, () => phones().matches)
