import { type CalendarDate, formatCalendarDate, formatCount, formatNumber } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { type ReactNode, useMemo, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { cx } from '../../ui/cx.ts'
import { MapBesideList, MapListNote, MapListRow } from './MapBesideList.tsx'
import type { MapPicture } from './map-picture.ts'
import styles from './SeenAreas.module.css'

/** An area in which trucks were seen. */
export interface SeenArea {
  readonly id: string
  readonly name: string
  readonly lastOn: CalendarDate
  /** How often, or by what: "14 touches". */
  readonly about: string
  readonly latitude: number | null
  readonly longitude: number | null
}

interface Props {
  readonly areas: readonly SeenArea[]
  /** What the list shows: "Places it was seen in". */
  readonly listLabel: string
  /** How many are listed at first, while the map has all. Left out: all. */
  readonly listedAtFirst?: number
  readonly isUpdating: boolean
  /** Below the list. */
  readonly children?: ReactNode
  readonly className?: string
}

const pictureOf = (areas: readonly SeenArea[]): MapPicture => ({
  points: areas.flatMap(({ id, name, about, lastOn, latitude, longitude }) =>
    latitude === null || longitude === null
      ? []
      : [
          {
            id,
            point: { latitude, longitude },
            description: `${name}, ${about}, last ${formatCalendarDate(lastOn)}`,
          },
        ],
  ),
})

/** Where trucks were seen, on a map and in a list beside it. */
export const SeenAreas = observer(
  ({ areas, listLabel, listedAtFirst = areas.length, isUpdating, children, className }: Props) => {
    const [hovered, setHovered] = useState<string | null>(null)
    /** Marked while nothing is hovered. */
    const [chosen, setChosen] = useState<string | null>(null)
    const [isWhole, setWhole] = useState(false)
    const picture = useMemo(() => pictureOf(areas), [areas])
    const choose = (id: string) => {
      if (areas.findIndex(area => area.id === id) >= listedAtFirst) setWhole(true)
      setChosen(id === chosen ? null : id)
    }
    const placeless = areas.length - (picture.points?.length ?? 0)
    const listed = isWhole ? areas : areas.slice(0, listedAtFirst)
    return (
      <MapBesideList
        className={cx(styles['areas'], className) ?? ''}
        isUpdating={isUpdating}
        label="Where it was seen"
        listLabel={listLabel}
        fit="contents"
        picture={picture}
        hovered={hovered ?? chosen}
        onHover={setHovered}
        chosen={chosen}
        onChoose={choose}
      >
        <ol>
          {listed.map(({ id, name, lastOn, about, latitude }) => (
            <li key={id}>
              <MapListRow
                id={id}
                className={styles['row'] ?? ''}
                hovered={hovered}
                onHover={setHovered}
                chosen={chosen}
                onChoose={choose}
              >
                <span className={styles['place']}>{name}</span>
                <span className={styles['when']}>{formatCalendarDate(lastOn)}</span>
                <span className={styles['about']}>
                  {about}
                  {latitude === null && ', not on the map'}
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
        {children}
      </MapBesideList>
    )
  },
)
