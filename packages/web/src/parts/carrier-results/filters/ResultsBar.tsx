import {
  carrierFilterChips,
  carrierSortText,
  otherSearch,
  type ResultsRoute,
  recognizeText,
  resultsPath,
  seesSafetyData,
} from '@fairhaul/core'
import { SlidersHorizontal } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { lazy, Suspense, useMemo, useState } from 'react'
import { AccountTokens } from '../../../di/tokens.ts'
import { useStore } from '../../../di/use-store.ts'
import { Button } from '../../../ui/Button.tsx'
import { Chip } from '../../../ui/Chip.tsx'
import { ColumnsButton } from '../../../ui/ColumnsButton.tsx'
import type { ColumnChoosing } from '../../../ui/column-choosing.ts'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { SaveSearch } from '../../save-search/SaveSearch.tsx'
import type { CarrierResultsStore } from '../carrier-results-store.ts'
import { useResultsMoves } from '../use-results-moves.ts'
import { FilterChips } from './FilterChips.tsx'
import styles from './filters.module.css'

interface Props {
  readonly store: CarrierResultsStore
  readonly route: ResultsRoute
  readonly choosing: ColumnChoosing
}

// Loaded when opened: it is much code, and few searches are filtered.
const FilterPanel = lazy(async () => ({ default: (await import('./FilterPanel.tsx')).FilterPanel }))

/** The filters and the order of the results, with the buttons to change them and to save the search. */
export const ResultsBar = observer(({ store, route, choosing }: Props) => {
  const [isOpen, setOpen] = useState(false)
  const { user } = useStore(AccountTokens.AccountStore)
  const { address } = store
  const moves = useResultsMoves(route, address)
  const chips = useMemo(() => carrierFilterChips(address.filters), [address])
  if (user === null || user === undefined) return null
  const hasShown = store.shown !== undefined
  // A search for a phone or a vehicle that finds no carrier is none to save.
  const isOther = store.shown?.page.total === 0 && otherSearch(recognizeText(address.text)) !== undefined
  return (
    <div className={styles['bar']} data-on-screen>
      <div className={styles['line']}>
        <Button icon={<SlidersHorizontal />} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          Filters{chips.length > 0 && ` (${chips.length})`}
        </Button>
        {chips.length > 0 && <FilterChips chips={chips} onFilter={moves.filter} />}
        {address.sort !== null && (
          <Chip label={carrierSortText(address.sort)} onClick={() => moves.sort(null)} />
        )}
        {hasShown && (
          <span className={styles['save']}>
            <ColumnsButton choosing={choosing} />
            {!isOther && <SaveSearch address={resultsPath(route, address)} />}
          </span>
        )}
      </div>
      {isOpen && (
        <Suspense fallback={<Skeleton shape="block" />}>
          <FilterPanel
            filters={address.filters}
            sort={address.sort}
            mayRule={user.paywall.canRule}
            seesSafety={seesSafetyData(user)}
            onFilter={moves.filter}
            onSort={moves.sort}
          />
        </Suspense>
      )}
    </div>
  )
})
