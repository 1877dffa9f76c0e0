import type { AtlasFile } from '../map/atlas.ts'

const square = (at: number): readonly (readonly [number, number])[] => [
  [at, 0],
  [1_000, 0],
  [0, 1_000],
  [-1_000, 0],
  [0, -1_000],
]

/** Boundaries for tests: Texas and Georgia are squares, and no other state has an outline. */
export const A_SMALL_ATLAS = {
  type: 'Topology',
  projection: { parallels: [25, 55], longitude: -97, latitude: 39, scale: 12_500 },
  transform: { scale: [1, 1], translate: [0, 0] },
  objects: {
    states: {
      type: 'GeometryCollection',
      geometries: [
        { type: 'MultiPolygon', id: 'US-TX', arcs: [[[0]]] },
        { type: 'MultiPolygon', id: 'US-GA', arcs: [[[1]]] },
      ],
    },
    neighbours: { type: 'GeometryCollection', geometries: [] },
    others: { type: 'GeometryCollection', geometries: [] },
  },
  arcs: [square(0), square(3_000)],
} as unknown as AtlasFile
