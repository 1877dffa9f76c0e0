import { type Lane, type LaneResultsAddress, laneResultsPath, laneSearchPath, laneText } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { Link } from '../../di/Link.tsx'
import { LaneChips } from '../../parts/lane/LaneChips.tsx'
import { NoRows } from '../../parts/list/NoRows.tsx'
import { buttonStyle } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import styles from './LaneSearchResults.module.css'
import type { LaneScreenStore } from './lane-screen-store.ts'

/** No carriers: why, and what to try. Empty: nothing while there are rows or an error. */
export const LaneNothing = observer(({ store }: { readonly store: LaneScreenStore }) => {
  const { results } = store.parts
  const { address, shown, isOutdated, isComplete } = results
  if (!isComplete) return <HalfALane address={address} />
  if (shown === undefined || shown.answer.carriers.items.length > 0 || isOutdated) return null
  if (shown.isWithheld) {
    return (
      <EmptyState
        title="This search was not run"
        text="You have used all the carrier searches in your plan. Your lane and filters are unchanged."
      />
    )
  }
  return (
    <NoRows page={shown.answer.carriers} first={laneResultsPath({ ...address, page: 1 })}>
      <NoneOnLane store={store} />
    </NoRows>
  )
})

const NoneOnLane = observer(({ store }: { readonly store: LaneScreenStore }) => {
  const { results, wider, applied } = store.parts
  const { address } = results
  if (address.verdict !== null) {
    return (
      <EmptyState
        title={`No carrier on this lane has the verdict ${address.verdict}`}
        text="Others were seen on it."
        action={
          <Link to={laneResultsPath({ ...address, verdict: null })} {...buttonStyle()}>
            Show all verdicts
          </Link>
        }
      />
    )
  }
  if (applied.chips.length > 0) {
    return (
      <EmptyState
        title="No carrier was seen on this lane with these filters"
        text="Remove one to search the lane again."
        action={<LaneChips chips={applied.chips} onRemove={applied.remove} onReset={applied.reset} />}
      />
    )
  }
  return (
    <EmptyState
      title="No carrier was seen on this lane"
      text="We find carriers whose trucks were seen at both ends."
      action={<WiderLanes address={address} lanes={wider.lanes} />}
    />
  )
})

const HalfALane = ({ address }: { readonly address: LaneResultsAddress }) => (
  <EmptyState
    title="Choose an origin and a destination"
    text="Carriers appear as soon as you choose both."
    action={
      <Link to={laneSearchPath(address)} {...buttonStyle({ variant: 'primary' })}>
        Choose a lane
      </Link>
    }
  />
)

interface WiderProps {
  readonly address: LaneResultsAddress
  readonly lanes: readonly Lane[]
}

const WiderLanes = ({ address, lanes }: WiderProps) => (
  <span className={styles['wider']}>
    {lanes.map(lane => (
      <Link
        key={laneText(lane)}
        to={laneResultsPath({ ...address, lane, page: 1, panel: null })}
        {...buttonStyle()}
      >
        Search {laneText(lane)} instead
      </Link>
    ))}
  </span>
)
