import { createContext, useContext } from 'react'
import type { ScreenStore } from './screen.ts'

/** The store of the current screen, as returned by its `open`. Provided by the router. */
export const ScreenStoreContext = createContext<ScreenStore | undefined>(undefined)

/** The store of this visit to the screen. Its type is that of the screen's own `open`. */
export const useScreenStore = <S extends ScreenStore>(): S => {
  const store = useContext(ScreenStoreContext)
  if (store === undefined) throw new Error('useScreenStore needs a screen that was opened')
  return store as S
}
