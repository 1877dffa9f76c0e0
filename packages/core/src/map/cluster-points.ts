/** A point on a drawn map, in its own units. */
export interface ClusterPoint {
  readonly id: string
  readonly x: number
  readonly y: number
}

/** Points that are too close together to be distinguished, drawn as one. */
export interface PointCluster<Point extends ClusterPoint> {
  /** The same as long as the points and the cell size are the same. */
  readonly key: string
  /** At least one, in the given order. */
  readonly points: readonly Point[]
  /** Their center. */
  readonly x: number
  readonly y: number
}

/**
 * Groups points by the cells of a grid: each point is in one cluster, and panning never changes which.
 *
 * Units:  the cell is in the units of the points.
 * Empty:  no clusters for no points.
 * Source: section 2, "Map". Choice: a grid instead of the nearest neighbours, as 5,000 points are then one pass.
 */
export const clusterPoints = <Point extends ClusterPoint>(
  points: readonly Point[],
  cell: number,
): readonly PointCluster<Point>[] => {
  const cells = new Map<string, Point[]>()
  for (const point of points) {
    const key = `${Math.floor(point.x / cell)} ${Math.floor(point.y / cell)}`
    const there = cells.get(key)
    if (there === undefined) cells.set(key, [point])
    else there.push(point)
  }
  return [...cells].map(([key, points]) => ({
    key,
    points,
    x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
    y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
  }))
}
