import type { Random } from '../random.ts'
import type { DemoArea } from '../demo/part.ts'

/** Where freight goes from and to, by the names of cities, and how much of it. */
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

/** The areas that trucks are seen in: five-digit ZIPs, and in Canada what covers as much. */
const isSeenIn = ({ is_type, country, latitude }: DemoArea) =>
  latitude !== null && (is_type === 'five_zip' || (is_type === 'three_zip' && country === 'CA'))

/** Two cities, each by the areas that trucks stop in there. */
export interface FreightLane {
  readonly from: readonly DemoArea[]
  readonly to: readonly DemoArea[]
}

/** Stops of a city: more would spread a lane over ZIPs that see one truck a year. */
const STOPS = 8

export interface Network {
  /** Drawn as often as freight goes there. */
  readonly draw: (random: Random) => FreightLane
  /** One end of any lane. */
  readonly anywhere: (random: Random) => DemoArea
  /** The area of a ZIP. Undefined: this world does not have it. */
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
