import {
  activeFiltersText,
  allowanceText,
  laneSearchPath,
  planNoticeMessage,
  searchAllowance,
} from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { type FormEvent, useEffect, useState } from 'react'
import { useAddress } from '../../di/address.ts'
import { AccountTokens, ShellTokens } from '../../di/tokens.ts'

import { useScreenStore } from '../../di/use-screen-store.ts'
import { useStore } from '../../di/use-store.ts'
import { LaneChips } from '../../parts/lane/LaneChips.tsx'
import { LaneEnds } from '../../parts/lane/LaneEnds.tsx'
import { LaneFiltersForm } from '../../parts/lane/LaneFiltersForm.tsx'
import { focusLaneEnd } from '../../parts/lane/lane-end-ids.ts'
import { RecentLanes } from '../../parts/lane/RecentLanes.tsx'
import { SaveSearch } from '../../parts/save-search/SaveSearch.tsx'
import { Button } from '../../ui/Button.tsx'
import { ScreenHeader } from '../../ui/ScreenHeader.tsx'
import styles from './LaneSearchScreen.module.css'
import type { LaneFormStore } from './lane-form-store.ts'

const SEARCH_ID = 'search-lane'

/** The form of a lane search: its ends, then its filters. Section 2, "Routes"; section 5, "Lane search filters". */
export const LaneSearchScreen = observer(() => {
  const store = useScreenStore<LaneFormStore>()
  const { ends, filters, recent } = store
  const { query } = useAddress()
  // Whether the page opened without a lane: only then its first box gets the focus.
  const [isNew] = useState(() => ends.isEmpty)
  useEffect(() => {
    store.arrived()
  }, [store, query])
  const { isOnline } = useStore(ShellTokens.ConnectionStore)
  useEffect(() => {
    if (isOnline) ends.retryFailed()
  }, [ends, isOnline])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const pressed = store.search()
    if (pressed.kind === 'wrong') focusLaneEnd(pressed.end)
  }
  return (
    <div className={styles['screen']}>
      <ScreenHeader
        title="Lane search"
        actions={
          (!ends.isEmpty || filters.narrows) && <SaveSearch address={laneSearchPath(store.requested)} />
        }
      />
      {/* Not around the header: submitting the form of Save search in it would submit this form too. */}
      <form className={styles['form']} aria-label="Lane search" noValidate onSubmit={submit}>
        <div className={styles['lane']}>
          <LaneEnds store={ends} variant="large" isFirst={isNew} />
          <SearchButton store={store} />
          <div className={styles['recent']}>
            <RecentLanes
              store={recent}
              onChoose={lane => {
                ends.choose(lane)
                document.getElementById(SEARCH_ID)?.focus()
              }}
            />
          </div>
        </div>
        <div className={styles['narrowed']}>
          <p role="status">{activeFiltersText(filters.chips.length)}</p>
          <LaneChips chips={filters.chips} onRemove={filters.remove} onReset={filters.reset} />
        </div>
        <LaneFiltersForm store={filters} variant="page" />
      </form>
    </div>
  )
})

/** The submit button, and the cost of a search. */
const SearchButton = observer(({ store }: { readonly store: LaneFormStore }) => {
  const { user } = useStore(AccountTokens.AccountStore)
  const allowance = user == null ? undefined : searchAllowance(user.paywall)
  const isCounted = allowance !== undefined && allowance.limit !== null
  const texts = user != null && allowance?.isReached ? planNoticeMessage(user, 'plan-limit') : undefined
  return (
    <div className={styles['search']}>
      <Button
        id={SEARCH_ID}
        type="submit"
        variant="primary"
        className={styles['button'] ?? ''}
        aria-describedby={isCounted ? `${SEARCH_ID}-left` : undefined}
        onPointerEnter={store.prepare}
        onFocus={store.prepare}
      >
        Search lane
      </Button>
      {isCounted && (
        <p id={`${SEARCH_ID}-left`} className={styles['left']} data-full={allowance.isReached || undefined}>
          {texts ? `${texts.title}. ${texts.advice}` : allowanceText(allowance)}
        </p>
      )}
    </div>
  )
})
