import { readSavedSearchesAddress } from '@fairhaul/core'
import { SearchTokens } from '../../di/lazy-tokens.ts'
import type { ScreenModule } from '../../di/screen.ts'
import { AccountTokens, BrowserTokens, ShellTokens } from '../../di/tokens.ts'

import { SavedSearchesScreen } from './SavedSearchesScreen.tsx'
import { SavedSearchesStore } from './saved-searches-store.ts'

export const screen: ScreenModule<SavedSearchesStore> = {
  Component: SavedSearchesScreen,
  open({ resolve, url }, previous) {
    const store =
      previous ??
      new SavedSearchesStore({
        savedSearches: resolve(SearchTokens.SavedSearches),
        account: resolve(AccountTokens.AccountStore),
        known: resolve(SearchTokens.KnownSearches),
        clock: resolve(BrowserTokens.Clock),
        toggles: resolve(BrowserTokens.PageConfiguration).toggles,
        go: path => resolve(BrowserTokens.Navigator).go(path, { replace: true }),
        say: (text, type) => resolve(ShellTokens.ToastsStore).show(text, type),
      })
    store.open(readSavedSearchesAddress(url.search))
    return store
  },
  settled: store => store.settled(),
}
