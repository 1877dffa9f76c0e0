import { createContext, useContext } from 'react'
import type { ScreenStore } from './screen.ts'

/** What the router fills with the store that the shown screen's `open` returned. */
export const ScreenStoreContext = createContext<ScreenStore | undefined>(undefined)

/** The store made for this visit of the screen. The type is that of the screen's own `open`. */
export const useScreenStore = <S extends ScreenStore>(): S => {
  const store = useContext(ScreenStoreContext)
  if (store === undefined) throw new Error('useScreenStore needs a screen that was opened')
  return store as S
}
