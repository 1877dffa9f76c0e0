import { createRequire } from 'node:module'
import { geoConicEqualAreaRaw } from 'd3-geo'

/** The file that the portal's own map is drawn from. */
export const ATLAS = 'packages/web/src/browser/maps/north-america.json'

/**
 * One projection for the United States, Canada and Mexico: equal areas, so that no country is drawn larger than it is.
 * `scale` gives the contiguous states a width of about 10,000; whole numbers are fine enough to zoom in twelve times.
 */
export const PROJECTION = { parallels: [25, 55], longitude: -97, latitude: 39, scale: 12_500 }

/** In units of the map: the deviation that cannot be seen, and the area of the smallest island that is drawn. */
const US = { tolerance: 7, area: 600 }
const NEIGHBOURS = { tolerance: 12, area: 3_000 }
const OTHERS = { tolerance: 30, area: 12_000 }

const COUNTRIES = { CA: '124', MX: '484' }
const OTHER_COUNTRIES = [
  '320',
  '084',
  '340',
  '222',
  '558',
  '188',
  '591',
  '192',
  '044',
  '388',
  '332',
  '214',
  '304',
]

/** The census number of each state, and its letters. Islands of the Pacific are on no map of carriers. */
export const STATE_LETTERS = new Map(
  (
    '01AL 02AK 04AZ 05AR 06CA 08CO 09CT 10DE 11DC 12FL 13GA 15HI 16ID 17IL 18IN 19IA 20KS 21KY 22LA 23ME 24MD 25MA 26MI ' +
    '27MN 28MS 29MO 30MT 31NE 32NV 33NH 34NJ 35NM 36NY 37NC 38ND 39OH 40OK 41OR 42PA 44RI 45SC 46SD 47TN 48TX 49UT 50VT ' +
    '51VA 53WA 54WV 55WI 56WY 72PR 78VI'
  )
    .split(' ')
    .map(each => [each.slice(0, 2), each.slice(2)]),
)

const radians = degrees => (degrees * Math.PI) / 180

const project = () => {
  const { parallels, longitude, latitude, scale } = PROJECTION
  const raw = geoConicEqualAreaRaw(radians(parallels[0]), radians(parallels[1]))
  const [x0, y0] = raw(0, radians(latitude))
  return ([lon, lat]) => {
    // The last of the Aleutian islands lie beyond the 180th meridian.
    const east = lon > 0 ? lon - 360 : lon
    const [x, y] = raw(radians(east - longitude), radians(lat))
    return [Math.round((x - x0) * scale), Math.round((y0 - y) * scale)]
  }
}

const decoded = topology => {
  const { scale, translate } = topology.transform
  return topology.arcs.map(arc => {
    let x = 0
    let y = 0
    return arc.map(([dx, dy]) => {
      x += dx
      y += dy
      return [x * scale[0] + translate[0], y * scale[1] + translate[1]]
    })
  })
}

const offLine = ([px, py], [ax, ay], [bx, by]) => {
  const length = Math.hypot(bx - ax, by - ay)
  if (length === 0) return Math.hypot(px - ax, py - ay)
  const along = Math.max(0, Math.min(1, ((px - ax) * (bx - ax) + (py - ay) * (by - ay)) / length ** 2))
  return Math.hypot(px - ax - along * (bx - ax), py - ay - along * (by - ay))
}

/** Douglas and Peucker: the ends stay, so that arcs still meet. */
const simplified = (points, tolerance) => {
  if (points.length < 3) return points
  const first = points[0]
  const last = points[points.length - 1]
  let far = 0
  let at = 0
  points.forEach((point, index) => {
    const off = offLine(point, first, last)
    if (off > far) [far, at] = [off, index]
  })
  if (far <= tolerance) return [first, last]
  return [
    ...simplified(points.slice(0, at + 1), tolerance).slice(0, -1),
    ...simplified(points.slice(at), tolerance),
  ]
}

const ringArea = points =>
  Math.abs(
    points.reduce((sum, [x, y], at) => {
      const [nx, ny] = points[(at + 1) % points.length]
      return sum + x * ny - nx * y
    }, 0) / 2,
  )

const polygonsOf = ({ type, arcs }) => (type === 'Polygon' ? [arcs] : arcs)

/** The features of one source as arcs of the atlas; shared arcs are added once. */
const reader = (topology, tolerance, least, atlas) => {
  const to = project()
  const arcs = decoded(topology).map(arc => simplified(arc.map(to), tolerance))
  const indexes = new Map()
  const addArc = at => {
    const index = at < 0 ? ~at : at
    if (!indexes.has(index)) indexes.set(index, atlas.arcs.push(arcs[index]) - 1)
    return at < 0 ? ~indexes.get(index) : indexes.get(index)
  }
  const pointsOf = ring => ring.flatMap(at => (at < 0 ? arcs[~at].toReversed() : arcs[at]).slice(1))
  return (geometry, id) => {
    const polygons = polygonsOf(geometry).map(rings => ({ rings, area: ringArea(pointsOf(rings[0])) }))
    const largest = Math.max(...polygons.map(({ area }) => area))
    const shown = polygons
      .filter(({ area }) => area >= least || area === largest)
      .map(({ rings }) => rings.filter((ring, at) => at === 0 || ringArea(pointsOf(ring)) >= least))
    return { type: 'MultiPolygon', id, arcs: shown.map(rings => rings.map(ring => ring.map(addArc))) }
  }
}

/** Steps between points, as in TopoJSON: small numbers compress well. Equal points in a row become one. */
const delta = arc => {
  let [x, y] = [0, 0]
  const steps = arc.map(([nx, ny]) => {
    const step = [nx - x, ny - y]
    ;[x, y] = [nx, ny]
    return step
  })
  return steps.filter(([dx, dy], at) => at === 0 || at === steps.length - 1 || dx !== 0 || dy !== 0)
}

/** A TopoJSON topology in units of the map, with its projection. */
export const northAmerica = () => {
  const require = createRequire(import.meta.url)
  const us = require('us-atlas/states-10m.json')
  const world = require('world-atlas/countries-50m.json')
  const atlas = { arcs: [] }
  const readUs = reader(us, US.tolerance, US.area, atlas)
  const readNeighbour = reader(world, NEIGHBOURS.tolerance, NEIGHBOURS.area, atlas)
  const readOther = reader(world, OTHERS.tolerance, OTHERS.area, atlas)
  const country = number => world.objects.countries.geometries.find(({ id }) => id === number)
  const states = us.objects.states.geometries
    .filter(({ id }) => STATE_LETTERS.has(id))
    .map(state => readUs(state, `US-${STATE_LETTERS.get(state.id)}`))
  const neighbours = Object.entries(COUNTRIES).map(([key, number]) => readNeighbour(country(number), key))
  const others = OTHER_COUNTRIES.map(number => readOther(country(number), number))
  const collection = geometries => ({ type: 'GeometryCollection', geometries })
  return {
    type: 'Topology',
    projection: PROJECTION,
    transform: { scale: [1, 1], translate: [0, 0] },
    objects: { states: collection(states), neighbours: collection(neighbours), others: collection(others) },
    arcs: atlas.arcs.map(delta),
  }
}
