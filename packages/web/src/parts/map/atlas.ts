import type { MapPoint } from '@fairhaul/core'
import { geoConicEqualAreaRaw } from 'd3-geo'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'

/** A place in map units: x to the east, y to the south. The contiguous states are about 9,000 wide. */
export interface MapPlaceXy {
  readonly x: number
  readonly y: number
}

/** A box in map units. */
export interface MapBox {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** The outline of a region. */
export interface Outline {
  /** The `d` of an SVG path. */
  readonly d: string
  /** The width of its largest part, which limits its label. */
  readonly width: number
}

/** The boundaries that ship with the portal, ready to draw. */
export interface Atlas {
  readonly project: (point: MapPoint) => MapPlaceXy
  /** The outline of each region that has one, by its key. */
  readonly states: ReadonlyMap<string, Outline>
  /** Canada and Mexico, whose regions have no outline here. */
  readonly neighbours: string
  /** The land of all other countries. */
  readonly others: string
  /** How far the map can be moved. */
  readonly bounds: MapBox
}

/** The file of the boundaries. It is written by `scripts/atlas.mjs`. */
export interface AtlasFile extends Topology<Record<'states' | 'neighbours' | 'others', GeometryCollection>> {
  readonly projection: {
    readonly parallels: readonly [number, number]
    readonly longitude: number
    readonly latitude: number
    readonly scale: number
  }
}

/** The contiguous states with a margin: what a map shows by default. */
export const HOME_BOX: MapBox = { left: -4_500, top: -2_950, right: 4_550, bottom: 3_100 }
/** The area that trucks reach: from Alaska to Panama, from Hawaii to Newfoundland. */
const BOUNDS: MapBox = { left: -9_500, top: -9_000, right: 7_500, bottom: 8_500 }

const radians = (degrees: number): number => (degrees * Math.PI) / 180

type Ring = readonly (readonly number[])[]

const ringPath = (ring: Ring): string => `M${ring.map(([x, y]) => `${x} ${y}`).join('L')}Z`

const pathOf = (geometry: GeoJSON.Geometry): string =>
  geometry.type === 'MultiPolygon'
    ? geometry.coordinates.map(rings => rings.map(ringPath).join('')).join('')
    : ''

const ringWidth = (ring: Ring | undefined): number => {
  const xs = (ring ?? []).map(([x = 0]) => x)
  return Math.max(...xs) - Math.min(...xs)
}

const outlineOf = (geometry: GeoJSON.Geometry): Outline => ({
  d: pathOf(geometry),
  width:
    geometry.type === 'MultiPolygon' ? Math.max(...geometry.coordinates.map(([ring]) => ringWidth(ring))) : 0,
})

/** Reads the file of the boundaries. */
export const readAtlas = (file: AtlasFile): Atlas => {
  const { parallels, longitude, latitude, scale } = file.projection
  const raw = geoConicEqualAreaRaw(radians(parallels[0]), radians(parallels[1]))
  const [x0, y0] = raw(0, radians(latitude))
  const features = (name: 'states' | 'neighbours' | 'others') => feature(file, file.objects[name]).features
  const together = (name: 'neighbours' | 'others') =>
    features(name)
      .map(({ geometry }) => pathOf(geometry))
      .join('')
  return {
    project: ({ latitude, longitude: east }) => {
      const [x, y] = raw(radians((east > 0 ? east - 360 : east) - longitude), radians(latitude))
      return { x: (x - x0) * scale, y: (y0 - y) * scale }
    },
    states: new Map(features('states').map(({ id, geometry }) => [String(id), outlineOf(geometry)])),
    neighbours: together('neighbours'),
    others: together('others'),
    bounds: BOUNDS,
  }
}
