import { readContactDrawer, readContactSearchAddress } from '@fairhaul/core'
import { ConnectionTokens, IdentityAlertTokens, SearchTokens } from '../../di/lazy-tokens.ts'
import type { ScreenModule } from '../../di/screen.ts'
import { AccountTokens, BrowserTokens, CarriersTokens, RecentsTokens } from '../../di/tokens.ts'
import { selectedCarriersFile } from '../../parts/export/carrier-files.ts'
import { ContactSearchScreen } from './ContactSearchScreen.tsx'
import { ContactSearchStore } from './contact-search-store.ts'

export const screen: ScreenModule<ContactSearchStore> = {
  Component: ContactSearchScreen,
  open({ url, resolve }, previous) {
    const account = resolve(AccountTokens.AccountStore)
    const store =
      previous ??
      new ContactSearchStore({
        contacts: resolve(SearchTokens.ContactSearch),
        recent: resolve(SearchTokens.RecentContactsStore),
        connections: resolve(ConnectionTokens.Connections),
        identityAlerts: resolve(IdentityAlertTokens.IdentityAlerts),
        subscriptions: resolve(CarriersTokens.Subscriptions),
        file: selection => selectedCarriersFile(resolve, selection),
        storage: resolve(SearchTokens.SearchCache),
        user: () => account.user,
        today: () => resolve(BrowserTokens.Clock).today(),
        changed: id => resolve(RecentsTokens.CarrierDetailsStore).forget(id),
      })
    const read = readContactSearchAddress(url.search)
    store.open(read.ok ? read.value : null, readContactDrawer(url.search))
    return store
  },
  settled: store => store.settled(),
}
