import { formatCount, formatNumber, paths } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { Link } from '../../di/Link.tsx'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { ProgressBar } from '../../ui/ProgressBar.tsx'
import { linkClass } from '../../ui/TextLink.tsx'
import { ListError } from '../list/ListError.tsx'
import { ChangedCarriers } from './ChangedCarriers.tsx'
import styles from './Outcome.module.css'
import { VerdictTable } from './VerdictTable.tsx'
import type { WhatIfStore } from './what-if-store.ts'

/** What drafts would change: how many carriers have which verdict, and who turns which way and why. */
export const Outcome = observer(({ store }: { readonly store: WhatIfStore }) => {
  const { facts, comparison } = store
  const count = facts.value?.carriers.length
  return (
    <>
      <FactsState store={store} />
      {facts.value !== undefined && count === 0 && <NoCarriers />}
      {facts.value !== undefined && count !== 0 && (
        <>
          {facts.value.isPartial && (
            <Notice tone="info" title="These verdicts are partial.">
              Rules on safety data are hidden from you. Every draft applies them unchanged.
            </Notice>
          )}
          <ListError
            question={comparison.state}
            what="the comparison"
            onRetry={() => void comparison.reload()}
          />
          <VerdictTable store={store} />
          <ChangedCarriers store={store} />
        </>
      )}
    </>
  )
})

/** The facts while they load, when they were stopped, and when they did not come. */
const FactsState = observer(({ store }: { readonly store: WhatIfStore }) => {
  const { facts, progress } = store
  if (facts.isPending && facts.value === undefined)
    return (
      <div className={styles['loading']} aria-busy="true">
        <ProgressBar
          label="Loading your carriers"
          value={progress?.done}
          max={progress === undefined || progress.of === 0 ? undefined : progress.of}
          text={
            progress === undefined || progress.of === 0
              ? 'Loading your carriers'
              : `${formatNumber(progress.done)} of ${formatCount(progress.of, 'carrier')} loaded`
          }
        />
        <Button size="small" onClick={store.stop}>
          Stop
        </Button>
      </div>
    )
  if (facts.state.kind === 'idle' && progress !== undefined)
    return (
      <Notice
        tone="info"
        title="Loading was stopped."
        action={
          <Button size="small" onClick={store.load}>
            Load carriers
          </Button>
        }
      >
        A draft is compared once all carriers are loaded.
      </Notice>
    )
  return <ListError question={facts.state} what="the facts of your carriers" onRetry={store.load} />
})

const NoCarriers = () => (
  <Notice tone="info" title="You have no carriers to try rules on yet.">
    Rules are tried on the carriers you connect with or monitor.{' '}
    <Link to={paths.home()} className={linkClass}>
      Find a carrier
    </Link>
  </Notice>
)
