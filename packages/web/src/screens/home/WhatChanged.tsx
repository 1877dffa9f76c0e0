import {
  type CarrierChange,
  CHANGE_KIND_LABELS,
  CHANGE_KINDS,
  type ChangeKind,
  countOfAll,
  formatCount,
  formatNumber,
  paths,
  planOpens,
  readChangeKind,
} from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useAddress } from '../../di/address.ts'
import { href } from '../../di/href.ts'
import { AccountTokens, BrowserTokens } from '../../di/tokens.ts'
import { useStore } from '../../di/use-store.ts'
import { errorMessage } from '../../parts/errors/error-messages.ts'
import { LoadError } from '../../parts/errors/LoadError.tsx'
import { NewerRows } from '../../parts/tabbed-list/NewerRows.tsx'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LinkTabs } from '../../ui/LinkTabs.tsx'
import { Section } from '../../ui/Section.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { ChangeRow } from './ChangeRow.tsx'
import { CHANGES_SHOWN } from './changes-store.ts'
import { FirstSteps } from './FirstSteps.tsx'
import below from './HomeBelow.module.css'
import type { HomeFeedStore } from './home-feed-store.ts'
import { MoreRows } from './MoreRows.tsx'
import { useHomeAddress } from './use-home-address.ts'
import styles from './WhatChanged.module.css'

/**
 * The changes of all monitored carriers since the user last marked them as seen. The height is the same while loading,
 * with changes or without, so that nothing below shifts. A monitor without the feed has no such part.
 */
export const WhatChanged = observer(({ store }: { readonly store: HomeFeedStore }) => {
  const { changes } = store
  const kind = readChangeKind(new URLSearchParams(useAddress().query).get('changes'))
  useEffect(() => void changes.show(kind), [changes, kind])
  const hasNone = store.hasNone === true
  if (changes.isMissing && !hasNone) return null
  const canUndo = !changes.canMark && changes.marked !== undefined
  return (
    <Section
      heading={hasNone ? 'What to do first' : 'What changed'}
      className={below['changes'] ?? ''}
      note={!hasNone && changes.since}
      actions={
        <span className={styles['act']}>
          {!hasNone && (
            <NewerRows list={changes} changesText={({ added }) => formatCount(added, 'new change')} />
          )}
          <span role="status">{canUndo && 'Marked as seen.'}</span>
          {/* One button for both, so that the focus stays on it. */}
          {!hasNone && (changes.canMark || canUndo) && (
            <Button size="small" onClick={changes.canMark ? changes.markSeen : changes.undo}>
              {changes.canMark ? 'Mark all as seen' : 'Undo'}
            </Button>
          )}
        </span>
      }
    >
      <div className={styles['room']} aria-busy={changes.feed.first.isPending}>
        {hasNone ? <FirstSteps /> : <Changes store={store} kind={kind} />}
      </div>
    </Section>
  )
})

interface ChangesProps {
  readonly store: HomeFeedStore
  readonly kind: ChangeKind | undefined
}

const Changes = observer(({ store: { changes }, kind }: ChangesProps) => {
  const { first, rows } = changes.feed
  const error = errorMessage(first.state, 'what changed')
  if (error !== undefined && first.value === undefined)
    return <LoadError error={error} onRetry={() => void changes.show(kind)} />
  if (first.value === undefined) return <Skeleton shape="text" count={CHANGES_SHOWN + 1} height="35px" />
  if (countOfAll(first.value.counts) === 0)
    return (
      <EmptyState
        title={`Nothing has changed ${changes.since}`}
        text="No change in verdict, authority, insurance, or identity alerts for any carrier you monitor."
      />
    )
  return (
    <>
      <Kinds store={changes} kind={kind} />
      {rows.length === 0 ? (
        <p className={styles['none']}>{`No changes of this kind ${changes.since}.`}</p>
      ) : (
        <Rows rows={rows} isUpdating={first.isPending} />
      )}
      {error !== undefined && <p className={styles['note']}>{`${error.title}. ${error.text}`}</p>}
      <MoreRows
        hasMore={changes.feed.next !== null}
        state={changes.feed.more.state}
        what="changes"
        onMore={() => void changes.feed.loadMore()}
      />
    </>
  )
})

const Rows = ({
  rows,
  isUpdating,
}: {
  readonly rows: readonly CarrierChange[]
  readonly isUpdating: boolean
}) => {
  const today = useStore(BrowserTokens.Clock).today()
  return (
    <ul className={styles['rows']} data-updating={isUpdating || undefined}>
      {rows.map(change => (
        <ChangeRow key={change.id} change={change} today={today} />
      ))}
    </ul>
  )
}

/** The changes by kind, each with its number in all; the address has the kind shown. */
const Kinds = observer(
  ({ store, kind }: { readonly store: HomeFeedStore['changes']; readonly kind: ChangeKind | undefined }) => {
    const { go, withParams } = useHomeAddress()
    const { user } = useStore(AccountTokens.AccountStore)
    const counts = store.feed.first.value?.counts
    if (counts === undefined) return null
    const hasRules = !user || planOpens(user.paywall, 'rule')
    const pathTo = (to: ChangeKind | undefined) => paths.home({ ...withParams({ changes: to }) })
    const tabs = [
      { key: 'all', label: 'All', href: href(pathTo(undefined)), count: formatNumber(countOfAll(counts)) },
      ...CHANGE_KINDS.filter(each => each !== 'verdict' || hasRules).map(each => ({
        key: each,
        label: CHANGE_KIND_LABELS[each],
        href: href(pathTo(each)),
        count: formatNumber(counts[each]),
      })),
    ]
    return (
      <LinkTabs
        label="Changes by kind"
        variant="pills"
        tabs={tabs}
        current={kind ?? 'all'}
        onFollow={tab => go({ changes: readChangeKind(tab.key) })}
      />
    )
  },
)
