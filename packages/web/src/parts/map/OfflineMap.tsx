import { formatCount } from '@fairhaul/core'
import { type KeyboardEvent, type MouseEvent, type PointerEvent, useId, useMemo, useState } from 'react'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { type Atlas, HOME_BOX, type MapBox } from './atlas.ts'
import { descriptionOf } from './description-of.ts'
import { MapControls } from './MapControls.tsx'
import { MapDrawing } from './MapDrawing.tsx'
import { placePoints, useClusters } from './MapMarks.tsx'
import { MapTable } from './MapTable.tsx'
import styles from './map.module.css'
import { MAP_KEYS_HELP } from './map-keys-help.ts'
import type { MapPicture, MapViewProps, PointOnMap } from './map-picture.ts'
import { mapKey, useMapGestures } from './use-map-gestures.ts'
import { useMapView } from './use-map-view.ts'
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

const idUnder = (event: { readonly target: EventTarget }, name: 'id' | 'cluster') =>
  (event.target as Element).closest<SVGElement>(`[data-${name}]`)?.dataset[name]

/** Reports the point or area under the pointer, and describes the cluster that is there. */
const useHovering = (clusters: ReturnType<typeof useClusters>, onHover: MapViewProps['onHover']) => {
  const [clusterCaption, setClusterCaption] = useState<string>()
  return {
    clusterCaption,
    onPointerOver: (event: PointerEvent) => {
      onHover(idUnder(event, 'id') ?? null)
      const key = idUnder(event, 'cluster')
      const points = clusters.find(each => each.key === key)?.points
      setClusterCaption(points && clusterText(points))
    },
    onPointerLeave: () => {
      onHover(null)
      setClusterCaption(undefined)
    },
  }
}

/** For screen readers: the keys of the map, and how far it is zoomed, in percent. */
const MapHelp = ({ id, zoomed }: { readonly id: string; readonly zoomed: number }) => (
  <VisuallyHidden>
    <span id={id}>{MAP_KEYS_HELP}</span>
    <span role="status">{zoomed === 100 ? '' : `Zoomed to ${zoomed} percent`}</span>
  </VisuallyHidden>
)

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
  const points = useMemo(() => placePoints(atlas, picture.points ?? []), [atlas, picture.points])
  const clusters = useClusters(points, drawn, size)
  const { clusterCaption, ...hovering } = useHovering(clusters, onHover)

  const click = (event: MouseEvent) => {
    if (wasDrag()) return
    const id = idUnder(event, 'id')
    const cluster = clusters.find(({ key }) => key === idUnder(event, 'cluster'))
    const box = cluster && boxAround(cluster.points, 80)
    if (id !== undefined) onChoose?.(id)
    // A cluster that no zoom separates: the list has its points.
    else if (cluster !== undefined && drawn.k >= K_MAX) text.open()
    else if (box !== undefined) moves.show(box)
  }
  const press = (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget) return
    if (event.key === 'l' && !event.ctrlKey && !event.metaKey && !event.altKey) text.open()
    else if (!mapKey(event, moves)) return
    event.preventDefault()
  }
  const frameHandlers = { ...handlers, ...hovering, onKeyDown: press, onClick: click }
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
        <MapDrawing
          drawing={drawing}
          atlas={atlas}
          picture={picture}
          clusters={clusters}
          hovered={hovered}
          chosen={chosen}
          view={drawn}
          size={size}
        />
        {note !== undefined && <p className={styles['note']}>{note}</p>}
        {caption !== undefined && <p className={styles['caption']}>{caption}</p>}
      </div>
      <MapHelp id={helpId} zoomed={Math.round((drawn.k / viewOfBox(home, size).k) * 100)} />
      {text.isShown && <MapTable {...props} id={text.tableId} />}
      <MapControls moves={text.isShown ? undefined : moves} list={text} />
    </div>
  )
}
