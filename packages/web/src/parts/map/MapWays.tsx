import { routeMilesText } from '@fairhaul/core'
import type { Atlas } from './atlas.ts'
import styles from './map.module.css'
import type { WayOnMap } from './map-picture.ts'

interface Props {
  readonly atlas: Atlas
  readonly ways: readonly WayOnMap[]
  readonly lit: string | null
}

/** Ways as lines: whole on the road, broken where they are straight. A broad line beneath takes the pointer. */
export const MapWays = ({ atlas, ways, lit }: Props) =>
  ways.map(({ id, route }) => {
    const d = `M${route.points.map(point => Object.values(xy(atlas, point)).join(' ')).join('L')}`
    return (
      <g key={id} data-id={id} data-lit={id === lit || undefined} className={styles['way']}>
        <path d={d} className={styles['wayHit']} />
        <path d={d} className={styles['wayLine']} data-straight={route.isStraight === true || undefined} />
      </g>
    )
  })

const xy = (atlas: Atlas, point: WayOnMap['route']['points'][number]) => {
  const { x, y } = atlas.project(point)
  return { x: Math.round(x), y: Math.round(y) }
}

/** How long each way is, at its middle, and a dot at each end. */
export const MapWayWords = ({ atlas, ways, lit, k }: Props & { readonly k: number }) =>
  ways.map(({ id, route }) => {
    const { points } = route
    const [from, to] = [points[0], points.at(-1)].map(point => point && atlas.project(point))
    const half = points[Math.floor(points.length / 2)]
    const middle =
      points.length > 2 && half
        ? atlas.project(half)
        : from && to && { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
    return (
      <g key={id} data-id={id} data-lit={id === lit || undefined} className={styles['wayWords']}>
        {from && <circle cx={from.x * k} cy={from.y * k} r={4} className={styles['wayEnd']} />}
        {to && <circle cx={to.x * k} cy={to.y * k} r={4} className={styles['wayEnd']} />}
        {middle && (
          <text x={middle.x * k + 10} y={middle.y * k + 4} className={styles['wayText']}>
            {routeMilesText(route)}
          </text>
        )}
      </g>
    )
  })
