import { browserSearchCache } from '../../browser/search-cache.ts'
import { localSafeStorage } from '../../browser/storage.ts'
import { AccountTokens } from '../../di/tokens/account.ts'
import { RecentsTokens } from '../../di/tokens/recents.ts'
import { RecentsStore } from '../../parts/recents-store.ts'
import type { AccountStore } from '../../stores/account-store.ts'
import type { Bind } from '../container.ts'

/** Recents are kept in local storage, beside other tabs'; signing out clears it. */
export const bindRecents = (bind: Bind): void => {
  bind(RecentsTokens.RecentsStore).toResolvedValue(
    (account: AccountStore) => {
      const store = new RecentsStore(browserSearchCache(localSafeStorage), () => account.user)
      account.sessionEndEvents.subscribe(store.forget)
      return store
    },
    [AccountTokens.AccountStore],
  )
}
