import {
  carriersByRegion,
  LANE_ENDS,
  type Lane,
  type LaneEnd,
  laneText,
  type MapRoute,
  routeEnds,
  routeMilesText,
  unmappedText,
} from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { useEffect, useId, useMemo, useRef } from 'react'
import { LANE_MAP_KEY } from '../../parts/lane/lane-map-key.ts'
import { MapBesideList, MapListNote } from '../../parts/map/MapBesideList.tsx'
import type { MapPicture, PointOnMap } from '../../parts/map/map-picture.ts'
import { RegionRows, regionAreas } from '../../parts/map/RegionRows.tsx'
import { Button } from '../../ui/Button.tsx'
import { Kbd } from '../../ui/Kbd.tsx'
import { isKey, isOverPage, isTyping } from '../../ui/keys.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import styles from './LaneMap.module.css'
import type { LaneScreenStore } from './lane-screen-store.ts'

/** The id of the route on the map and beside it. */
const ROUTE_ID = 'route'

const END_LABELS = { origin: 'Origin', destination: 'Destination' } as const satisfies Record<LaneEnd, string>

/** A lane as a map shows it: its route, and its two ends by name. Empty: the route is not known. */
const laneOnMap = (lane: Lane, route: MapRoute | null): Pick<MapPicture, 'routes' | 'points'> => {
  const ends = route === null ? undefined : routeEnds(route)
  if (route === null || ends === undefined) return {}
  const at = { origin: ends.from, destination: ends.to }
  return {
    routes: [{ id: ROUTE_ID, route: route, description: laneText(lane) }],
    points: LANE_ENDS.flatMap((end): readonly PointOnMap[] => {
      const name = lane[end]?.name
      return name === undefined
        ? []
        : [{ id: end, point: at[end], description: `${END_LABELS[end]}: ${name}`, label: name }]
    }),
  }
}

interface Props {
  readonly store: LaneScreenStore
  /** A carrier is in the place of the map, which is folded above the list until it is requested. */
  readonly isBeside: boolean
}

/** The key that shows or hides the map from anywhere on the page. */
const useMapKey = (toggle: () => void): void => {
  const latest = useRef(toggle)
  latest.current = toggle
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isTyping(event.target) || isOverPage(event.target)) return
      if (!isKey(event, LANE_MAP_KEY)) return
      event.preventDefault()
      latest.current()
    }
    document.addEventListener('keydown', handleKeyDown)
    return () => document.removeEventListener('keydown', handleKeyDown)
  }, [])
}

/** The lane on the map with its miles, and where the carriers of the page are based, on the map and as a list. */
export const LaneMap = observer(({ store, isBeside }: Props) => {
  const { hovered, hover, parts } = store
  const isShown = isBeside ? store.isMapShownBeside : store.isMapShown
  const toggle = () => store.toggleMap(isBeside)
  useMapKey(toggle)
  const { results, route } = parts
  const { rows, shown } = results
  const lane = shown?.address.lane ?? results.address.lane
  const bodyId = useId()
  const { counts, unmapped } = useMemo(() => carriersByRegion(rows), [rows])
  const picture = useMemo((): MapPicture => {
    const counted = { counted: rows.length, total: rows.length }
    return { ...laneOnMap(lane, route.route), areas: regionAreas(counts, counted) }
  }, [lane, route.route, counts, rows.length])
  const marks = { hovered, onHover: hover, onChoose: focusFirstHovered }
  const isComing = rows.length === 0 && results.found.state.kind === 'loading'
  const hasList = rows.length > 0 || isComing
  const outside = unmappedText(unmapped)
  const unknown = shown === undefined ? 'The lane on the map' : 'Distance unknown'
  // The map itself has the miles at its line.
  const milesText =
    route.route === null ? unknown : isShown ? 'The lane on the map' : routeMilesText(route.route)
  return (
    <section className={styles['map']} data-beside={isBeside || undefined} aria-label="The lane on the map">
      <header className={styles['head']}>
        <p
          className={styles['miles']}
          data-hovered={hovered === ROUTE_ID || undefined}
          onPointerEnter={() => hover(ROUTE_ID)}
          onPointerLeave={() => hover(null)}
        >
          {milesText}
        </p>
        <Button
          size="small"
          variant="quiet"
          aria-expanded={isShown}
          aria-controls={bodyId}
          aria-keyshortcuts={LANE_MAP_KEY}
          onClick={toggle}
        >
          {isShown ? 'Hide map' : 'Show map'}
          <span aria-hidden="true" className={styles['key']}>
            <Kbd>{LANE_MAP_KEY}</Kbd>
          </span>
        </Button>
      </header>
      <div id={bodyId} hidden={!isShown}>
        {isShown && (
          <MapBesideList
            className={styles['regions'] ?? ''}
            label={`${laneText(lane)}, and where the carriers are based`}
            listLabel="Where the carriers are based"
            fit="contents"
            picture={picture}
            {...marks}
          >
            {hasList && (
              <>
                {isComing && <Skeleton shape="text" count={6} />}
                {rows.length > 0 && (
                  <MapListNote>
                    {counts.length === 0
                      ? 'No carriers on this page are based on this map.'
                      : 'Where the carriers on this page are based'}
                  </MapListNote>
                )}
                <RegionRows counts={counts} {...marks} />
                {outside !== undefined && <MapListNote>{outside}</MapListNote>}
              </>
            )}
          </MapBesideList>
        )}
      </div>
    </section>
  )
})

/** Moves the focus to the first carrier based in the hovered region. */
const focusFirstHovered = (): void =>
  document.querySelector<HTMLElement>('tr[data-row][data-hovered]')?.focus()
