/** A freight market: the places whose nearest market city in their country is this one. */
export interface Market {
  readonly city: string
  readonly state: string
  readonly country: 'US' | 'CA'
  /** Latitude and longitude of its city in degrees. Left out: the center of the city's ZIPs. */
  readonly at?: readonly [number, number]
}

const usCities = (text: string): readonly Market[] =>
  text
    .trim()
    .split(/\s*;\s*/u)
    .flatMap(entry => {
      const [state = '', names = ''] = entry.split(/:\s+/u)
      return names.split(/,\s+/u).map(city => ({ city: city.replace(/\s+/gu, ' '), state, country: 'US' }))
    })

const ca = (city: string, state: string, latitude: number, longitude: number): Market => ({
  city,
  state,
  country: 'CA',
  at: [latitude, longitude],
})

const CANADIAN_MARKETS: readonly Market[] = [
  ca('Vancouver', 'BC', 49.26, -123.11),
  ca('Prince George', 'BC', 53.91, -122.78),
  ca('Calgary', 'AB', 51.05, -114.07),
  ca('Edmonton', 'AB', 53.55, -113.49),
  ca('Regina', 'SK', 50.45, -104.61),
  ca('Winnipeg', 'MB', 49.9, -97.14),
  ca('Toronto', 'ON', 43.65, -79.38),
  ca('Ottawa', 'ON', 45.42, -75.69),
  ca('Thunder Bay', 'ON', 48.38, -89.25),
  ca('Montréal', 'QC', 45.5, -73.57),
  ca('Québec', 'QC', 46.81, -71.21),
  ca('Moncton', 'NB', 46.09, -64.77),
  ca('Halifax', 'NS', 44.65, -63.58),
]

/**
 * Our own table of markets around larger cities.
 *
 * Choice: names and boundaries of published market sets belong to their owners, so these are derived from cities: each
 * place belongs to the nearest one.
 */
export const MARKETS: readonly Market[] = [
  ...usCities(
    `AL: Birmingham, Mobile, Huntsville, Montgomery; AK: Anchorage, Fairbanks; AZ: Phoenix, Tucson, Flagstaff;
AR: Little Rock, Fort Smith; CA: Los Angeles, Ontario, San Francisco, Stockton, Fresno, San Diego, Sacramento, Bakersfield,
Redding; CO: Denver, Grand Junction, Pueblo; CT: Hartford; DE: Wilmington; DC: Washington; FL: Jacksonville, Lakeland, Miami,
Orlando, Tallahassee, Fort Myers, Pensacola; GA: Atlanta, Savannah, Macon, Augusta; HI: Honolulu; ID: Boise, Twin Falls;
IL: Chicago, Joliet, Bloomington, Rockford, Effingham; IN: Indianapolis, Fort Wayne, Evansville, South Bend; IA: Des Moines,
Cedar Rapids, Davenport, Sioux City; KS: Wichita, Topeka, Dodge City; KY: Louisville, Lexington, Bowling Green, Paducah;
LA: New Orleans, Baton Rouge, Shreveport; ME: Portland, Bangor; MD: Baltimore, Hagerstown; MA: Boston, Springfield;
MI: Detroit, Grand Rapids, Saginaw, Marquette; MN: Minneapolis, Duluth, Rochester; MS: Jackson, Tupelo; MO: Saint Louis,
Kansas City, Springfield; MT: Billings, Missoula, Great Falls; NE: Omaha, North Platte; NV: Las Vegas, Reno, Elko;
NH: Manchester; NJ: Newark; NM: Albuquerque, Roswell; NY: New York, Albany, Buffalo, Syracuse, Elmira; NC: Charlotte,
Greensboro, Raleigh, Wilmington, Asheville; ND: Fargo, Bismarck, Minot; OH: Columbus, Cleveland, Cincinnati, Toledo;
OK: Oklahoma City, Tulsa; OR: Portland, Medford, Pendleton; PA: Philadelphia, Pittsburgh, Harrisburg, Allentown, Erie;
PR: San Juan; RI: Providence; SC: Columbia, Greenville, Charleston; SD: Sioux Falls, Rapid City; TN: Memphis, Nashville,
Knoxville, Chattanooga; TX: Dallas, Houston, San Antonio, Austin, El Paso, Laredo, Mcallen, Lubbock, Amarillo, Midland,
Texarkana, Corpus Christi; UT: Salt Lake City, Saint George; VT: Burlington; VA: Richmond, Norfolk, Roanoke; WA: Seattle,
Spokane, Yakima; WV: Charleston, Huntington; WI: Milwaukee, Green Bay, Eau Claire; WY: Cheyenne, Casper`,
  ),
  ...CANADIAN_MARKETS,
]

/** Our own market code, such as `TX-DALLAS`. */
export const marketCode = ({ city, state }: Market): string =>
  `${state}-${city
    .normalize('NFKD')
    .toUpperCase()
    .replace(/[^A-Z]/gu, '')}`
