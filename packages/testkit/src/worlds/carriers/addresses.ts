import type { PostalPlace } from '../areas/places.ts'
import type { Random } from '../random.ts'
import { CANADIAN_PLACES, MEXICAN_PLACES, STREET_KINDS, STREETS } from '../words/places.ts'

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

/** An address that nobody lives at, in a city that is there. ZIPs: the ones to choose from, United States. */
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
