import { formatCount, paths } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { Link } from '../../di/Link.tsx'
import { useScreenStore } from '../../di/use-screen-store.ts'
import { ExportButton } from '../../parts/export/ExportButton.tsx'
import { ListError } from '../../parts/list/ListError.tsx'
import { PrintButton } from '../../parts/print/PrintButton.tsx'
import { PrintedLine } from '../../parts/print/PrintedLine.tsx'
import { buttonStyle } from '../../ui/Button.tsx'
import { RefusedState } from '../../ui/RefusedState.tsx'
import { ScreenHeader } from '../../ui/ScreenHeader.tsx'
import { Outcome } from '../../parts/rule-what-if/Outcome.tsx'
import { DraftForm } from './DraftForm.tsx'
import styles from './RuleWhatIfScreen.module.css'
import type { WhatIfStore } from '../../parts/rule-what-if/what-if-store.ts'

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
        description="Try other rules on the carriers you connect with or monitor. A draft changes nothing: your rules are what your policy says."
      />
      <ListError question={current.state} what="your rules" onRetry={store.load} />
      {current.value !== undefined && (
        <div className={styles['columns']}>
          <DraftForm store={store} />
          <Turned store={store} />
          <div className={styles['outcome']} id={OUTCOME}>
            <Outcome store={store} />
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
