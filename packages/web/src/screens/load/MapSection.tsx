import {
  exactTime,
  lastSeen,
  type Load,
  mapPoint,
  mapStops,
  relativeTime,
  STOP_KIND_LABELS,
  stopPlace,
  stopTown,
  straightRoute,
  type TracePoint,
  tracePath,
} from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { useMemo, useState } from 'react'
import { ListError } from '../../parts/list/ListError.tsx'
import { MapBesideList, MapListNote, MapListRow } from '../../parts/map/MapBesideList.tsx'
import type { MapPicture, PointOnMap, RouteOnMap } from '../../parts/map/map-picture.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Card } from '../../ui/Section.tsx'
import styles from './LoadScreen.module.css'
import type { LoadStore } from './load-store.ts'

/** The sightings that are listed; the map has all. */
const LISTED = 20

interface Props {
  readonly store: LoadStore
  readonly load: Load
}

const routeOf = (
  id: string,
  description: string,
  points: readonly { readonly latitude: number; readonly longitude: number }[],
): readonly RouteOnMap[] => {
  const [from, ...rest] = points
  const to = rest.pop()
  return from === undefined || to === undefined
    ? []
    : [{ id, description, route: straightRoute(from, rest, to) }]
}

const pointsOf = (trace: readonly TracePoint[], prefix: string): readonly PointOnMap[] =>
  trace.flatMap((point, at) => {
    const place = mapPoint(point.latitude, point.longitude)
    return place === null
      ? []
      : [
          {
            id: `${prefix}${at}`,
            point: place,
            description: `${point.areaName ?? 'Truck seen'}, ${exactTime(point.seenAt)}`,
          },
        ]
  })

/** The stops, the planned way, where the truck was, and where other trucks of the carrier were seen lately. */
const pictureOf = (load: Load, trace: readonly TracePoint[], others: readonly TracePoint[]): MapPicture => {
  const stops = mapStops(load.stops)
  const path = tracePath(trace)
  const driven = path.flatMap(each => mapPoint(each.latitude, each.longitude) ?? [])
  return {
    points: [
      ...stops.map(({ stop, number, latitude, longitude }) => ({
        id: `stop${stop.id}`,
        point: { latitude, longitude },
        label: `${number}. ${stopTown(stop)}`,
        description: `${STOP_KIND_LABELS[stop.kind]}, ${stopPlace(stop)}`,
      })),
      ...pointsOf(path, 'seen'),
      ...pointsOf(others, 'other'),
    ],
    routes: [
      ...routeOf('planned', 'Planned, in a straight line', stops),
      ...routeOf('driven', 'Driven, by sightings', driven),
    ],
  }
}

const NONE: readonly TracePoint[] = []

/** Only an answer without sightings says that there are none. */
const emptyTraceText = ({ trace }: LoadStore, { carrierVehicleId }: Load): string => {
  if (carrierVehicleId === null) return 'No truck is assigned.'
  if (trace.value !== undefined) return 'The truck has not been seen on this load.'
  return trace.isPending ? 'Loading the truck’s positions.' : 'The truck’s positions could not be loaded.'
}

/** Where the load is: the map with the sightings of its truck beside it. */
export const MapSection = observer(({ store, load }: Props) => {
  const [hovered, setHovered] = useState<string | null>(null)
  const [chosen, setChosen] = useState<string | null>(null)
  const [showsOthers, setShowsOthers] = useState(false)
  const trace = store.trace.value ?? NONE
  const recent = store.recent.value
  const others = useMemo(
    () =>
      showsOthers
        ? (recent ?? [])
            .filter(each => each.carrierVehicleId !== load.carrierVehicleId)
            .flatMap(({ areas }) => lastSeen(areas) ?? [])
        : NONE,
    [recent, load.carrierVehicleId, showsOthers],
  )
  const picture = useMemo(() => pictureOf(load, trace, others), [load, trace, others])
  const path = tracePath(trace)
  const listed = path.map((point, at) => ({ point, id: `seen${at}` })).slice(-LISTED)
  return (
    <Card
      heading="Where it is"
      actions={
        recent !== undefined &&
        recent.length > 0 && (
          <Checkbox
            label="Show the carrier’s other trucks"
            checked={showsOthers}
            onChange={event => setShowsOthers(event.currentTarget.checked)}
          />
        )
      }
    >
      <ListError
        question={store.recent.state}
        what="where other trucks are"
        onRetry={() => void store.recent.reload()}
      />
      <MapBesideList
        className={styles['map'] ?? ''}
        isUpdating={false}
        label="Where the load is"
        listLabel="Where its truck was seen, newest first"
        fit="contents"
        picture={picture}
        hovered={hovered ?? chosen}
        onHover={setHovered}
        chosen={chosen}
        onChoose={id => setChosen(id === chosen ? null : id)}
      >
        <ol>
          {listed.toReversed().map(({ point, id }) => (
            <li key={id}>
              <MapListRow
                id={id}
                hovered={hovered}
                onHover={setHovered}
                chosen={chosen}
                onChoose={each => setChosen(each === chosen ? null : each)}
                className={styles['seen'] ?? ''}
              >
                <span>{point.areaName ?? 'Area not on record'}</span>
                <span className={styles['note']} title={exactTime(point.seenAt)}>
                  {relativeTime(point.seenAt, store.now)}
                </span>
              </MapListRow>
            </li>
          ))}
        </ol>
        {path.length === 0 && <MapListNote>{emptyTraceText(store, load)}</MapListNote>}
        {path.length > LISTED && (
          <MapListNote>{`${path.length - LISTED} older ones are on the map.`}</MapListNote>
        )}
      </MapBesideList>
    </Card>
  )
})
