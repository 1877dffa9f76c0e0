import { formatNumber, latestValue, paths } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { Link } from '../../di/Link.tsx'
import { BrowserTokens } from '../../di/tokens/browser.ts'
import { useStore } from '../../di/use-store.ts'
import { LoadTrouble } from '../../parts/trouble/LoadTrouble.tsx'
import { troubleOf } from '../../parts/trouble/trouble-words.ts'
import { VerdictBadge } from '../../parts/verdict/VerdictBadge.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Section } from '../../ui/Section.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { linkClass } from '../../ui/TextLink.tsx'
import { carriersToLookAt, type LookedAt } from './carriers-to-look-at.ts'
import styles from './HomeScreen.module.css'
import type { HomeStore } from './home-store.ts'

/** The carriers a company watches, those that need a look first. */
export const MyCarriers = observer(({ store }: { readonly store: HomeStore }) => {
  const today = useStore(BrowserTokens.Clock).today()
  const page = latestValue(store.mine)
  const trouble = troubleOf(store.mine, 'My Carriers')
  return (
    <Section
      heading="My Carriers"
      className={styles['mine'] ?? ''}
      note={page && page.total > 0 && `${formatNumber(page.total)} monitored`}
    >
      {trouble !== undefined && page === undefined && (
        <LoadTrouble trouble={trouble} onRetry={() => void store.load()} />
      )}
      {trouble === undefined && page === undefined && <Skeleton shape="text" count={4} />}
      {page !== undefined && page.total === 0 && (
        <EmptyState
          title="No carrier is monitored yet"
          text="Open a carrier and choose Monitor. What changes about it is then shown here first."
        />
      )}
      {page !== undefined && page.total > 0 && <Rows rows={carriersToLookAt(page.items, today)} />}
    </Section>
  )
})

const Rows = ({ rows }: { readonly rows: readonly LookedAt[] }) => (
  <ul className={styles['list']}>
    {rows.map(({ carrier, verdict, reason }) => (
      <li key={carrier.id} className={styles['line']}>
        <span className={styles['verdict']}>
          <VerdictBadge verdict={verdict} />
        </span>
        <Link to={paths.carrier({ id: carrier.id })} className={linkClass}>
          {carrier.legalName}
        </Link>
        {reason !== undefined && <span className={styles['aside']}>{reason}</span>}
      </li>
    ))}
  </ul>
)
