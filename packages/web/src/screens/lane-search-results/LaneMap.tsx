import {
  carriersByRegion,
  COUNTRY_NAMES,
  countedWord,
  elsewhereText,
  formatNumber,
  laneText,
  regionCountText,
  routeMilesText,
  type Lane,
  LANE_ENDS,
  type LaneEnd,
  type MapRoute,
  routeEnds,
} from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { useId, useMemo } from 'react'
import { LazyMap } from '../../parts/map/LazyMap.tsx'
import type { MapPicture, PointOnMap } from '../../parts/map/map-picture.ts'
import { Button } from '../../ui/Button.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import styles from './LaneMap.module.css'
import type { LaneScreenStore } from './lane-screen-store.ts'

/** How the way is named between the map and what stands beside it. */
export const ROUTE_ID = 'way'

const END_LABELS = { origin: 'Origin', destination: 'Destination' } as const satisfies Record<LaneEnd, string>

/** A lane as a map shows it: its way, and its two ends by name. Empty: nothing while the way is not known. */
export const laneOnMap = (lane: Lane, route: MapRoute | null): Pick<MapPicture, 'routes' | 'points'> => {
  const ends = route === null ? undefined : routeEnds(route)
  if (route === null || ends === undefined) return {}
  const at = { origin: ends.from, destination: ends.to }
  return {
    routes: [{ id: ROUTE_ID, route: route, words: laneText(lane) }],
    points: LANE_ENDS.flatMap((end): readonly PointOnMap[] => {
      const name = lane[end]?.name
      return name === undefined
        ? []
        : [{ id: end, point: at[end], words: `${END_LABELS[end]}: ${name}`, label: name }]
    }),
  }
}

/** The lane on the map with its miles, and where the carriers of the page are based, on the map and as a list. */
export const LaneMap = observer(({ store }: { readonly store: LaneScreenStore }) => {
  const { hovered, light, isMapShown: isShown, parts } = store
  const { results, route } = parts
  const { rows, shown } = results
  const lane = shown?.address.lane ?? results.address.lane
  const listId = useId()
  const bodyId = useId()
  const { counts, elsewhere } = useMemo(() => carriersByRegion(rows), [rows])
  const picture = useMemo((): MapPicture => {
    const counted = { counted: rows.length, total: rows.length }
    return {
      ...laneOnMap(lane, route.route),
      areas: counts.map(each => ({
        id: each.region.key,
        shade: each.shade,
        value: formatNumber(each.count),
        words: regionCountText(each, counted),
      })),
    }
  }, [lane, route.route, counts, rows.length])
  const isComing = rows.length === 0 && results.found.kind === 'loading'
  const beside = elsewhereText(elsewhere)
  const unknown = shown === undefined ? 'The lane on the map' : 'Distance not known'
  const milesText = route.route === null ? unknown : routeMilesText(route.route)
  return (
    <section className={styles['map']} aria-label="The lane on the map">
      <header className={styles['head']}>
        <p
          className={styles['miles']}
          data-lit={hovered === ROUTE_ID || undefined}
          onPointerEnter={() => light(ROUTE_ID)}
          onPointerLeave={() => light(null)}
        >
          {milesText}
        </p>
        <Button
          size="small"
          variant="quiet"
          aria-expanded={isShown}
          aria-controls={bodyId}
          onClick={store.toggleMap}
        >
          {isShown ? 'Hide map' : 'Show map'}
        </Button>
      </header>
      <div
        id={bodyId}
        className={styles['body']}
        data-alone={(rows.length === 0 && !isComing) || undefined}
        hidden={!isShown}
      >
        {isShown && (
          <>
            <div className={styles['frame']}>
              <LazyMap
                label={`${laneText(lane)}, and where the carriers are based`}
                picture={picture}
                hovered={hovered}
                onHover={light}
                onChoose={goToFirstHovered}
                fit="contents"
                listId={listId}
              />
            </div>
            <div
              id={listId}
              className={styles['list']}
              tabIndex={-1}
              role="group"
              aria-label="Where the carriers are based"
            >
              {isComing && <Skeleton shape="text" count={6} />}
              {rows.length > 0 && (
                <p className={styles['note']}>
                  {counts.length === 0
                    ? 'No carrier of this page is based on this map.'
                    : 'Where the carriers of this page are based'}
                </p>
              )}
              <ul className={styles['regions']}>
                {counts.map(({ region: { key, name, country }, count }) => (
                  <li key={key}>
                    <button
                      type="button"
                      className={styles['line']}
                      data-lit={key === hovered || undefined}
                      onPointerEnter={() => light(key)}
                      onPointerLeave={() => light(null)}
                      onFocus={() => light(key)}
                      onBlur={() => light(null)}
                      onClick={goToFirstHovered}
                    >
                      <span>{country === 'US' ? name : `${name}, ${COUNTRY_NAMES[country]}`}</span>
                      <span className={styles['number']}>{formatNumber(count)}</span>
                      <VisuallyHidden>{countedWord(count, 'carrier')}</VisuallyHidden>
                    </button>
                  </li>
                ))}
              </ul>
              {beside !== undefined && <p className={styles['note']}>{beside}</p>}
            </div>
          </>
        )}
      </div>
    </section>
  )
})

/** The first carrier of what is lit: the work goes on in its row. */
const goToFirstHovered = (): void => document.querySelector<HTMLElement>('tr[data-row][data-lit]')?.focus()
