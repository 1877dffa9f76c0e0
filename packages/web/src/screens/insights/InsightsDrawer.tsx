import {
  INSIGHT_KINDS,
  INSIGHT_TEXTS,
  INSIGHTS_COUNTED_MAX,
  type Insight,
  insightsPath,
  insightText,
  paths,
} from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { Link } from '../../di/Link.tsx'
import { useCloseDrawer } from '../../parts/drawer-history/use-close-drawer.ts'
import { errorMessage } from '../../parts/errors/error-messages.ts'
import { LoadError } from '../../parts/errors/LoadError.tsx'
import { isNotFound } from '../../stores/not-found.ts'
import { buttonStyle } from '../../ui/Button.tsx'
import { Drawer } from '../../ui/Drawer.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Section } from '../../ui/Section.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { linkClass } from '../../ui/TextLink.tsx'
import styles from './InsightsScreen.module.css'
import type { InsightsStore } from './insights-store.ts'

/** All insights of one carrier, each with its evidence, its source and what it does not prove. */
export const InsightsDrawer = observer(({ store }: { readonly store: InsightsStore }) => {
  const { address, openInsights, openName } = store
  const opened = store.opened.state
  const id = address.open
  const close = useCloseDrawer(store.drawerHistory, insightsPath({ ...address, open: null }))
  if (id === null) return null
  const error = errorMessage(opened, 'the insights')
  const isMissing = isNotFound(opened)
  return (
    <Drawer
      title={openName ?? `Carrier ${id}`}
      subtitle="Insights and sources"
      isOpen
      onClose={close}
      footer={
        <Link to={paths.carrier({ id })} {...buttonStyle({ variant: 'primary' })}>
          Open profile
        </Link>
      }
    >
      {isMissing && <EmptyState title="This carrier does not exist" text="No carrier has this number." />}
      {error !== undefined && !isMissing && <LoadError error={error} onRetry={store.retryOpen} />}
      {opened.kind === 'loading' && (
        <div aria-busy="true">
          <Skeleton shape="text" count={5} />
        </div>
      )}
      {openInsights?.length === 0 && (
        <EmptyState title="No insights about this carrier" text="Its record may have changed." />
      )}
      {openInsights !== undefined &&
        INSIGHT_KINDS.map(kind => (
          <Kind key={kind} kind={kind} insights={openInsights.filter(insight => insight.kind === kind)} />
        ))}
    </Drawer>
  )
})

const Kind = ({
  kind,
  insights,
}: {
  readonly kind: Insight['kind']
  readonly insights: readonly Insight[]
}) => {
  if (insights.length === 0) return null
  const { label, explanation, caveat } = INSIGHT_TEXTS[kind]
  return (
    <Section heading={label} level={3} variant="bare">
      <p className={styles['meaning']}>
        {explanation} {caveat}
      </p>
      <ul className={styles['evidence']}>
        {insights.map(insight => (
          <Evidence key={insight.id} insight={insight} label={label} />
        ))}
      </ul>
      {insights.length >= INSIGHTS_COUNTED_MAX && (
        <p className={styles['note']}>The newest {INSIGHTS_COUNTED_MAX} are shown. There may be more.</p>
      )}
    </Section>
  )
}

/** Leaves out what the heading says already. */
const Evidence = ({ insight, label }: { readonly insight: Insight; readonly label: string }) => {
  const { what, evidence, source, about } = insightText(insight)
  return (
    <li className={styles['insight']}>
      {what !== label && <span className={styles['what']}>{what}</span>}
      {evidence !== null && <span>{evidence}</span>}
      <span className={styles['note']}>{source}</span>
      {about !== null && (
        <Link to={paths.carrier({ id: about.id })} className={linkClass}>
          Open {about.name}
        </Link>
      )}
    </li>
  )
}
