import { mayCarrierSearch } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { AccountTokens } from '../../di/tokens.ts'
import { useStore } from '../../di/use-store.ts'
import { HomeFeedStore } from './home-feed-store.ts'
import styles from './HomeBelow.module.css'
import type { HomeStore } from './home-store.ts'
import { MyCarriers } from './MyCarriers.tsx'
import { Recents } from './Recents.tsx'
import { SavedSearches } from './SavedSearches.tsx'
import { ActionItemsPanel } from './ActionItemsPanel.tsx'
import { WhatChanged } from './WhatChanged.tsx'

/**
 * What needs a broker first, what they had before them last, and the carriers they watch. My Carriers is a search too:
 * who may not search is shown what waits for them and the carriers they opened, and nothing else is asked.
 */
export const HomeFeed = observer(({ store: home }: { readonly store: HomeStore }) => {
  const store = home.below(resolve => new HomeFeedStore(resolve))
  const { user } = useStore(AccountTokens.AccountStore)
  const canSearch = !user || mayCarrierSearch(user)
  useEffect(() => {
    if (canSearch) store.load()
  }, [store, canSearch])
  return (
    <div className={styles['below']} data-short={!canSearch || undefined}>
      {canSearch && <WhatChanged store={store} />}
      <ActionItemsPanel />
      {canSearch && <SavedSearches store={store.searches} />}
      <Recents canSearch={canSearch} />
      {canSearch && <MyCarriers store={store.mine} onRetry={store.loadMine} />}
    </div>
  )
})
