import { clusterPoints, formatNumber } from '@fairhaul/core'
import { memo, useMemo } from 'react'
import type { Atlas, MapBox } from './atlas.ts'
import { boxOfMark } from './label-boxes.ts'
import styles from './map-drawing.module.css'
import type { PointOnMap } from './map-picture.ts'
import { AROUND_FRAMES } from './use-map-view.ts'
import { isIn, type Size, seenBox, type View } from './view.ts'

/** Points nearer to each other than this are drawn as one cluster. */
const CLUSTER_PX = 40

/** A point in the units of the map. */
export interface PlacedPoint extends PointOnMap {
  readonly x: number
  readonly y: number
}

export const placePoints = (atlas: Atlas, points: readonly PointOnMap[]): readonly PlacedPoint[] =>
  points.map(point => ({ ...point, ...atlas.project(point.point) }))

/** The clusters to draw for the points in a view. */
export const useClusters = (points: readonly PlacedPoint[], view: View, size: Size) => {
  const { k } = view
  const clusters = useMemo(() => clusterPoints(points, CLUSTER_PX / k), [points, k])
  return useMemo(() => {
    const box: MapBox = seenBox(view, size, AROUND_FRAMES)
    return clusters.filter(cluster => isIn(box, cluster))
  }, [clusters, view, size])
}

type Cluster = ReturnType<typeof useClusters>[number]

interface MarkProps {
  readonly id: string
  readonly x: number
  readonly y: number
  readonly count: number
  readonly isHovered: boolean
  readonly label: string | undefined
}

const DOT_PX = 6
const CLUSTER_LEAST_PX = 10
const HIT_PX = 18
/** From the dot up to its label. */
const LABEL_UP_PX = -12

const Mark = memo(({ id, x, y, count, isHovered, label }: MarkProps) => {
  const name = count === 1 ? { 'data-id': id } : { 'data-cluster': id }
  const radius = count === 1 ? DOT_PX : CLUSTER_LEAST_PX + 2 * Math.log10(count) ** 2
  return (
    <g
      transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}
      className={styles['mark']}
      data-hovered={isHovered || undefined}
      {...name}
    >
      <circle r={Math.max(HIT_PX, radius)} className={styles['markHit']} />
      <circle r={radius} className={count === 1 ? styles['dot'] : styles['cluster']} />
      {count > 1 && (
        <text dy="0.35em" className={styles['clusterText']}>
          {formatNumber(count)}
        </text>
      )}
      {count === 1 && label !== undefined && (
        <text dy={LABEL_UP_PX} className={styles['markLabel']}>
          {label}
        </text>
      )}
    </g>
  )
})

interface Props {
  readonly clusters: readonly Cluster[]
  readonly hovered: string | null
  readonly k: number
}

/** The boxes of the labels of points, in pixels. */
export const boxesOfMarks = (clusters: readonly Cluster[], k: number): readonly MapBox[] =>
  clusters.flatMap(({ points, x, y }) => {
    const [{ label } = { label: undefined }] = points
    return points.length === 1 && label !== undefined ? [boxOfMark(label, { x: x * k, y: y * k })] : []
  })

/** Points, and clusters of points with their number. */
export const MapMarks = ({ clusters, hovered, k }: Props) =>
  clusters.map(({ key, points, x, y }) => (
    <Mark
      key={key}
      id={points.length === 1 ? (points[0]?.id ?? key) : key}
      x={x * k}
      y={y * k}
      count={points.length}
      isHovered={hovered !== null && points.some(({ id }) => id === hovered)}
      label={points[0]?.label}
    />
  ))
