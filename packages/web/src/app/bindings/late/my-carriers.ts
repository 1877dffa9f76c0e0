import { isWrittenSnapshot, userCache } from '@fairhaul/core'
import { browserSearchCache } from '../../../browser/search-cache.ts'
import { localSafeStorage } from '../../../browser/storage.ts'
import { AccountTokens } from '../../../di/tokens/account.ts'
import { MyCarriersTokens } from '../../../di/tokens/my-carriers.ts'
import type { AccountStore } from '../../../stores/account-store.ts'
import type { Bind } from '../../container.ts'

/** How carriers stood is kept in local storage, beside other tabs'; signing out clears it. */
export const bindModule = (bind: Bind): void => {
  bind(MyCarriersTokens.CarrierSnapshot).toResolvedValue(
    (account: AccountStore) =>
      userCache({
        cache: browserSearchCache(localSafeStorage),
        key: 'look',
        user: () => account.user,
        isValue: isWrittenSnapshot,
      }),
    [AccountTokens.AccountStore],
  )
}
