import {
  carriersInRegion,
  formatNumber,
  latestValue,
  paths,
  type Region,
  readRegion,
  regionCountText,
} from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { useAddress } from '../../di/address.ts'
import { Link } from '../../di/Link.tsx'
import { BrowserTokens } from '../../di/tokens/browser.ts'
import { useStore } from '../../di/use-store.ts'
import { LoadTrouble } from '../../parts/trouble/LoadTrouble.tsx'
import { troubleOf } from '../../parts/trouble/trouble-words.ts'
import { VerdictBadge } from '../../parts/verdict/VerdictBadge.tsx'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Section } from '../../ui/Section.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { linkClass } from '../../ui/TextLink.tsx'
import { carriersToLookAt, type LookedAt } from './carriers-to-look-at.ts'
import { CarriersOnMap } from './CarriersOnMap.tsx'
import mapStyles from './CarriersOnMap.module.css'
import styles from './HomeScreen.module.css'
import type { HomeStore } from './home-store.ts'

/** The carriers a company watches: where they are, and those that need a look first, all of them or of one region. */
export const MyCarriers = observer(({ store }: { readonly store: HomeStore }) => {
  const today = useStore(BrowserTokens.Clock).today()
  const page = latestValue(store.mine)
  const navigator = useStore(BrowserTokens.Navigator)
  const region = readRegion(new URLSearchParams(useAddress().query).get('region') ?? '')
  const choose = (key: string) =>
    navigator.go(key === region?.key ? paths.home() : paths.home({ region: key }))
  const { known } = store
  const shown = region === undefined ? known : carriersInRegion(known, region)
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
      {trouble === undefined && page === undefined && (
        <>
          <div className={mapStyles['room']} />
          <Skeleton shape="text" count={4} />
        </>
      )}
      {page !== undefined && page.total === 0 && (
        <EmptyState
          title="No carrier is monitored yet"
          text="Open a carrier and choose Monitor. What changes about it is then shown here first."
        />
      )}
      {page !== undefined && page.total > 0 && (
        <>
          <CarriersOnMap carriers={known} total={page.total} region={region} onRegion={choose} />
          <Narrowed
            region={region}
            count={shown.length}
            counted={{ counted: known.length, total: page.total }}
            onAll={() => navigator.go(paths.home())}
          />
          <Rows rows={carriersToLookAt(shown, today)} />
        </>
      )}
    </Section>
  )
})

interface NarrowedProps {
  readonly region: Region | undefined
  readonly count: number
  readonly counted: { readonly counted: number; readonly total: number }
  readonly onAll: () => void
}

/** What the list below is narrowed to, read out when it changes, and the way back. */
const Narrowed = ({ region, count, counted, onAll }: NarrowedProps) => (
  <div className={mapStyles['narrowed']}>
    <span role="status">
      {region === undefined ? 'Those that need a look first' : regionCountText({ region, count }, counted)}
    </span>
    {region !== undefined && (
      <Button size="small" onClick={onAll}>
        Show all regions
      </Button>
    )}
  </div>
)

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
