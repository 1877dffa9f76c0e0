import { formatCount } from '@fairhaul/core'
import { type KeyboardEvent, type MouseEvent, type PointerEvent, useId, useMemo, useState } from 'react'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { type Atlas, HOME_BOX, type MapBox } from './atlas.ts'
import { descriptionOf } from './description-of.ts'
import { MapControls } from './MapControls.tsx'
import { MapLabels } from './MapLabels.tsx'
import { MapLand } from './MapLand.tsx'
import { MapMarks, placePoints, boxesOfMarks, useClusters } from './MapMarks.tsx'
import { MapRouteLabels, MapRoutes, boxesOfRoutes } from './MapRoutes.tsx'
import { MapTable } from './MapTable.tsx'
import styles from './map.module.css'
import sheet from './map-drawing.module.css'
import { MAP_KEYS_HELP } from './map-keys-help.ts'
import type { MapPicture, MapViewProps, PointOnMap } from './map-picture.ts'
import { drawRoute } from './route-path.ts'
import { mapKey, useMapGestures } from './use-map-gestures.ts'
import { AROUND_FRAMES, useMapView } from './use-map-view.ts'
import { useTextForm } from './use-text-form.ts'
import { boxAround, K_MAX, viewOfBox } from './view.ts'

const NAMED = 2

/**
 * What a cluster's number stands for: "3 places here: Prairie Lantern, Dallas, TX; Sable Creek, Dallas, TX; and 1
 * more".
 */
export const clusterText = (points: readonly Pick<PointOnMap, 'description'>[]): string => {
  const named = points.slice(0, NAMED).map(({ description }) => description)
  const rest = points.length - named.length
  return `${formatCount(points.length, 'place')} here: ${[...named, ...(rest > 0 ? [`and ${rest} more`] : [])].join('; ')}`
}

export interface OfflineMapProps extends MapViewProps {
  readonly atlas: Atlas
  /** Why this map is shown in place of another. */
  readonly note?: string
}

const NOTHING: MapPicture = {}

/** Space at the sides for the labels of points, beside the buttons of the map, in map units. */
const LABEL_SPACE = 500

const boxOf = (atlas: Atlas, { points = [], routes = [] }: MapPicture): MapBox | undefined => {
  const box = boxAround(
    [...points.map(({ point }) => point), ...routes.flatMap(({ route }) => route.points)].map(atlas.project),
  )
  return box && points.some(({ label }) => label !== undefined)
    ? { ...box, left: box.left - LABEL_SPACE, right: box.right + LABEL_SPACE }
    : box
}

/** The size of the drawing, in frames. On paper, where the frame has another size, the drawing scales to it. */
const DRAWN_FRAMES = 1 + 2 * AROUND_FRAMES

const idUnder = (event: { readonly target: EventTarget }, name: 'id' | 'cluster') =>
  (event.target as Element).closest<SVGElement>(`[data-${name}]`)?.dataset[name]

/** The portal's own map, drawn from boundaries that are served with the portal. */
export const OfflineMap = (props: OfflineMapProps) => {
  const {
    label,
    atlas,
    picture,
    hovered,
    onHover,
    chosen = null,
    onChoose,
    fit = 'states',
    listId,
    note,
  } = props
  const helpId = useId()
  const contents = fit === 'contents' ? picture : NOTHING
  const home = useMemo(() => boxOf(atlas, contents) ?? HOME_BOX, [atlas, contents])
  const { frame, drawing, size, drawn, moves } = useMapView(home, atlas.bounds)
  const { wasDrag, handlers } = useMapGestures(frame, moves)
  const text = useTextForm(label, listId)
  const [clusterCaption, setClusterCaption] = useState<string>()
  const points = useMemo(() => placePoints(atlas, picture.points ?? []), [atlas, picture.points])
  const clusters = useClusters(points, drawn, size)
  const { areas = [] } = picture
  const routes = useMemo(
    () => (picture.routes ?? []).map(route => ({ ...route, drawn: drawRoute(atlas, route.route) })),
    [atlas, picture.routes],
  )
  const { k } = drawn
  const left = drawn.x + size.width * AROUND_FRAMES
  const top = drawn.y + size.height * AROUND_FRAMES

  const over = (event: PointerEvent) => {
    onHover(idUnder(event, 'id') ?? null)
    const key = idUnder(event, 'cluster')
    const points = clusters.find(each => each.key === key)?.points
    setClusterCaption(points && clusterText(points))
  }
  const leave = () => {
    onHover(null)
    setClusterCaption(undefined)
  }
  const click = (event: MouseEvent) => {
    if (wasDrag()) return
    const id = idUnder(event, 'id')
    const cluster = clusters.find(({ key }) => key === idUnder(event, 'cluster'))
    const box = cluster && boxAround(cluster.points, 80)
    if (id !== undefined) onChoose?.(id)
    // A cluster that no zoom separates: the list has its points.
    else if (cluster !== undefined && k >= K_MAX) text.open()
    else if (box !== undefined) moves.show(box)
  }
  const press = (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget) return
    if (event.key === 'l' && !event.ctrlKey && !event.metaKey && !event.altKey) text.open()
    else if (!mapKey(event, moves)) return
    event.preventDefault()
  }
  const frameHandlers = {
    ...handlers,
    onKeyDown: press,
    onPointerOver: over,
    onPointerLeave: leave,
    onClick: click,
  }
  const zoomed = Math.round((k / viewOfBox(home, size).k) * 100)
  const caption = (hovered === null ? undefined : descriptionOf(picture, hovered)) ?? clusterCaption

  return (
    <div className={styles['map']} data-choosable={onChoose !== undefined || undefined}>
      {/* The frame stays mounted under the list, to keep its size known, and is inert. */}
      <div
        ref={frame}
        className={styles['frame']}
        role="application"
        aria-roledescription="map"
        aria-label={label}
        aria-describedby={helpId}
        tabIndex={text.isShown ? -1 : 0}
        inert={text.isShown}
        id={text.frameId}
        {...frameHandlers}
      >
        <svg
          ref={drawing}
          className={sheet['drawing']}
          viewBox={`0 0 ${size.width * DRAWN_FRAMES} ${size.height * DRAWN_FRAMES}`}
          aria-hidden="true"
        >
          <g transform={`translate(${left} ${top}) scale(${k})`}>
            <MapLand atlas={atlas} areas={areas} hovered={hovered} chosen={chosen} />
            <MapRoutes routes={routes} hovered={hovered} />
          </g>
          <g transform={`translate(${left} ${top})`}>
            <MapLabels
              atlas={atlas}
              areas={areas}
              hovered={hovered}
              chosen={chosen}
              view={drawn}
              size={size}
              taken={[...boxesOfMarks(clusters, k), ...boxesOfRoutes(routes, k)]}
            />
            <MapRouteLabels routes={routes} hovered={hovered} k={k} />
            <MapMarks clusters={clusters} hovered={hovered} k={k} />
          </g>
        </svg>
        {note !== undefined && <p className={styles['note']}>{note}</p>}
        {caption !== undefined && <p className={styles['caption']}>{caption}</p>}
      </div>
      <VisuallyHidden>
        <span id={helpId}>{MAP_KEYS_HELP}</span>
        <span role="status">{zoomed === 100 ? '' : `Zoomed to ${zoomed} percent`}</span>
      </VisuallyHidden>
      {text.isShown && <MapTable {...props} id={text.tableId} />}
      <MapControls moves={text.isShown ? undefined : moves} list={text} />
    </div>
  )
}
