import { paths } from '@fairhaul/core'
import { AccountTokens, BrowserTokens } from '../../di/tokens.ts'
import { useStore } from '../../di/use-store.ts'

/** Signs out and goes to the sign-in page, for a page without a menu. */
export const useSignOut = (): (() => void) => {
  const account = useStore(AccountTokens.AccountStore)
  const navigator = useStore(BrowserTokens.Navigator)
  return () => {
    void account.signOut()
    navigator.go(paths.login())
  }
}
