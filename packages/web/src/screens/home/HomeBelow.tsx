import { mayCarrierSearch, maySeeVettingDue } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { AccountTokens } from '../../di/tokens.ts'
import { useStore } from '../../di/use-store.ts'
import { ActionItemsPanel } from './ActionItemsPanel.tsx'
import styles from './HomeBelow.module.css'
import { HomeFeedStore } from './home-feed-store.ts'
import type { HomeStore } from './home-store.ts'
import { Attention } from './Attention.tsx'
import { DueForVetting } from './DueForVetting.tsx'
import { Recents } from './Recents.tsx'
import { SavedSearches } from './SavedSearches.tsx'
import { WhatChanged } from './WhatChanged.tsx'

/**
 * Changes, action items, recent work and the monitored carriers. Reading those is a search too:
 * users who may not search see action items and recent carriers, and nothing else is requested.
 */
export const HomeFeed = observer(({ store: home }: { readonly store: HomeStore }) => {
  const store = home.below(resolve => new HomeFeedStore(resolve))
  const { user } = useStore(AccountTokens.AccountStore)
  const canSearch = !user || mayCarrierSearch(user)
  return (
    <div className={styles['below']} data-short={!canSearch || undefined}>
      {canSearch && <WhatChanged store={store} />}
      <ActionItemsPanel />
      {canSearch && <SavedSearches newest={store.searches} />}
      {canSearch && <Attention store={store} />}
      {canSearch && user != null && maySeeVettingDue(user) && <DueForVetting store={store} />}
      <Recents canSearch={canSearch} />
    </div>
  )
})
