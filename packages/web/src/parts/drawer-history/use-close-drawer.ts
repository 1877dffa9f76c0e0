import { BrowserTokens } from '../../di/tokens.ts'
import { useStore } from '../../di/use-store.ts'
import type { DrawerHistory } from './drawer-history.ts'

/** Closes a drawer with an address of its own. `below`: the address of the page below it. */
export const useCloseDrawer = (history: DrawerHistory, below: string): (() => void) => {
  const navigator = useStore(BrowserTokens.Navigator)
  return () => history.close(navigator, below)
}
