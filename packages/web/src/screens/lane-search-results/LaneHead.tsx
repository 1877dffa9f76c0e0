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
import { buttonLook } from '../../ui/Button.tsx'
import { ScreenHeader } from '../../ui/ScreenHeader.tsx'
import styles from './LaneSearchResults.module.css'
import type { LaneResultsStore } from './lane-results-store.ts'
import type { LaneScreenStore } from './lane-screen-store.ts'

/** The lane with its count, and the actions of the whole list. */
export const LaneHead = observer(({ store }: { readonly store: LaneScreenStore }) => {
  const { mayAlert, isNamed, parts } = store
  const { results, file } = parts
  const { address } = results
  const isKnown = results.isComplete && isNamed
  return (
    <ScreenHeader
      variant="long"
      title={isKnown ? laneText(address.lane) : 'Lane search results'}
      count={<Count store={results} />}
      {...(isKnown && {
        actions: (
          <div className={styles['actions']}>
            <ExportButton
              store={file}
              unit="carrier"
              label={exportText(results.shown)}
              isDisabled={results.rows.length === 0}
            />
            <SaveSearch address={laneSearchResultsPath(address)} />
            {mayAlert && (
              <Link to={laneResultsPath({ ...address, panel: 'alert' })} {...buttonLook()}>
                <Megaphone size={15} aria-hidden="true" /> Post an alert
              </Link>
            )}
          </div>
        ),
      })}
    />
  )
})

/** The number of carriers that the file will hold. */
const exportText = (shown: LaneResultsStore['shown']): string => {
  const total = shown?.answer.carriers.total ?? 0
  return total < 2 ? 'Export' : `Export all ${formatNumber(total)} that match`
}

const Count = observer(({ store }: { readonly store: LaneResultsStore }) => countText(store))

/** Empty: nothing to count. */
const countText = ({ shown, isOutdated, isCapped, found: { state: found } }: LaneResultsStore): string => {
  const isComing = found.kind === 'loading'
  if (shown === undefined) return isComing ? 'searching' : ''
  if (isOutdated && isComing) return 'updating'
  if (shown.isWithheld) return ''
  const { carriers } = shown.answer
  return isCapped && shown.address.verdict === null
    ? `${formatCount(LANE_RESULTS_MAX, 'carrier')} or more`
    : formatCount(carriers.total, 'carrier')
}
