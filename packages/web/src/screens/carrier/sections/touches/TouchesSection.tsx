import {
  formatCount,
  formatNumber,
  TOUCH_WINDOW_LABELS,
  TOUCH_WINDOWS,
  type VisitedArea,
  verifiedAreas,
} from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { useMemo } from 'react'
import { useScreenStore } from '../../../../di/use-screen-store.ts'
import { ListError } from '../../../../parts/list/ListError.tsx'
import { type SeenArea, SeenAreas } from '../../../../parts/map/SeenAreas.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { Checkbox } from '../../../../ui/Checkbox.tsx'
import { EmptyState } from '../../../../ui/EmptyState.tsx'
import { Card } from '../../../../ui/Section.tsx'
import { Select } from '../../../../ui/Select.tsx'
import { Skeleton } from '../../../../ui/Skeleton.tsx'
import type { ProfilePartProps } from '../../profile-modules.ts'
import styles from './TouchesSection.module.css'
import type { TouchesStore } from './touches-store.ts'

/** The areas that are listed at first; the map has all. */
const LISTED = 50

const WINDOWS = TOUCH_WINDOWS.map(key => ({ key, label: TOUCH_WINDOW_LABELS[key] }))

const aboutText = ({ count, isVerifiedByEld }: VisitedArea): string =>
  `${formatCount(count, 'touch', 'touches')}${isVerifiedByEld ? ', verified by ELD' : ''}`

const seenArea = (area: VisitedArea): SeenArea => ({
  id: String(area.areaId),
  name: area.name,
  lastOn: area.lastOn,
  about: aboutText(area),
  latitude: area.latitude,
  longitude: area.longitude,
})

/** Where the carrier's trucks were seen, on a map with a list beside it. */
export const TouchesSection = observer(({ id, name }: ProfilePartProps) => {
  const store = useScreenStore<TouchesStore>()
  const { all, historical, verified } = store
  return (
    <Card
      id={id}
      heading={name}
      note={
        all !== undefined &&
        all.length > 0 &&
        `${formatCount(all.length, 'ZIP area')}, ${formatNumber(verifiedAreas(all).length)} verified by ELD`
      }
    >
      <ListError
        question={historical.state}
        what="where it was seen"
        onRetry={() => void historical.reload()}
      />
      <ListError
        question={verified.state}
        what="the areas its ELD verified"
        onRetry={() => void verified.reload()}
      />
      {all === undefined ? (
        store.isPending && (
          <div aria-busy="true" className={styles['waiting']}>
            <Skeleton shape="text" count={4} />
          </div>
        )
      ) : all.length === 0 ? (
        !store.isPending && (
          <EmptyState
            title="No area on record"
            text="No inspection, ELD, or load shows where its trucks run. Ask for the last three loads it hauled."
          />
        )
      ) : (
        <Seen store={store} />
      )}
    </Card>
  )
})

const Seen = observer(({ store }: { readonly store: TouchesStore }) => {
  const { areas } = store
  const seen = useMemo(() => areas.map(seenArea), [areas])
  return (
    <>
      <div className={styles['filters']} role="group" aria-label="Filters of areas">
        <Select
          label="Last seen"
          options={WINDOWS}
          value={store.window}
          onChange={store.setWindow}
          className={styles['window'] ?? ''}
        />
        <Checkbox
          label="Verified by ELD only"
          checked={store.isVerifiedOnly}
          onChange={event => store.setVerifiedOnly(event.currentTarget.checked)}
        />
        <span role="status" className={styles['count']}>
          {formatCount(areas.length, 'area')}
        </span>
      </div>
      {areas.length === 0 ? (
        <EmptyState
          title="No area matches"
          text="It was seen earlier, or by sources other than its ELD."
          action={<Button onClick={store.showAll}>Show all areas</Button>}
        />
      ) : (
        <SeenAreas
          areas={seen}
          listLabel="Areas it was seen in"
          listedAtFirst={LISTED}
          isUpdating={store.isPending}
        />
      )}
      <p className={styles['source']}>
        Inspections, loads, and ELD reports of its trucks. Dates are when it was last seen.
      </p>
    </>
  )
})
