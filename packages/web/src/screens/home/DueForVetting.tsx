import {
  formatNumber,
  lastDecidedText,
  nothingDueText,
  paths,
  policyPath,
  profilePath,
  seesFullCarrierProfile,
  VETTING_REASON_LABELS,
  VETTING_REASONS,
  type VettedCarrier,
  vettingDue,
  vettingDueText,
  type VettingFeed,
  type VettingReason,
  vettingReasonText,
  type VettingTerms,
  vettingIsOn,
} from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { href } from '../../di/href.ts'
import { Link } from '../../di/Link.tsx'
import { AccountTokens, BrowserTokens } from '../../di/tokens.ts'
import { useStore } from '../../di/use-store.ts'
import { CarrierNameText } from '../../parts/carrier-name/CarrierNameText.tsx'
import { errorMessage } from '../../parts/errors/error-messages.ts'
import { LoadError } from '../../parts/errors/LoadError.tsx'
import { isAbsent } from '../../stores/not-found.ts'
import { buttonStyle } from '../../ui/Button.tsx'
import { LinkTabs } from '../../ui/LinkTabs.tsx'
import { Section } from '../../ui/Section.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { linkClass } from '../../ui/TextLink.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import styles from './DueForVetting.module.css'
import below from './HomeBelow.module.css'
import { DUE_SHOWN, type HomeFeedStore } from './home-feed-store.ts'
import { MoreRows } from './MoreRows.tsx'
import { useHomeAddress } from './use-home-address.ts'

const readReason = (name: string | null): VettingReason | undefined =>
  VETTING_REASONS.find(reason => reason === name)

/**
 * The onboarded carriers that are to be decided on again, the most overdue first. Left out where the monitor does not say,
 * and where the company never decides again. Section 3, "Re-vetting".
 */
export const DueForVetting = observer(({ store: { due } }: { readonly store: HomeFeedStore }) => {
  const reason = readReason(useHomeAddress().query.get('due'))
  useEffect(() => void due.load(reason), [due, reason])
  const { first } = due
  const feed = first.value
  if (isAbsent(first) || (feed !== undefined && !vettingIsOn(feed.terms))) return null
  const error = errorMessage(first.state, 'the carriers that are due')
  return (
    <Section
      heading="Due for re-vetting"
      className={below['mine'] ?? ''}
      actions={
        <Link to={policyPath()} className={linkClass}>
          When carriers are due
        </Link>
      }
    >
      {error !== undefined && <LoadError error={error} onRetry={() => void due.load(reason)} />}
      {error === undefined && feed === undefined && (
        <div aria-busy="true">
          <Skeleton shape="text" count={DUE_SHOWN + 1} height="44px" />
        </div>
      )}
      {feed !== undefined && (
        <>
          <Reasons counts={feed.counts} current={reason} />
          <Rows store={due} feed={feed} />
        </>
      )}
    </Section>
  )
})

interface ReasonsProps {
  readonly counts: VettingFeed['counts']
  readonly current: VettingReason | undefined
}

/** The reasons that some are due for, with their numbers in all. Empty: nothing when nothing is due. */
const Reasons = ({ counts, current }: ReasonsProps) => {
  const { go, withParams } = useHomeAddress()
  const total = VETTING_REASONS.reduce((sum, reason) => sum + counts[reason], 0)
  if (total === 0 && current === undefined) return null
  const pathTo = (due: VettingReason | undefined) => href(paths.home({ ...withParams({ due }) }))
  return (
    <LinkTabs
      label="Carriers that are due, by reason"
      variant="pills"
      tabs={[
        { key: 'all', label: 'All', href: pathTo(undefined), count: formatNumber(total) },
        ...VETTING_REASONS.filter(reason => counts[reason] > 0 || reason === current).map(reason => ({
          key: reason,
          label: VETTING_REASON_LABELS[reason],
          href: pathTo(reason),
          count: formatNumber(counts[reason]),
        })),
      ]}
      current={current ?? 'all'}
      onFollow={({ key }) => go({ due: key === 'all' ? undefined : key })}
    />
  )
}

interface RowsProps {
  readonly store: HomeFeedStore['due']
  readonly feed: VettingFeed
}

const Rows = observer(({ store, feed: { terms, upcoming } }: RowsProps) => {
  const today = useStore(BrowserTokens.Clock).today()
  if (store.rows.length === 0)
    return (
      <p className={styles['none']}>
        {nothingDueText(upcoming, upcoming === null ? undefined : vettingDue(upcoming, terms, today))}
      </p>
    )
  return (
    <>
      <ul className={styles['rows']} data-updating={store.first.isPending || undefined}>
        {store.rows.map(carrier => (
          <Row key={carrier.carrierId} carrier={carrier} terms={terms} />
        ))}
      </ul>
      <MoreRows
        hasMore={store.next !== null}
        state={store.more.state}
        what="carriers"
        onMore={() => void store.loadMore()}
      />
    </>
  )
})

interface RowProps {
  readonly carrier: VettedCarrier
  readonly terms: VettingTerms
}

const Row = observer(({ carrier, terms }: RowProps) => {
  const today = useStore(BrowserTokens.Clock).today()
  const { user } = useStore(AccountTokens.AccountStore)
  const due = vettingDue(carrier, terms, today)
  const { carrierId: id, legalName, lastDecision } = carrier
  const name = <CarrierNameText name={legalName} />
  return (
    <li className={styles['row']}>
      <span className={styles['reason']}>{vettingReasonText(due)}</span>
      <Link to={profilePath(id, {}, 'decisions')} className={`${linkClass} ${styles['name']}`}>
        {name}
      </Link>
      <span className={styles['last']}>
        {lastDecision !== null && `Last decided ${lastDecidedText(lastDecision, 'sentence')}; `}
        {vettingDueText(due)}
      </span>
      {user != null && seesFullCarrierProfile(user) && (
        <Link to={profilePath(id, { drawer: 'decision' }, 'decisions')} {...buttonStyle({ size: 'small' })}>
          Decide<VisuallyHidden> on {name}</VisuallyHidden>
        </Link>
      )}
    </li>
  )
})
