import {
  formatCount,
  formatNumber,
  LANE_RESULTS_MAX,
  laneResultsPath,
  laneSearchResultsPath,
  laneText,
} from '@fairhaul/core'
import { Megaphone } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { Link } from '../../di/Link.tsx'
import { ExportButton } from '../../parts/export/ExportButton.tsx'
import { SaveSearch } from '../../parts/save-search/SaveSearch.tsx'
import { buttonStyle } from '../../ui/Button.tsx'
import { ScreenHeader } from '../../ui/ScreenHeader.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useIsPhone } from '../../ui/use-is-phone.ts'
import styles from './LaneSearchResults.module.css'
import type { LaneResultsStore } from './lane-results-store.ts'
import type { LaneScreenStore } from './lane-screen-store.ts'

/** The lane with its count, and the actions of the whole list. On a phone these are below the list. */
export const LaneHead = observer(({ store }: { readonly store: LaneScreenStore }) => {
  const { isNamed, parts } = store
  const { results } = parts
  const isAwaited = results.isComplete && !isNamed
  const isPhone = useIsPhone()
  return (
    <ScreenHeader
      variant="long"
      className={styles['head'] ?? ''}
      title={
        results.isComplete && isNamed ? (
          laneText(results.address.lane)
        ) : (
          <span data-awaited={isAwaited || undefined}>Lane search results</span>
        )
      }
      count={<Count store={results} />}
      {...(!isPhone &&
        results.isComplete && {
          actions: isNamed ? (
            <LaneActions store={store} />
          ) : (
            <Skeleton shape="block" width="440px" height="var(--height-control)" />
          ),
        })}
    />
  )
})

/** The actions of the whole list: export, save, post an alert. */
export const LaneActions = observer(({ store }: { readonly store: LaneScreenStore }) => {
  const { mayAlert, parts } = store
  const { results, file } = parts
  const { address } = results
  const isPhone = useIsPhone()
  return (
    <div className={styles['actions']}>
      <ExportButton
        store={file}
        unit="carrier"
        label={isPhone ? shortExportText(results) : exportText(results)}
        isDisabled={results.rows.length === 0}
      />
      <SaveSearch address={laneSearchResultsPath(address)} />
      {mayAlert && (
        <Link to={laneResultsPath({ ...address, panel: 'alert' })} {...buttonStyle()}>
          <Megaphone size={15} aria-hidden="true" /> Post an alert
        </Link>
      )}
    </div>
  )
})

/** The number of carriers that the file will hold. */
const exportText = (store: LaneResultsStore): string => {
  const total = store.shown?.answer.carriers.total ?? 0
  if (hasMore(store)) return `Export the first ${formatNumber(LANE_RESULTS_MAX)}`
  return total < 2 ? 'Export' : `Export all ${formatNumber(total)} that match`
}

/** The same beside other buttons of a phone. */
const shortExportText = (store: LaneResultsStore): string => {
  const total = store.shown?.answer.carriers.total ?? 0
  if (hasMore(store)) return `Export first ${formatNumber(LANE_RESULTS_MAX)}`
  return total < 2 ? 'Export' : `Export ${formatNumber(total)}`
}

/** Whether carriers beyond the listed ones may match. */
const hasMore = ({ shown, isCapped }: LaneResultsStore): boolean =>
  isCapped && shown?.address.verdict === null

const Count = observer(({ store }: { readonly store: LaneResultsStore }) => countText(store))

/** Empty: nothing to count. */
const countText = (store: LaneResultsStore): string => {
  const {
    shown,
    isOutdated,
    found: { state: found },
  } = store
  const isComing = found.kind === 'loading'
  if (shown === undefined) return isComing ? 'searching' : ''
  if (isOutdated && isComing) return 'updating'
  if (shown.isWithheld) return ''
  const { carriers } = shown.answer
  return hasMore(store)
    ? `${formatCount(LANE_RESULTS_MAX, 'carrier')} or more`
    : formatCount(carriers.total, 'carrier')
}
