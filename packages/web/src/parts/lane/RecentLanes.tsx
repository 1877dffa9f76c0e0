import { type Lane, laneKey } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import type { RecentListStore } from '../../stores/recent-list-store.ts'
import { RecentList } from '../../ui/RecentList.tsx'
import styles from './RecentLanes.module.css'
import { recentLaneKey } from './recent-lane-keys.ts'

export interface RecentLanesProps {
  readonly store: RecentListStore<Lane>
  readonly onChoose: (lane: Lane) => void
}

/** The recent lanes; the keys 1 to 8 choose the first to the eighth. Empty: nothing is shown. */
export const RecentLanes = observer(({ store, onChoose }: RecentLanesProps) => (
  <RecentList
    heading="Recent lanes"
    keyAt={recentLaneKey}
    items={store.items.map(lane => {
      const [from, to] = [lane.origin?.name ?? '', lane.destination?.name ?? '']
      return {
        key: laneKey(lane) ?? '',
        name: `${from} to ${to}`,
        shown: (
          <>
            {from} <span className={styles['to']}>to</span> {to}
          </>
        ),
        choose: () => onChoose(lane),
        remove: () => store.remove(lane),
      }
    })}
  />
))
