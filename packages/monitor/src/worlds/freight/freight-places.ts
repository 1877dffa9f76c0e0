import type { DemoArea } from '../demo/part.ts'

/** A town that freight is picked up in or delivered to. */
export interface FreightPlace {
  readonly area: DemoArea
  readonly latitude: number
  readonly longitude: number
  readonly state: string
  readonly zone: string
}

const CENTRAL = 'America/Chicago'
const EASTERN = 'America/New_York'
/** Towns by ZIP, so that a small world has those of its states. */
const PLACES: readonly (readonly [zip: string, state: string, zone: string])[] = [
  ['75201', 'TX', CENTRAL],
  ['77002', 'TX', CENTRAL],
  ['78205', 'TX', CENTRAL],
  ['79901', 'TX', 'America/Denver'],
  ['79101', 'TX', CENTRAL],
  ['78040', 'TX', CENTRAL],
  ['73102', 'OK', CENTRAL],
  ['74103', 'OK', CENTRAL],
  ['30303', 'GA', EASTERN],
  ['60601', 'IL', CENTRAL],
  ['38103', 'TN', CENTRAL],
  ['80202', 'CO', 'America/Denver'],
  ['90012', 'CA', 'America/Los_Angeles'],
  ['85004', 'AZ', 'America/Phoenix'],
  ['28202', 'NC', EASTERN],
  ['64105', 'MO', CENTRAL],
]

/** Offsets of a cell and its neighbors. */
const AROUND = [0, -1, 1]

const hasPlace = (area: DemoArea): area is DemoArea & { latitude: number; longitude: number } =>
  typeof area.latitude === 'number' && typeof area.longitude === 'number'

/** The towns of this world, and its ZIPs by position. */
export interface FreightMap {
  readonly places: readonly FreightPlace[]
  /** The nearest ZIP area within about a degree of a point. Undefined: there is none. */
  readonly areaAt: (point: { readonly latitude: number; readonly longitude: number }) => DemoArea | undefined
}

/** The towns and ZIPs of this world. */
export const freightMapOf = (areas: readonly DemoArea[]): FreightMap => {
  const zips = areas.filter(area => area.is_type === 'five_zip').filter(hasPlace)
  const cells = new Map<string, (DemoArea & { latitude: number; longitude: number })[]>()
  const cell = (latitude: number, longitude: number) => `${Math.floor(latitude)} ${Math.floor(longitude)}`
  for (const area of zips) {
    const key = cell(area.latitude, area.longitude)
    const there = cells.get(key)
    if (there === undefined) cells.set(key, [area])
    else there.push(area)
  }
  const byCode = new Map(zips.map(area => [area.code, area]))
  return {
    places: PLACES.flatMap(([zip, state, zone]) => {
      const area = byCode.get(zip)
      return area === undefined
        ? []
        : [{ area, state, zone, latitude: area.latitude, longitude: area.longitude }]
    }),
    areaAt: point => {
      let nearest: DemoArea | undefined
      let least = Number.POSITIVE_INFINITY
      for (const north of AROUND)
        for (const east of AROUND)
          for (const area of cells.get(cell(point.latitude + north, point.longitude + east)) ?? []) {
            const far = (area.latitude - point.latitude) ** 2 + (area.longitude - point.longitude) ** 2
            if (far < least) [nearest, least] = [area, far]
          }
      return nearest
    },
  }
}
