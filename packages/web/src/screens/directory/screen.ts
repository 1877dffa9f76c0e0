import { readDirectoryAddress } from '@fairhaul/core'
import type { ScreenModule } from '../../di/screen.ts'
import { AccountTokens } from '../../di/tokens/account.ts'
import { BrowserTokens } from '../../di/tokens/browser.ts'
import { DirectoryTokens } from '../../di/tokens/directory.ts'
import { RecentsTokens } from '../../di/tokens/recents.ts'
import { DirectoryScreen } from './DirectoryScreen.tsx'
import { DirectoryScreenStore } from './directory-screen-store.ts'

export const screen: ScreenModule<DirectoryScreenStore> = {
  Component: DirectoryScreen,
  open({ resolve, url }, kept) {
    const store =
      kept ??
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
