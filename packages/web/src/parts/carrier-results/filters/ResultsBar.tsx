import { carrierFilterChips, type ResultsRoute, seesSafetyData } from '@fairhaul/core'
import { SlidersHorizontal } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { lazy, Suspense, useMemo, useState } from 'react'
import { AccountTokens } from '../../../di/tokens.ts'
import { useStore } from '../../../di/use-store.ts'
import { Button } from '../../../ui/Button.tsx'
import { ColumnsButton } from '../../../ui/ColumnsButton.tsx'
import { cx } from '../../../ui/cx.ts'
import type { ColumnChoosing } from '../../../ui/column-choosing.ts'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import type { CarrierResultsStore } from '../carrier-results-store.ts'
import { useResultsMoves } from '../use-results-moves.ts'
import { FilterChips } from './FilterChips.tsx'
import styles from './filters.module.css'
import { OrderSelect } from './OrderSelect.tsx'
import { VerdictFilter } from './VerdictFilter.tsx'

interface Props {
  readonly store: CarrierResultsStore
  readonly route: ResultsRoute
  readonly choosing: ColumnChoosing
}

// Loaded when opened: it is much code, and few searches are filtered.
const FilterPanel = lazy(async () => ({ default: (await import('./FilterPanel.tsx')).FilterPanel }))

/** The verdicts of the results with their counts, the other filters, the order and the columns. */
export const ResultsBar = observer(({ store, route, choosing }: Props) => {
  const [isOpen, setOpen] = useState(false)
  const { user } = useStore(AccountTokens.AccountStore)
  const { address } = store
  const moves = useResultsMoves(route, address)
  const chips = useMemo(
    () => carrierFilterChips(address.filters).filter(({ name }) => name !== 'verdict'),
    [address],
  )
  if (user === null || user === undefined) return null
  // Their place is there while the first results load, so that no row moves when the counts arrive.
  const hasResults = store.shown !== undefined || store.isFirstLoading
  return (
    <div className={styles['bar']} data-on-screen>
      <div className={styles['line']}>
        {user.paywall.canRule && hasResults && (
          <VerdictFilter
            tally={store.tally.tally}
            verdict={address.filters.verdict}
            onChoose={verdict => moves.filter({ ...address.filters, verdict })}
          />
        )}
        <Button
          size="small"
          icon={<SlidersHorizontal />}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          Filters{chips.length > 0 && ` (${chips.length})`}
        </Button>
        {hasResults && (
          <span className={styles['tools']}>
            <OrderSelect sort={address.sort} user={user} onSort={moves.sort} />
            <ColumnsButton choosing={choosing} className={styles['columns'] ?? ''} />
          </span>
        )}
      </div>
      {chips.length > 0 && (
        <div className={cx(styles['line'], styles['scrolling'])}>
          <FilterChips chips={chips} onFilter={moves.filter} />
        </div>
      )}
      {isOpen && (
        <Suspense fallback={<Skeleton shape="block" />}>
          <FilterPanel
            filters={address.filters}
            mayRule={user.paywall.canRule}
            seesSafety={seesSafetyData(user)}
            onFilter={moves.filter}
          />
        </Suspense>
      )}
    </div>
  )
})
