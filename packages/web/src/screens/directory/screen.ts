import { readDirectoryAddress } from '@fairhaul/core'
import { DirectoryTokens } from '../../di/lazy-tokens.ts'
import type { ScreenModule } from '../../di/screen.ts'
import { AccountTokens, BrowserTokens, RecentsTokens } from '../../di/tokens.ts'

import { DirectoryScreen } from './DirectoryScreen.tsx'
import { DirectoryScreenStore } from './directory-screen-store.ts'

export const screen: ScreenModule<DirectoryScreenStore> = {
  Component: DirectoryScreen,
  open({ resolve, url }, previous) {
    const store =
      previous ??
      new DirectoryScreenStore({
        directory: resolve(DirectoryTokens.CarrierDirectory),
        details: resolve(RecentsTokens.CarrierDetailsStore),
        recents: resolve(RecentsTokens.RecentsStore),
        account: resolve(AccountTokens.AccountStore),
        toggles: resolve(BrowserTokens.PageConfiguration).toggles,
      })
    store.open(readDirectoryAddress(url.search))
    return store
  },
  settled: store => store.settled(),
}
