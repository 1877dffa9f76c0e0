import {
  changeWhenText,
  countOfCarriers,
  formatCount,
  formatNumber,
  paths,
  placeText,
  readRegion,
  type Verdict,
  type WatchedCarrier,
  WORST_FIRST,
} from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { href } from '../../di/href.ts'
import { Link } from '../../di/Link.tsx'
import { BrowserTokens } from '../../di/tokens.ts'
import { useStore } from '../../di/use-store.ts'
import { CarrierNameText } from '../../parts/carrier-name/CarrierNameText.tsx'
import { errorMessage } from '../../parts/errors/error-messages.ts'
import { LoadError } from '../../parts/errors/LoadError.tsx'
import { VerdictWithReason } from '../../parts/verdict/VerdictWithReason.tsx'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LinkTabs } from '../../ui/LinkTabs.tsx'
import { Section } from '../../ui/Section.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { linkClass } from '../../ui/TextLink.tsx'
import { type AttentionStore, CARRIERS_SHOWN } from './attention-store.ts'
import below from './HomeBelow.module.css'
import type { HomeFeedStore } from './home-feed-store.ts'
import { MoreRows } from './MoreRows.tsx'
import styles from './Attention.module.css'
import { StatesOfCarriers } from './StatesOfCarriers.tsx'
import { useHomeAddress } from './use-home-address.ts'

const readVerdict = (name: string | null): Verdict | undefined =>
  WORST_FIRST.find(verdict => verdict.toLowerCase() === name)

/**
 * The monitored carriers of the company that fail or are incomplete, the worst first, with the reason; and in which
 * states they are. The address has the verdict and the state shown.
 */
export const Attention = observer(({ store }: { readonly store: HomeFeedStore }) => {
  const { attention } = store
  const { query } = useHomeAddress()
  const verdict = readVerdict(query.get('verdict'))
  const region = readRegion(query.get('region') ?? '')
  useEffect(() => void attention.show({ verdict, region }), [attention, verdict, region])
  const { first } = attention.carriers
  const part = first.value
  const error = part === undefined ? errorMessage(first.state, 'My Carriers') : undefined
  const retry = () => void attention.show({ verdict, region })
  return (
    <Section
      heading="Needs attention"
      className={below['mine'] ?? ''}
      note={part !== undefined && part.monitored > 0 && `${formatNumber(part.monitored)} monitored`}
    >
      {error !== undefined && <LoadError error={error} onRetry={retry} />}
      {error === undefined && part === undefined && (
        <div aria-busy="true">
          <Skeleton shape="text" count={CARRIERS_SHOWN + 1} height="44px" />
        </div>
      )}
      {store.hasNone === true && (
        <EmptyState
          title="You do not monitor any carriers yet"
          text="Open a carrier and choose Monitor. If it fails your rules, it shows up here."
        />
      )}
      {part !== undefined && store.hasNone !== true && (
        <div className={styles['parts']}>
          <div>
            <Tallies store={attention} />
            <Rows store={attention} />
          </div>
          {part.counts !== null && <StatesOfCarriers store={store} region={region} />}
        </div>
      )}
    </Section>
  )
})

/** The verdicts with their numbers in all. Empty: nothing from a monitor without the feed. */
const Tallies = observer(({ store }: { readonly store: AttentionStore }) => {
  const { go, withParams } = useHomeAddress()
  const counts = store.carriers.first.value?.counts
  const { verdict, region } = store.filter
  if (counts === undefined || counts === null) return null
  const pathTo = (to: string | undefined) => href(paths.home({ ...withParams({ verdict: to }) }))
  const tabs = [
    {
      key: 'all',
      label: 'Fail or incomplete',
      href: pathTo(undefined),
      count: formatNumber(counts.Fail + counts.Incomplete),
    },
    ...WORST_FIRST.map(each => ({
      key: each.toLowerCase(),
      label: each,
      href: pathTo(each.toLowerCase()),
      count: formatNumber(counts[each]),
    })),
  ]
  return (
    <div className={styles['tallies']}>
      <LinkTabs
        label="Carriers by verdict"
        variant="pills"
        tabs={tabs}
        current={verdict?.toLowerCase() ?? 'all'}
        onFollow={tab => go({ verdict: tab.key === 'all' ? undefined : tab.key })}
      />
      <span role="status">
        {region !== undefined && `${formatCount(countOfCarriers(counts), 'carrier')} in ${region.name}`}
      </span>
      {region !== undefined && (
        <Button size="small" onClick={() => go({ region: undefined })}>
          Show all states
        </Button>
      )}
    </div>
  )
})

const Rows = observer(({ store }: { readonly store: AttentionStore }) => {
  const { rows, first } = store.carriers
  const part = first.value
  if (part === undefined) return null
  if (rows.length === 0) return <p className={styles['none']}>{emptyText(store)}</p>
  const error = errorMessage(first.state, 'the latest verdicts')
  return (
    <>
      <ul className={styles['rows']} data-updating={first.isPending || undefined}>
        {rows.map(row => (
          <Row key={row.carrier.id} row={row} />
        ))}
      </ul>
      {error !== undefined && <p className={styles['note']}>{`${error.title}. ${error.text}`}</p>}
      <MoreRows
        hasMore={store.carriers.next !== null}
        state={store.carriers.more.state}
        what="carriers"
        onMore={() => void store.carriers.loadMore()}
      />
    </>
  )
})

const emptyText = ({ filter: { verdict, region }, carriers }: AttentionStore): string => {
  const counts = carriers.first.value?.counts
  const place = region === undefined ? '' : ` in ${region.name}`
  if (
    counts != null &&
    counts.None > 0 &&
    counts.Pass + counts.Override + counts.Fail + counts.Incomplete === 0
  )
    return `${formatCount(counts.None, 'carrier')}${place} monitored. Nothing is assessed: your plan or company has no rules.`
  return verdict === undefined
    ? `No monitored carrier${place} fails or is incomplete.`
    : `No monitored carrier${place} has the verdict ${verdict}.`
}

const Row = ({ row: { carrier, turnedOn } }: { readonly row: WatchedCarrier }) => {
  const today = useStore(BrowserTokens.Clock).today()
  const place = placeText(carrier.physicalAddress)
  return (
    <li className={styles['row']}>
      <Link to={paths.carrier({ id: carrier.id })} className={`${linkClass} ${styles['name']}`}>
        <CarrierNameText name={carrier.legalName} />
      </Link>
      <span className={styles['place']}>{place}</span>
      <span className={styles['verdict']}>
        <VerdictWithReason carrier={carrier} today={today} place="row" />
      </span>
      <span className={styles['when']}>
        {turnedOn !== null && `since ${changeWhenText({ on: turnedOn, noticedAt: '' }, today)}`}
      </span>
    </li>
  )
}
