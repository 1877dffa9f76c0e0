import { formatCount, formatNumber, paths } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { Link } from '../../di/Link.tsx'
import { useScreenStore } from '../../di/use-screen-store.ts'
import { ExportButton } from '../../parts/export/ExportButton.tsx'
import { ListError } from '../../parts/list/ListError.tsx'
import { PrintButton } from '../../parts/print/PrintButton.tsx'
import { PrintedLine } from '../../parts/print/PrintedLine.tsx'
import { Button, buttonStyle } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { ProgressBar } from '../../ui/ProgressBar.tsx'
import { RefusedState } from '../../ui/RefusedState.tsx'
import { ScreenHeader } from '../../ui/ScreenHeader.tsx'
import { linkClass } from '../../ui/TextLink.tsx'
import { ChangedCarriers } from './ChangedCarriers.tsx'
import { DraftForm } from './DraftForm.tsx'
import styles from './RuleWhatIfScreen.module.css'
import { VerdictTable } from './VerdictTable.tsx'
import type { WhatIfStore } from './what-if-store.ts'

const TITLE = 'Rule what-if'
const OUTCOME = 'outcome'

/** Other rules, tried on all of the company's own carriers: whose verdict would change, which way, and why. */
export const RuleWhatIfScreen = observer(() => {
  const store = useScreenStore<WhatIfStore>()
  const { closed } = store
  if (closed === null) return <OpenWhatIf store={store} />
  return (
    <>
      <ScreenHeader title={TITLE} />
      <RefusedState
        title={closed.title}
        text={`${closed.explanation} ${closed.advice}`}
        action={
          <Link to={paths.home()} {...buttonStyle({ variant: 'primary' })}>
            Go to Home
          </Link>
        }
      />
    </>
  )
})

const OpenWhatIf = observer(({ store }: { readonly store: WhatIfStore }) => {
  const { current, facts } = store
  const count = facts.value?.carriers.length
  return (
    <div className={styles['screen']}>
      <PrintedLine subject={TITLE} />
      <ScreenHeader
        title={TITLE}
        count={count === undefined ? facts.isPending && 'loading' : formatCount(count, 'carrier')}
        actions={
          <div className={styles['actions']}>
            <PrintButton />
            <ExportButton store={store.file} unit="carrier" isDisabled={store.moves.length === 0} />
          </div>
        }
        description="Try other rules on the carriers you connect with or monitor. A draft changes nothing. To change your rules, copy the draft and send it to Fairhaul support."
      />
      <ListError question={current.state} what="your rules" onRetry={store.load} />
      {current.value !== undefined && (
        <div className={styles['columns']}>
          <DraftForm store={store} />
          <Turned store={store} />
          <div className={styles['outcome']} id={OUTCOME}>
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
                  question={store.comparison.state}
                  what="the comparison"
                  onRetry={() => void store.comparison.reload()}
                />
                <VerdictTable store={store} />
                <ChangedCarriers store={store} />
              </>
            )}
          </div>
        </div>
      )}
    </div>
  )
})

/** On a phone the verdicts are below the draft: how many turn stays in view, and leads there. */
const Turned = observer(({ store }: { readonly store: WhatIfStore }) => {
  const turned = store.comparison.value?.[store.shown]?.moves.length
  if (turned === undefined) return null
  return (
    <a className={styles['turned']} href={`#${OUTCOME}`}>
      {turned === 0 ? 'No verdict changes' : `${formatCount(turned, 'carrier')} would change`}
    </a>
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
