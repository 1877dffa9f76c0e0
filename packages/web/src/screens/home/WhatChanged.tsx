import {
  CHANGE_KIND_LABELS,
  type ChangeKind,
  countChanges,
  countedText,
  formatCount,
  formatNumber,
  paths,
  planOpens,
  readChangeKind,
} from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { useAddress } from '../../di/address.ts'
import { href } from '../../di/href.ts'
import { AccountTokens, BrowserTokens } from '../../di/tokens.ts'

import { useStore } from '../../di/use-store.ts'
import { errorMessage } from '../../parts/errors/error-messages.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LinkTabs } from '../../ui/LinkTabs.tsx'
import { Section } from '../../ui/Section.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { ChangeRows } from './ChangeRows.tsx'
import { FirstSteps } from './FirstSteps.tsx'
import below from './HomeBelow.module.css'
import type { HomeFeedStore } from './home-feed-store.ts'
import styles from './WhatChanged.module.css'

/**
 * The changes of My Carriers since the user last marked them as seen. The height is the same while loading,
 * with changes or without, so that nothing below shifts.
 */
export const WhatChanged = observer(({ store }: { readonly store: HomeFeedStore }) => {
  const { mine, changes: reported } = store
  const { changes, since, isWhole } = reported
  const hasNone = mine.total === 0
  const canMark = isWhole && changes !== undefined && changes.length > 0
  const canUndo = !canMark && reported.marked !== undefined
  return (
    <Section
      heading={hasNone ? 'What to do first' : 'What changed'}
      className={below['changes'] ?? ''}
      note={!hasNone && since}
      actions={
        <span className={styles['act']}>
          <span role="status">{canUndo && 'Marked as seen.'}</span>
          {/* One button for more and fewer, so that the focus stays on it. */}
          {(canMark || canUndo) && (
            <Button size="small" onClick={canMark ? reported.markSeen : reported.undo}>
              {canMark ? 'Mark all as seen' : 'Undo'}
            </Button>
          )}
        </span>
      }
    >
      <div className={styles['room']} aria-busy={changes === undefined && mine.mine.state.kind === 'loading'}>
        {hasNone ? <FirstSteps /> : <Reported store={store} />}
      </div>
    </Section>
  )
})

const Reported = observer(({ store }: { readonly store: HomeFeedStore }) => {
  const { mine, changes: changesStore } = store
  const {
    changes,
    since,
    alerts: { state: alerts },
  } = changesStore
  const error = errorMessage(mine.mine.state, 'My Carriers')
  if (changes === undefined && error !== undefined)
    return (
      <EmptyState
        title="Nothing can be compared"
        text="My Carriers could not be loaded. Once they are, what changed stands here: try again under My Carriers."
      />
    )
  if (changes === undefined) return <Skeleton shape="text" count={6} height="40px" />
  return (
    <>
      {errorMessage(alerts, 'the newest identity alerts') !== undefined && (
        <p className={styles['note']} role="status">
          The newest identity alerts could not be asked: only how many there are is compared.{' '}
          <Button size="small" variant="quiet" onClick={() => void changesStore.retryAlerts()}>
            Try again
          </Button>
        </p>
      )}
      {changes.length === 0 ? (
        <EmptyState
          title={`Nothing has changed ${since}`}
          text={`${formatCount(mine.known.length, 'carrier')} stand as you saw them: verdicts, authority, insurance and identity alerts.`}
        />
      ) : (
        <Kinds store={store} />
      )}
    </>
  )
})

/** The changes by kind; the address has the kind shown. */
const Kinds = observer(({ store }: { readonly store: HomeFeedStore }) => {
  const { mine, changes: changesStore } = store
  const changes = changesStore.changes ?? []
  const navigator = useStore(BrowserTokens.Navigator)
  const { user } = useStore(AccountTokens.AccountStore)
  const query = new URLSearchParams(useAddress().query)
  const kind = readChangeKind(query.get('changes'))
  const pathTo = (to: ChangeKind | undefined) =>
    paths.home({ region: query.get('region') ?? undefined, changes: to })
  const hasRules = !user || planOpens(user.paywall, 'rule')
  const tabs = [
    { key: 'all', label: 'All', href: href(pathTo(undefined)), count: formatNumber(changes.length) },
    ...countChanges(changes)
      .filter(each => each.kind !== 'verdict' || hasRules)
      .map(each => ({
        key: each.kind,
        label: CHANGE_KIND_LABELS[each.kind],
        href: href(pathTo(each.kind)),
        count: formatNumber(each.count),
      })),
  ]
  const shown = kind === undefined ? changes : changes.filter(change => change.kind === kind)
  const counted = countedText({ counted: mine.known.length, total: mine.total ?? 0 })
  return (
    <>
      <LinkTabs
        label="Changes by kind"
        variant="pills"
        tabs={tabs}
        current={kind ?? 'all'}
        onFollow={tab => navigator.go(pathTo(readChangeKind(tab.key)))}
      />
      {shown.length === 0 ? (
        <p className={styles['none']}>{`Nothing of this kind has changed ${changesStore.since}.`}</p>
      ) : (
        <ChangeRows key={kind ?? 'all'} changes={shown} />
      )}
      {counted !== undefined && <p className={styles['note']}>{counted}</p>}
    </>
  )
})
