import { routeMilesText } from '@fairhaul/core'
import type { MapBox, MapPlaceXy } from './atlas.ts'
import { besideRoute, boxOfText } from './label-boxes.ts'
import styles from './map-drawing.module.css'
import type { RouteOnMap } from './map-picture.ts'
import type { DrawnRoute } from './route-path.ts'

/** A route, and how it is drawn. */
export interface PlacedRoute extends RouteOnMap {
  readonly drawn: DrawnRoute
}

interface Props {
  readonly routes: readonly PlacedRoute[]
  readonly hovered: string | null
}

/** Routes as lines: solid along roads, dashed where straight. A wide transparent line takes the pointer events. */
export const MapRoutes = ({ routes, hovered }: Props) =>
  routes.map(({ id, route, drawn: { d } }) => (
    <g key={id} data-id={id} data-hovered={id === hovered || undefined} className={styles['route']}>
      <path d={d} className={styles['routeHit']} />
      <path d={d} className={styles['routeLine']} data-straight={route.isStraight === true || undefined} />
    </g>
  ))

/** The miles of each route at its middle, and a dot at each end. */
export const MapRouteLabels = ({ routes, hovered, k }: Props & { readonly k: number }) =>
  routes.map(({ id, route, drawn: { ends, middle } }) => (
    <g key={id} data-id={id} data-hovered={id === hovered || undefined} className={styles['routeLabel']}>
      {ends && <End at={ends.from} k={k} />}
      {ends && <End at={ends.to} k={k} />}
      {middle && ends && (
        <text {...textAt(middle, ends, k)} className={styles['routeText']}>
          {routeMilesText(route)}
        </text>
      )}
    </g>
  ))

/** Where the text of a route starts, in pixels. */
const textAt = (middle: MapPlaceXy, { from, to }: NonNullable<DrawnRoute['ends']>, k: number): MapPlaceXy => {
  const beside = besideRoute(from, to)
  return { x: middle.x * k + beside.x, y: middle.y * k + beside.y }
}

/** The boxes of the texts of routes, in pixels. */
export const boxesOfRoutes = (routes: readonly PlacedRoute[], k: number): readonly MapBox[] =>
  routes.flatMap(({ route, drawn: { middle, ends } }) =>
    middle && ends ? [boxOfText(routeMilesText(route) ?? '', textAt(middle, ends, k))] : [],
  )

const End = ({ at, k }: { readonly at: MapPlaceXy; readonly k: number }) => (
  <circle cx={at.x * k} cy={at.y * k} r={4} className={styles['routeEnd']} />
)
