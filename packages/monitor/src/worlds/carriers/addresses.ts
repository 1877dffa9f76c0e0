import type { PostalPlace } from '../areas/postal-places.ts'
import type { Random } from '../random.ts'

/** Cities of Mexico for invented addresses: city, state, postal code. */
const MEXICAN_PLACES = [
  ['Tijuana', 'BC', '22000'],
  ['Mexicali', 'BC', '21000'],
  ['Nogales', 'SO', '84000'],
  ['Hermosillo', 'SO', '83000'],
  ['Ciudad Juárez', 'CH', '32000'],
  ['Chihuahua', 'CH', '31000'],
  ['Piedras Negras', 'CO', '26000'],
  ['Saltillo', 'CO', '25000'],
  ['Torreón', 'CO', '27000'],
  ['Monterrey', 'NL', '64000'],
  ['Nuevo Laredo', 'TM', '88000'],
  ['Reynosa', 'TM', '88500'],
  ['Matamoros', 'TM', '87300'],
  ['San Luis Potosí', 'SL', '78000'],
  ['Querétaro', 'QE', '76000'],
  ['León', 'GT', '37000'],
  ['Guadalajara', 'JA', '44100'],
  ['Ciudad de México', 'DF', '06000'],
] as const

/** Cities of Canada, with the first three characters of a postal code. */
const CANADIAN_PLACES = [
  ['Mississauga', 'ON', 'L5T'],
  ['Brampton', 'ON', 'L6T'],
  ['Hamilton', 'ON', 'L8E'],
  ['London', 'ON', 'N6E'],
  ['Windsor', 'ON', 'N9A'],
  ['Ottawa', 'ON', 'K1B'],
  ['Montréal', 'QC', 'H4T'],
  ['Laval', 'QC', 'H7L'],
  ['Québec', 'QC', 'G1P'],
  ['Trois-Rivières', 'QC', 'G8Z'],
  ['Winnipeg', 'MB', 'R2R'],
  ['Regina', 'SK', 'S4N'],
  ['Calgary', 'AB', 'T2C'],
  ['Edmonton', 'AB', 'T6B'],
  ['Surrey', 'BC', 'V4N'],
  ['Moncton', 'NB', 'E1H'],
  ['Dartmouth', 'NS', 'B3B'],
] as const

const STREETS =
  `Amberly Ashgrove Bellhaven Brickyard Cannery Carding Cooperage Depot Elmcrest Foundry Freightyard
Gristmill Harvester Ironworks Junction Kiln Lantern Millrace Orchard Packinghouse Quarry Railhead Saddleback Tannery Tollgate
Underhill Viaduct Wagonwheel Weighstation Yardmaster`.split(/\s+/u)

const STREET_KINDS = ['Rd', 'St', 'Ave', 'Ln', 'Dr', 'Pkwy', 'Blvd', 'Ct'] as const

export interface Address {
  readonly street: string
  readonly city: string
  readonly state: string
  readonly postal_code: string
  readonly country: string
}

const street = (random: Random, country: string): string =>
  country === 'MX'
    ? `CALLE ${random.pick(STREETS).toUpperCase()} ${random.whole(10, 2_999)}`
    : `${random.whole(10, 19_999)} ${random.pick(STREETS)} ${random.pick(STREET_KINDS)}`.toUpperCase()

/** An invented address in a real city. `zips` are the ZIPs of the United States to choose from. */
export const addressOf = (random: Random, country: string, zips: readonly PostalPlace[]): Address => {
  const line = street(random, country)
  if (country === 'MX') {
    const [city, state, postal_code] = random.pick(MEXICAN_PLACES)
    return { street: line, city: city.toUpperCase(), state, postal_code, country }
  }
  if (country === 'CA') {
    const [city, state, fsa] = random.pick(CANADIAN_PLACES)
    const rest = `${random.whole(1, 9)}${random.pick([...'ABCEGHJKLMNPRSTVWXYZ'])}${random.whole(1, 9)}`
    return { street: line, city: city.toUpperCase(), state, postal_code: `${fsa} ${rest}`, country }
  }
  const zip = random.pick(zips)
  return { street: line, city: zip.city.toUpperCase(), state: zip.state, postal_code: zip.code, country }
}
