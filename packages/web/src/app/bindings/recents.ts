import type { Carriers } from '@fairhaul/core'
import { browserSearchCache } from '../../browser/search-cache.ts'
import { localSafeStorage } from '../../browser/storage.ts'
import { AccountTokens } from '../../di/tokens/account.ts'
import { CarriersTokens } from '../../di/tokens/carriers.ts'
import { RecentsTokens } from '../../di/tokens/recents.ts'
import { CarrierDetailsStore } from '../../parts/carrier-details-store.ts'
import { RecentsStore } from '../../parts/recents-store.ts'
import type { AccountStore } from '../../stores/account-store.ts'
import type { Bind } from '../container.ts'

/** Recents are kept in local storage, beside other tabs'; signing out clears it. */
export const bindRecents = (bind: Bind): void => {
  bind(RecentsTokens.RecentsStore).toResolvedValue(
    (account: AccountStore) => new RecentsStore(browserSearchCache(localSafeStorage), () => account.user),
    [AccountTokens.AccountStore],
  )
  bind(RecentsTokens.CarrierDetailsStore).toResolvedValue(
    (carriers: Carriers, account: AccountStore) => new CarrierDetailsStore(carriers, () => account.user),
    [CarriersTokens.Carriers, AccountTokens.AccountStore],
  )
}
