import { mayCarrierSearch } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { AccountTokens } from '../../di/tokens.ts'
import { useStore } from '../../di/use-store.ts'
import { ActionItemsPanel } from './ActionItemsPanel.tsx'
import styles from './HomeBelow.module.css'
import { HomeFeedStore } from './home-feed-store.ts'
import type { HomeStore } from './home-store.ts'
import { MyCarriers } from './MyCarriers.tsx'
import { Recents } from './Recents.tsx'
import { SavedSearches } from './SavedSearches.tsx'
import { WhatChanged } from './WhatChanged.tsx'

/**
 * Action items, recent work and the monitored carriers. My Carriers is a search too:
 * users who may not search see action items and recent carriers, and nothing else is requested.
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
      {canSearch && <SavedSearches newest={store.searches} />}
      <Recents canSearch={canSearch} />
      {canSearch && <MyCarriers store={store.mine} onRetry={store.loadMine} />}
    </div>
  )
})
