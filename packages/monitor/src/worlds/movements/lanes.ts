import type { DemoArea } from '../demo/part.ts'
import type { Random } from '../random.ts'

/** Lanes by city names, with their share of the freight. */
const LANES: readonly (readonly [weight: number, from: string, to: string])[] = [
  [14, 'Dallas, TX', 'Atlanta, GA'],
  [12, 'Chicago, IL', 'Memphis, TN'],
  [12, 'Laredo, TX', 'Chicago, IL'],
  [9, 'Dallas, TX', 'Houston, TX'],
  [8, 'Los Angeles, CA', 'Dallas, TX'],
  [8, 'Chicago, IL', 'Atlanta, GA'],
  [7, 'Laredo, TX', 'Dallas, TX'],
  [6, 'Atlanta, GA', 'Miami, FL'],
  [6, 'Houston, TX', 'New Orleans, LA'],
  [5, 'Oklahoma City, OK', 'Dallas, TX'],
  [5, 'Los Angeles, CA', 'Phoenix, AZ'],
  [5, 'Seattle, WA', 'Los Angeles, CA'],
  [4, 'Newark, NJ', 'Charlotte, NC'],
  [4, 'Philadelphia, PA', 'Boston, MA'],
  [4, 'Kansas City, MO', 'Denver, CO'],
  [3, 'Columbus, OH', 'Indianapolis, IN'],
  [3, 'San Antonio, TX', 'El Paso, TX'],
  [3, 'Detroit, MI', 'Toronto, ON'],
  [2, 'Toronto, ON', 'Chicago, IL'],
  [2, 'Minneapolis, MN', 'Omaha, NE'],
  [1, 'Washington, DC', 'Toronto, ON'],
]

/** Whether trucks are seen in an area: a five-digit ZIP or a Canadian three-character area. */
const isSeenIn = ({ is_type, country, latitude }: DemoArea) =>
  latitude !== null && (is_type === 'five_zip' || (is_type === 'three_zip' && country === 'CA'))

/** A lane between two cities, each with the areas where trucks stop. */
export interface FreightLane {
  readonly from: readonly DemoArea[]
  readonly to: readonly DemoArea[]
}

/** The most areas of a city; more would spread a lane too thin. */
const STOPS = 8

export interface Network {
  /** A random lane, by its share of the freight. */
  readonly draw: (random: Random) => FreightLane
  /** A random end of a lane. */
  readonly anywhere: (random: Random) => DemoArea
  /** The area of a ZIP. Undefined: this world has none. */
  readonly zip: (code: string) => DemoArea | undefined
}

/** The lanes whose two ends lie in this world. */
export const networkOf = (areas: readonly DemoArea[]): Network => {
  const cities = new Map<string, DemoArea[]>()
  const zips = new Map<string, DemoArea>()
  for (const area of areas.filter(isSeenIn)) {
    const city = area.name.slice(0, area.name.lastIndexOf(' '))
    const stops = cities.get(city)
    if (stops === undefined) cities.set(city, [area])
    else if (stops.length < STOPS) stops.push(area)
    if (area.is_type === 'five_zip') zips.set(area.code, area)
  }
  const lanes = LANES.flatMap(([weight, from, to]): readonly (readonly [number, FreightLane])[] => {
    const [one, other] = [cities.get(from), cities.get(to)]
    return one === undefined || other === undefined ? [] : [[weight, { from: one, to: other }]]
  })
  return {
    draw: random => random.weigh(lanes),
    anywhere: random => random.pick(random.weigh(lanes)[random.chance(0.5) ? 'from' : 'to']),
    zip: code => zips.get(code),
  }
}
