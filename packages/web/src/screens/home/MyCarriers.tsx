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
import { BrowserTokens } from '../../di/tokens.ts'
import { useStore } from '../../di/use-store.ts'
import { errorMessage } from '../../parts/errors/error-messages.ts'
import { LoadError } from '../../parts/errors/LoadError.tsx'
import { VerdictBadge } from '../../parts/verdict/VerdictBadge.tsx'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Section } from '../../ui/Section.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { linkClass } from '../../ui/TextLink.tsx'
import mapStyles from './CarriersOnMap.module.css'
import { CarriersOnMap } from './CarriersOnMap.tsx'
import { carriersToCompare, type SnapshotMoment } from './carriers-to-look-at.ts'
import below from './HomeBelow.module.css'
import lines from './lines.module.css'
import styles from './MyCarriers.module.css'
import type { MyCarriersStore } from './my-carriers-store.ts'

/**
 * The monitored carriers of the company: their map, and the carriers that need attention first, of all or of one
 * region.
 */
interface Props {
  readonly store: MyCarriersStore
  readonly onRetry: () => void
}

export const MyCarriers = observer(({ store, onRetry }: Props) => {
  const today = useStore(BrowserTokens.Clock).today()
  const page = latestValue(store.mine.state)
  const navigator = useStore(BrowserTokens.Navigator)
  const query = new URLSearchParams(useAddress().query)
  const region = readRegion(query.get('region') ?? '')
  const changes = query.get('changes') ?? undefined
  const show = (key: string | undefined) => navigator.go(paths.home({ region: key, changes }))
  const choose = (key: string) => show(key === region?.key ? undefined : key)
  const { known } = store
  const shown = region === undefined ? known : carriersInRegion(known, region)
  const error = errorMessage(store.mine.state, 'My Carriers')
  return (
    <Section
      heading="My Carriers"
      className={below['mine'] ?? ''}
      note={page && page.total > 0 && `${formatNumber(page.total)} monitored`}
    >
      {error !== undefined && page === undefined && <LoadError error={error} onRetry={onRetry} />}
      {error === undefined && page === undefined && (
        <>
          <div className={mapStyles['placeholder']} />
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
        <div className={styles['parts']}>
          <CarriersOnMap carriers={known} total={page.total} region={region} onRegion={choose} />
          <div>
            <Narrowed
              region={region}
              count={shown.length}
              counted={{ counted: known.length, total: page.total }}
              onAll={() => show(undefined)}
            />
            <Rows rows={carriersToCompare(shown, today)} />
          </div>
        </div>
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

/** The region of the list below, read out when it changes, and the button to clear it. */
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

const Rows = ({ rows }: { readonly rows: readonly SnapshotMoment[] }) => (
  <ul className={`${lines['list']} ${styles['rows']}`}>
    {rows.map(({ carrier, verdict, reason }) => (
      <li key={carrier.id} className={`${lines['line']} ${styles['row']}`}>
        <span className={styles['verdict']}>
          <VerdictBadge verdict={verdict} />
        </span>
        <Link to={paths.carrier({ id: carrier.id })} className={linkClass}>
          {carrier.legalName}
        </Link>
        {reason !== undefined && <span className={`${lines['aside']} ${styles['reason']}`}>{reason}</span>}
      </li>
    ))}
  </ul>
)
