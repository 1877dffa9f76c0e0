import {
  formatCount,
  paths,
  RATE_CONFIRMATION_TABS,
  type RateConfirmationCounts,
  type RateConfirmation,
  type RateConfirmationTab,
  type RateConfirmationsChoice,
  rateConfirmationsPath,
} from '@fairhaul/core'
import { Ellipsis } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useMemo } from 'react'
import { href } from '../../di/href.ts'
import { BrowserTokens } from '../../di/tokens.ts'
import { useScreenStore } from '../../di/use-screen-store.ts'
import { useStore } from '../../di/use-store.ts'
import { useColumns } from '../../parts/columns/use-columns.ts'
import sent from '../../parts/rate-confirmation/sent-list.module.css'
import type { SentListStore } from '../../parts/rate-confirmation/sent-list-store.ts'
import { SentLists } from '../../parts/rate-confirmation/SentCells.tsx'
import { SentFilters } from '../../parts/rate-confirmation/SentFilters.tsx'
import { CountedTabs } from '../../parts/tabbed-list/CountedTabs.tsx'
import { FreightHeader } from '../../parts/tabbed-list/FreightHeader.tsx'
import { FreightRows } from '../../parts/tabbed-list/FreightRows.tsx'
import { NoMatch } from '../../parts/tabbed-list/NoMatch.tsx'
import tabbed from '../../parts/tabbed-list/tabbed-list.module.css'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Menu } from '../../ui/Menu.tsx'
import { confirmationColumns } from './confirmation-columns.tsx'

export type RateConfirmationsStore = SentListStore<
  RateConfirmation,
  RateConfirmationsChoice,
  RateConfirmationCounts
>

const TABS = (Object.keys(RATE_CONFIRMATION_TABS) as RateConfirmationTab[]).map(key => ({
  key,
  label: RATE_CONFIRMATION_TABS[key].label,
}))

/** The company's rate confirmations in tabs, 50 a page. Section 2, "Rate confirmation tabs". */
export const RateConfirmationsScreen = observer(() => {
  const store = useScreenStore<RateConfirmationsStore>()
  const navigator = useStore(BrowserTokens.Navigator)
  const { list } = store
  const { address } = list
  const go = (next: Partial<RateConfirmationsChoice>, replace = false) =>
    navigator.go(rateConfirmationsPath({ ...address, page: 1, ...next }), { replace })
  return (
    <div className={tabbed['screen']}>
      <FreightHeader
        title="Rate confirmations"
        tab={RATE_CONFIRMATION_TABS[address.tab].label}
        list={list}
        changesText={({ added }) =>
          added > 0 ? formatCount(added, 'new rate confirmation') : 'The list changed'
        }
        links={<SentLists current="confirmations" />}
      />
      <CountedTabs
        label="Rate confirmations"
        current={address.tab}
        tabs={TABS}
        counts={list.counts}
        pathOf={tab => rateConfirmationsPath({ ...address, tab, page: 1 })}
      />
      <SentFilters
        store={store}
        label="Carrier name"
        text={address.carrierName ?? ''}
        creatorId={address.creatorId}
        onText={carrierName => go({ carrierName }, true)}
        onCreator={creatorId => go({ creatorId })}
      />
      <Listed store={store} />
    </div>
  )
})

const Listed = observer(({ store }: { readonly store: RateConfirmationsStore }) => {
  const { list, own } = store
  const { address, now } = list
  const today = useStore(BrowserTokens.Clock).today()
  const all = useMemo(() => confirmationColumns({ now, today }), [now, today])
  const columns = useColumns('rate-confirmations', all)
  return (
    <FreightRows
      caption="Rate confirmations"
      list={list}
      columns={columns}
      className={sent['table'] ?? ''}
      actions={rowMenu}
      pathOf={page => rateConfirmationsPath({ ...address, page })}
      empty={() => <NoConfirmations address={address} counts={list.counts} showsOwnOnly={own.showsOwnOnly} />}
    />
  )
})

const rowMenu = ({ id, carrierId }: RateConfirmation) => (
  <Menu
    label={`More for rate confirmation ${id}`}
    icon={<Ellipsis />}
    items={[
      ...(carrierId === null
        ? []
        : [{ key: 'carrier', label: 'Open the carrier', href: href(paths.carrier({ id: carrierId })) }]),
      {
        key: 'copy',
        label: 'Copy number',
        onAction: () => void navigator.clipboard.writeText(String(id)).catch(() => undefined),
      },
    ]}
  />
)

interface EmptyProps {
  readonly address: RateConfirmationsChoice
  readonly counts: RateConfirmationCounts | undefined
  readonly showsOwnOnly: boolean
}

const NoConfirmations = ({ address, counts, showsOwnOnly }: EmptyProps) => {
  const { tab, carrierName, creatorId } = address
  if (carrierName !== null || (creatorId !== null && !showsOwnOnly))
    return <NoMatch what="rate confirmation" counts={counts} clear={rateConfirmationsPath({ tab })} />
  return (
    <EmptyState
      {...(showsOwnOnly && tab === 'all'
        ? { title: 'You have not sent a rate confirmation yet.' }
        : EMPTY[tab])}
    />
  )
}

const EMPTY: Readonly<Record<RateConfirmationTab, { readonly title: string; readonly text: string }>> = {
  all: {
    title: 'No rate confirmations yet.',
    text: 'A rate confirmation is listed here once your company has sent one.',
  },
  viewed: {
    title: 'No viewed rate confirmations.',
    text: 'A rate confirmation is listed here while it is viewed and not yet delivered.',
  },
  flagged: {
    title: 'No flagged rate confirmations. Good.',
    text: 'A rate confirmation is listed here while an alert about it is open.',
  },
  delivered: {
    title: 'No delivered rate confirmations.',
    text: 'A rate confirmation is listed here once it is delivered.',
  },
}
