import type { Country } from '../shared/countries.ts'
import type { MapPoint } from './map-route.ts'

/** A state, province or territory by its country and letters, which collide between countries: `US-CO`, `MX-CO`. */
export type RegionKey = `${Country}-${string}`

/** A state of the United States or Mexico, or a province or territory of Canada. */
export interface Region {
  readonly key: RegionKey
  readonly country: Country
  readonly letters: string
  readonly name: string
  /** About its center: the position of its name, or of its marker if the boundary is unknown. */
  readonly middle: MapPoint
}

/** `TX Texas 31.4 -99.3`: letters, name, degrees north and east. */
const regionsOf = (country: Country, text: string): readonly Region[] =>
  text
    .trim()
    .split(/\s*;\s*/u)
    .map(line => {
      const parts = line.split(/\s+/u)
      const [letters = ''] = parts
      const [latitude = 0, longitude = 0] = parts.slice(-2).map(Number)
      const name = parts.slice(1, -2).join(' ')
      return { key: `${country}-${letters}`, country, letters, name, middle: { latitude, longitude } }
    })

/**
 * The regions that a carrier can be shown in: the fifty states, the District of Columbia, Puerto Rico and the Virgin
 * Islands; Canada's thirteen; Mexico's thirty-two, by the letters of the federal register.
 *
 * Source: section 2, "Map". Choice: Pacific islands without a road connection are left out, or the map would be mostly
 * water.
 */
export const REGIONS: readonly Region[] = [
  ...regionsOf(
    'US',
    `AL Alabama 32.8 -86.8; AK Alaska 64.3 -152.5; AZ Arizona 34.3 -111.7; AR Arkansas 34.8 -92.4; CA California 37.2 -119.6;
    CO Colorado 39 -105.5; CT Connecticut 41.6 -72.7; DE Delaware 39 -75.5; DC District of Columbia 38.9 -77;
    FL Florida 28.4 -81.7; GA Georgia 32.7 -83.4; HI Hawaii 20.3 -156.4; ID Idaho 43.7 -114.6; IL Illinois 40 -89.2;
    IN Indiana 39.9 -86.3; IA Iowa 42 -93.5; KS Kansas 38.5 -98.4; KY Kentucky 37.5 -85.3; LA Louisiana 31 -92.5;
    ME Maine 45.3 -69.2; MD Maryland 39.2 -76.8; MA Massachusetts 42.3 -71.9; MI Michigan 43.6 -84.6;
    MN Minnesota 46.2 -94.5; MS Mississippi 32.7 -89.7; MO Missouri 38.4 -92.5; MT Montana 47 -109.6;
    NE Nebraska 41.5 -99.8; NV Nevada 39.4 -116.7; NH New Hampshire 43.7 -71.6; NJ New Jersey 40.2 -74.6;
    NM New Mexico 34.4 -106.1; NY New York 42.9 -75.5; NC North Carolina 35.5 -79.2; ND North Dakota 47.4 -100.4;
    OH Ohio 40.4 -82.8; OK Oklahoma 35.6 -97.3; OR Oregon 43.9 -120.6; PA Pennsylvania 40.9 -77.8;
    RI Rhode Island 41.7 -71.6; SC South Carolina 33.9 -80.9; SD South Dakota 44.4 -100.2; TN Tennessee 35.9 -86.4;
    TX Texas 31.4 -99.3; UT Utah 39.3 -111.7; VT Vermont 44 -72.7; VA Virginia 37.5 -78.8; WA Washington 47.4 -120.4;
    WV West Virginia 38.6 -80.7; WI Wisconsin 44.6 -89.9; WY Wyoming 43 -107.5; PR Puerto Rico 18.2 -66.4;
    VI Virgin Islands 17.9 -64.8`,
  ),
  ...regionsOf(
    'CA',
    `AB Alberta 54.5 -115; BC British Columbia 54.8 -124.8; MB Manitoba 54.5 -97.5; NB New Brunswick 46.5 -66.3;
    NL Newfoundland and Labrador 53.5 -60.5; NS Nova Scotia 45 -63.4; NT Northwest Territories 64.5 -119;
    NU Nunavut 65.5 -95; ON Ontario 50.3 -86.3; PE Prince Edward Island 46.3 -63.3; QC Quebec 52.3 -72;
    SK Saskatchewan 54.5 -106; YT Yukon 63.5 -135.5`,
  ),
  ...regionsOf(
    'MX',
    `AG Aguascalientes 22 -102.4; BC Baja California 30.5 -115.1; BS Baja California Sur 25.8 -111.9; CM Campeche 18.9 -90.4;
    CS Chiapas 16.5 -92.5; CH Chihuahua 28.8 -106.4; CO Coahuila 27.3 -102; CL Colima 19.1 -104; DF Ciudad de México 19.3 -99.1;
    DG Durango 24.9 -104.9; EM Estado de México 19.4 -99.7; GT Guanajuato 20.9 -101; GR Guerrero 17.6 -99.9;
    HG Hidalgo 20.5 -98.9; JA Jalisco 20.6 -103.7; MI Michoacán 19.2 -101.9; MO Morelos 18.7 -99.1; NA Nayarit 21.8 -104.8;
    NL Nuevo León 25.6 -99.9; OA Oaxaca 17 -96.4; PU Puebla 19 -97.9; QE Querétaro 20.8 -99.8; QR Quintana Roo 19.6 -88;
    SL San Luis Potosí 22.6 -100.4; SI Sinaloa 25 -107.5; SO Sonora 29.6 -110.7; TB Tabasco 18 -92.7;
    TM Tamaulipas 24.3 -98.6; TL Tlaxcala 19.4 -98.2; VE Veracruz 19.4 -96.4; YU Yucatán 20.8 -89; ZA Zacatecas 23.2 -102.9`,
  ),
]

const BY_KEY: ReadonlyMap<string, Region> = new Map(REGIONS.map(region => [region.key, region]))

/**
 * The region with a key in an address, ignoring case.
 *
 * Refuses: undefined for any other text.
 * Source: section 2, "Map".
 */
export const readRegion = (text: string): Region | undefined => BY_KEY.get(text.trim().toUpperCase())
