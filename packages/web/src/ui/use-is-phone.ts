import { useSyncExternalStore } from 'react'

/** The width below which rows are cards; style sheets say the same. */
const phones = window.matchMedia('(max-width: 640px)')

const subscribe = (changed: () => void): (() => void) => {
  phones.addEventListener('change', changed)
  return () => phones.removeEventListener('change', changed)
}

/** Whether the window is as narrow as a phone's. For parts that only a phone shows, and that cost too much in long lists. */
export const useIsPhone = (): boolean => useSyncExternalStore(subscribe, () => phones.matches)
