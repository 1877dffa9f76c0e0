import {
  formatCalendarDate,
  formatCount,
  formatNumber,
  TOUCH_WINDOW_LABELS,
  TOUCH_WINDOWS,
  type VisitedArea,
  verifiedAreas,
} from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { useMemo, useState } from 'react'
import { useScreenStore } from '../../../../di/use-screen-store.ts'
import { ListError } from '../../../../parts/list/ListError.tsx'
import { MapBesideList, MapListNote, MapListRow } from '../../../../parts/map/MapBesideList.tsx'
import type { MapPicture } from '../../../../parts/map/map-picture.ts'
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

const idOf = ({ areaId }: VisitedArea): string => String(areaId)

const aboutText = ({ count, isVerifiedByEld }: VisitedArea): string =>
  `${formatCount(count, 'touch', 'touches')}${isVerifiedByEld ? ', verified by ELD' : ''}`

const pictureOf = (areas: readonly VisitedArea[]): MapPicture => ({
  points: areas.flatMap(area =>
    area.latitude === null || area.longitude === null
      ? []
      : [
          {
            id: idOf(area),
            point: { latitude: area.latitude, longitude: area.longitude },
            description: `${area.name}, ${aboutText(area)}, last ${formatCalendarDate(area.lastOn)}`,
          },
        ],
  ),
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
  const [hovered, setHovered] = useState<string | null>(null)
  /** Marked while nothing is hovered. */
  const [chosen, setChosen] = useState<string | null>(null)
  const [isWhole, setWhole] = useState(false)
  const { areas } = store
  const picture = useMemo(() => pictureOf(areas), [areas])
  const choose = (id: string) => {
    const at = areas.findIndex(area => idOf(area) === id)
    if (at >= LISTED) setWhole(true)
    setChosen(id === chosen ? null : id)
  }
  const listed = isWhole ? areas : areas.slice(0, LISTED)
  const placeless = areas.length - (picture.points?.length ?? 0)
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
        <MapBesideList
          className={styles['areas'] ?? ''}
          isUpdating={store.isPending}
          label="Where it was seen"
          listLabel="Areas it was seen in"
          fit="contents"
          picture={picture}
          hovered={hovered ?? chosen}
          onHover={setHovered}
          chosen={chosen}
          onChoose={choose}
        >
          <ol>
            {listed.map(area => (
              <li key={area.areaId}>
                <MapListRow
                  id={idOf(area)}
                  className={styles['row'] ?? ''}
                  hovered={hovered}
                  onHover={setHovered}
                  chosen={chosen}
                  onChoose={choose}
                >
                  <span className={styles['place']}>{area.name}</span>
                  <span className={styles['when']}>{formatCalendarDate(area.lastOn)}</span>
                  <span className={styles['who']}>
                    {aboutText(area)}
                    {area.latitude === null && ', not on the map'}
                  </span>
                </MapListRow>
              </li>
            ))}
          </ol>
          {listed.length < areas.length && (
            <Button size="small" className={styles['more'] ?? ''} onClick={() => setWhole(true)}>
              {`List the other ${formatNumber(areas.length - listed.length)}`}
            </Button>
          )}
          {placeless > 0 && <MapListNote>{`${formatCount(placeless, 'area')} not on the map`}</MapListNote>}
        </MapBesideList>
      )}
      <p className={styles['source']}>
        Inspections, loads, and ELD reports of its trucks. Dates are when it was last seen.
      </p>
    </>
  )
})
