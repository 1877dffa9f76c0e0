import { type RefObject, useMemo } from 'react'
import type { Atlas } from './atlas.ts'
import { MapLabels } from './MapLabels.tsx'
import { MapLand } from './MapLand.tsx'
import { boxesOfMarks, MapMarks, type useClusters } from './MapMarks.tsx'
import { boxesOfRoutes, MapRouteLabels, MapRoutes } from './MapRoutes.tsx'
import sheet from './map-drawing.module.css'
import type { MapPicture } from './map-picture.ts'
import { drawRoute } from './route-path.ts'
import { AROUND_FRAMES } from './use-map-view.ts'
import type { Size, View } from './view.ts'

/** The size of the drawing, in frames. On paper, where the frame has another size, the drawing scales to it. */
const DRAWN_FRAMES = 1 + 2 * AROUND_FRAMES

interface Props {
  readonly drawing: RefObject<SVGSVGElement | null>
  readonly atlas: Atlas
  readonly picture: MapPicture
  readonly clusters: ReturnType<typeof useClusters>
  readonly hovered: string | null
  readonly chosen: string | null
  readonly view: View
  readonly size: Size
}

/** The layers of a map: land and routes, which scale with the view, and above them labels and marks, which do not. */
export const MapDrawing = ({ drawing, atlas, picture, clusters, hovered, chosen, view, size }: Props) => {
  const { areas = [] } = picture
  const routes = useMemo(
    () => (picture.routes ?? []).map(route => ({ ...route, drawn: drawRoute(atlas, route.route) })),
    [atlas, picture.routes],
  )
  const { k } = view
  const left = view.x + size.width * AROUND_FRAMES
  const top = view.y + size.height * AROUND_FRAMES
  return (
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
          view={view}
          size={size}
          occupied={[...boxesOfMarks(clusters, k), ...boxesOfRoutes(routes, k)]}
        />
        <MapRouteLabels routes={routes} hovered={hovered} k={k} />
        <MapMarks clusters={clusters} hovered={hovered} k={k} />
      </g>
    </svg>
  )
}
